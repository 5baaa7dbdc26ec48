import { loadJson } from "#app/lib/load-json.ts";
import type { ProductFacts } from "./product-facts.ts";

/** Everything about one product, from the file beside its page. */
export function loadProduct(slug: string) {
  return loadJson<ProductFacts>(`/products/${slug}.json`);
}
