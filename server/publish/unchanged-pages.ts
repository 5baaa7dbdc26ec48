/** Which pages a change cannot have touched, so that their loaders need not run. */

import { listNames, productPath } from "#shop/lists.ts";
import { hasOwnPicture } from "#shop/pictures.ts";
import type { AnyProduct, Category, FormerProduct } from "#shop/product.ts";
import { completingProducts, relatedProducts } from "#shop/related-products.ts";
import type { Snapshot } from "#shop/snapshot.ts";

type Sold = AnyProduct | FormerProduct;

/**
 * A product's page shows the product, the ones of its list that are most like it, and those that complete it; files of a list show
 * what is for sale on it. What has no picture of its own shows that of a similar product of any list. Where
 * more than products differs, nothing is unchanged.
 */
export function unchangedPaths(before: Snapshot, now: Snapshot): Set<string> {
  const unchanged = new Set<string>();
  if (!isSameBeside(before, now)) return unchanged;
  for (const list of listNames) {
    const known = new Map(productsIn(before, list).map((product) => [product.slug, product]));
    const isSameList =
      before.products[list].length === now.products[list].length &&
      now.products[list].every((product, at) => isSame(product, before.products[list][at]));
    const isOwn = (product: Sold) => hasOwnPicture(now, product);
    const isListUnchanged = isSameList && now.products[list].every(isOwn);
    if (isSameList) {
      unchanged.add(`/products/words/${list}.json`);
      unchanged.add(`/products/sizes/${list}.json`);
    }
    const isShownAlike = (shown: readonly Sold[], shownBefore: readonly Sold[]) =>
      shown.length === shownBefore.length &&
      shown.every((other, at) => isOwn(other) && isSame(other, shownBefore[at]));
    const isRelatedUnchanged = (product: Sold) =>
      isShownAlike(
        relatedTo(product, now.products[list]),
        relatedTo(product, before.products[list]),
      );
    for (const product of productsIn(now, list)) {
      if (!isOwn(product) || !isSame(product, known.get(product.slug))) continue;
      const [completing, completingBefore] = [now, before].map(({ products }) =>
        completingProducts(product, products),
      );
      if (!isShownAlike(completing!, completingBefore!)) continue;
      unchanged.add(`/products/${product.slug}.json`);
      if (isListUnchanged || isRelatedUnchanged(product)) unchanged.add(productPath(product));
    }
  }
  return unchanged;
}

/** Asked of the same list again with the next change. */
function relatedTo(product: Sold, list: readonly AnyProduct[]): readonly Sold[] {
  const ofList = related.get(list) ?? new Map<string, readonly Sold[]>();
  related.set(list, ofList);
  const found = ofList.get(product.slug) ?? relatedProducts<Sold>(product, list);
  ofList.set(product.slug, found);
  return found;
}

const related = new WeakMap<readonly AnyProduct[], Map<string, readonly Sold[]>>();

/** For sale or not any more. */
const productsIn = ({ products, formerProducts }: Snapshot, list: Category) => [
  ...products[list],
  ...formerProducts.filter(({ category }) => category === list),
];

/** What moves with every version or day, full days and articles, which no page of a product says; and what is looked at product by product. */
const moving: ReadonlySet<string> = new Set<keyof Snapshot>([
  "version",
  "takenAt",
  "takenOn",
  "fullDeliveryDays",
  "articles",
  "products",
  "formerProducts",
]);

function isSameBeside(before: Snapshot, now: Snapshot): boolean {
  return (Object.keys(now) as (keyof Snapshot)[]).every(
    (part) => moving.has(part) || isSame(before[part], now[part]),
  );
}

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);
