import { productPicture } from "#app/catalog/product-pictures.ts";
import { findProduct, productPath } from "#app/catalog/products.ts";
import type { Snapshot } from "#app/catalog/snapshot.ts";
import { formatMoney } from "#app/lib/money.ts";

/** What an article shows of the products it names, without those that are sold. For loaders. */
export function productCards(snapshot: Snapshot, slugs: readonly string[]) {
  return slugs
    .map((slug) => findProduct(snapshot, slug))
    .filter((product) => product !== undefined)
    .map((product) => ({
      href: productPath(product),
      title: product.title,
      price: formatMoney(product.priceCents),
      picture: productPicture(snapshot, product),
    }));
}
