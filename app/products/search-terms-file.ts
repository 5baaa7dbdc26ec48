import { snapshotOf } from "#app/site/snapshot.server.ts";
import { own } from "#shop/own.ts";
import type { AnyProduct } from "#shop/product.ts";
import type { Route } from "./+types/search-terms-file";

/** /products/words/<category>.json, by slug, all that a search may find. */
export function loader({ params, context }: Route.LoaderArgs) {
  const list = own(snapshotOf(context).products, params.category);
  if (!list) throw new Response("No such list", { status: 404 });
  return Response.json(Object.fromEntries(list.map((product) => [product.slug, words(product)])));
}

function words({ description, finish, materials, features, pieces }: AnyProduct) {
  const texts = [description, finish, ...materials, ...features, ...pieces.map(({ name }) => name)];
  return [
    ...new Set(
      texts
        .join(" ")
        .toLowerCase()
        .match(/[\p{L}\d]{3,}/gu),
    ),
  ].join(" ");
}
