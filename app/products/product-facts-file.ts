import { snapshotOf } from "#app/catalog/snapshot.server.ts";
import { deliveryFacts } from "#app/delivery/delivery-facts.ts";
import type { Route } from "./+types/product-facts-file";
import { productFacts } from "./product-facts.ts";
import { requireProduct } from "./require-product.ts";

/** /products/<slug>.json, for the dialog over a list, and /products/delivery.json, how any of them gets home. */
export function loader({ params, context }: Route.LoaderArgs) {
  const snapshot = snapshotOf(context);
  if (params.slug === "delivery") return Response.json(deliveryFacts(snapshot));
  return Response.json(productFacts(snapshot, requireProduct(snapshot, params.slug)));
}
