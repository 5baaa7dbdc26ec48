import { requireProduct } from "#app/catalog/products.ts";
import type { Route } from "./+types/product-facts-file";
import { productFacts } from "./product-facts.ts";

/** /products/<slug>.json, written at build time, for the dialog over a list. */
export function loader({ params }: Route.LoaderArgs) {
  return Response.json(productFacts(requireProduct(params.slug)));
}
