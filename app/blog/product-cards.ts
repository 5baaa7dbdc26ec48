import { findProduct, productPath } from "#shop/lists.ts";
import { formatMoney } from "#shop/money.ts";
import { productPicture } from "#shop/pictures.ts";
import type { Snapshot } from "#shop/snapshot.ts";

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
