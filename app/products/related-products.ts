import type { Product } from "#app/catalog/product.ts";

/** The four of a list that are most like a product: kind, then size, style, color and price. */
export function relatedProducts<T extends Product>(product: Product, list: readonly T[]): T[] {
  return list
    .filter(({ slug }) => slug !== product.slug)
    .map((candidate) => ({ candidate, likeness: likeness(product, candidate) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, 4)
    .map(({ candidate }) => candidate);
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
