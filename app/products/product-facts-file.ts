import { deliveryFacts } from "#app/delivery/delivery-file.ts";
import { snapshotOf } from "#app/site/snapshot.server.ts";
import { findFormer, findProduct } from "#shop/lists.ts";
import type { Route } from "./+types/product-facts-file";
import { productFacts } from "./product-facts.ts";
import { requireProduct } from "./require-product.ts";

/** What the dialog over a list shows of a product: /products/<slug>.json. */
export function loader({ params, context }: Route.LoaderArgs) {
  const snapshot = snapshotOf(context);
  // Pages that were published before /delivery.json ask here.
  const isProduct = findProduct(snapshot, params.slug) ?? findFormer(snapshot, params.slug);
  if (params.slug === "delivery" && !isProduct) return Response.json(deliveryFacts(snapshot));
  return Response.json(productFacts(snapshot, requireProduct(snapshot, params.slug)));
}
