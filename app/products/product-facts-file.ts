import { requireAnswering } from "#app/catalog/products.ts";
import { snapshotOf } from "#app/catalog/snapshot.server.ts";
import type { Route } from "./+types/product-facts-file";
import { productFacts } from "./product-facts.ts";

/** /products/<slug>.json, for the dialog over a list. */
export function loader({ params, context }: Route.LoaderArgs) {
  const snapshot = snapshotOf(context);
  return Response.json(productFacts(snapshot, requireAnswering(snapshot, params.slug)));
}
