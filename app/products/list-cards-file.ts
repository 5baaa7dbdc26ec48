import { snapshotOf } from "#app/site/snapshot.server.ts";
import type { Category } from "#shop/product.ts";
import type { Route } from "./+types/list-cards-file";
import { listCards } from "./list-cards.ts";

/** /products/lists/<category>.json, all cards of a list that has more than one page. */
export function loader({ params, context }: Route.LoaderArgs) {
  const snapshot = snapshotOf(context);
  const category = params.category as Category;
  if (!snapshot.products[category]) throw new Response("No such list", { status: 404 });
  return Response.json(listCards(snapshot, category));
}
