import type { Product } from "./product.ts";

const shown = 4;

/** The four of a list that are most like a product: kind, then size, style, color and price. */
export function relatedProducts<T extends Product>(product: Product, list: readonly T[]): T[] {
  // A list of hundreds is looked through for each of its pages: the best are kept on the way, nothing is sorted.
  const best: { candidate: T; likeness: number }[] = [];
  for (const candidate of list) {
    if (candidate.slug === product.slug) continue;
    const found = { candidate, likeness: likeness(product, candidate) };
    if (best.length === shown && found.likeness <= best[shown - 1]!.likeness) continue;
    const worse = best.findIndex((other) => other.likeness < found.likeness);
    best.splice(worse < 0 ? best.length : worse, 0, found);
    best.length = Math.min(best.length, shown);
  }
  return best.map(({ candidate }) => candidate);
}

function likeness(a: Product, b: Product) {
  const priceGap = Math.abs(a.priceCents - b.priceCents) / Math.max(a.priceCents, b.priceCents);
  return (
    (a.type === b.type ? 4 : 0) +
    (a.size === b.size ? 2 : 0) +
    (a.style === b.style ? 2 : 0) +
    (a.colors[0] === b.colors[0] ? 1 : 0) +
    (1 - priceGap)
  );
}
