import type { AnyProduct, Product } from "./product.ts";
import type { Snapshot } from "./snapshot.ts";

const shown = 4;

/** The four of a list that are most like a product: kind, then size and what costs no more, style, color and price. */
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
    (a.type === b.type ? 5 : 0) +
    (a.size === b.size ? 4 : 0) +
    (b.priceCents <= a.priceCents ? 2 : 0) +
    (a.style === b.style ? 2 : 0) +
    (a.colors[0] === b.colors[0] ? 1 : 0) +
    (1 - priceGap)
  );
}

const forBeds = ["mattress", "nightstand", "dresser", "chest", "bench"];
const forSeats = ["coffee table", "end table", "tv stand", "lamp", "rug", "ottoman"];
const forTables = ["buffet", "bar cart", "hutch", "rug", "bar stools"];

/** The kinds that complete a kind, the most needed first. */
const companions = new Map([
  ...["bed", "bedroom set", "bunk bed", "daybed", "headboard"].map((of) => [of, forBeds] as const),
  ...["sofa", "sectional", "loveseat", "living room set", "sleeper sofa", "futon", "recliner"].map(
    (of) => [of, forSeats] as const,
  ),
  ...["dining set", "dining table", "pub set"].map((of) => [of, forTables] as const),
  ["mattress", ["bed", "bunk bed", "daybed", "nightstand"]],
  ["tv stand", ["sofa", "coffee table", "rug"]],
]);

type Products = Snapshot["products"];

/** What completes a product, of every list: the best matches of each kind that goes with it and does not come with it. */
export function completingProducts(product: Product, products: Products): readonly AnyProduct[] {
  const known = completing.get(products) ?? new Map<string, readonly AnyProduct[]>();
  completing.set(products, known);
  let found = known.get(product.slug);
  if (!found) {
    found = findCompleting(product, products);
    known.set(product.slug, found);
  }
  return found;
}

/** Asked of the same lists again with the next change. */
const completing = new WeakMap<Products, Map<string, readonly AnyProduct[]>>();

function findCompleting(product: Product, products: Products) {
  const comesWith = [...product.pieces.map(({ name }) => name), ...(product.facts?.included ?? [])]
    .join()
    .toLowerCase();
  const kinds = (companions.get(product.type) ?? [])
    .filter((type) => !comesWith.includes(type))
    .map((type) => {
      const isSized = [type, product.type].includes("mattress") && type !== "nightstand";
      const candidates = (byType(products).get(type) ?? []).filter(
        ({ size, stock }) => stock.east + stock.west > 0 && (!isSized || size === product.size),
      );
      return relatedProducts({ ...product, type }, candidates);
    });
  // One of each kind; where there are few kinds, more of the most needed.
  const [firsts, others] = [
    kinds.flatMap(([first]) => first ?? []),
    kinds.flatMap(([, ...rest]) => rest),
  ];
  return [...firsts, ...others].slice(0, shown);
}

const grouped = new WeakMap<Products, Map<string, AnyProduct[]>>();

function byType(products: Products) {
  let groups = grouped.get(products);
  if (!groups) {
    groups = Map.groupBy(Object.values(products).flat(), ({ type }) => type);
    grouped.set(products, groups);
  }
  return groups;
}
