/** Which pages a change cannot have touched, so that their loaders need not run: the pieces of other lists. */

import type { Category } from "#app/catalog/product.ts";
import { listNames, productPath } from "#app/catalog/products.ts";
import type { Snapshot } from "#app/catalog/snapshot.ts";

/**
 * A piece's page shows the piece, others of its list, and where it has no picture of its own, that of a
 * similar piece of any list. Where more than products differs, nothing is settled.
 */
export function settledPaths(before: Snapshot, now: Snapshot): Set<string> {
  const settled = new Set<string>();
  if (!isSameBeside(before, now)) return settled;
  for (const list of listNames) {
    const known = new Map(piecesOf(before, list).map((product) => [product.slug, product]));
    const isSameList =
      before.products[list].length === now.products[list].length &&
      now.products[list].every((product, at) => isSame(product, before.products[list][at]));
    for (const product of piecesOf(now, list)) {
      const isOwn = product.photos !== undefined || Object.hasOwn(now.pictures, product.slug);
      if (!isOwn || !isSame(product, known.get(product.slug))) continue;
      settled.add(`/products/${product.slug}.json`);
      if (isSameList) settled.add(productPath(product));
    }
  }
  return settled;
}

/** For sale or not any more. */
const piecesOf = ({ products, formerProducts }: Snapshot, list: Category) => [
  ...products[list],
  ...formerProducts.filter(({ category }) => category === list),
];

/** What moves with every version, and what is looked at piece by piece. */
const moving: ReadonlySet<string> = new Set<keyof Snapshot>([
  "version",
  "takenAt",
  "products",
  "formerProducts",
]);

function isSameBeside(before: Snapshot, now: Snapshot): boolean {
  return (Object.keys(now) as (keyof Snapshot)[]).every(
    (part) => moving.has(part) || isSame(before[part], now[part]),
  );
}

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);
