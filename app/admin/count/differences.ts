import { plural } from "../format.ts";
import type { Product } from "../records/records.queries.ts";

interface Counted {
  product: Pick<Product, "title">;
  /** As it was before the count. */
  stock: { onHand: number };
  onHand: number;
}

const mostNamed = 3;

/** "All as it was." "2 differ: Oak Bench 2 → 1, Brass Lamp 0 → 1." */
export function differences(counted: readonly Counted[]): string {
  const found = counted.filter(({ stock, onHand }) => onHand !== stock.onHand);
  if (found.length === 0) return "All as it was.";
  const named = found
    .slice(0, mostNamed)
    .map(({ product, stock, onHand }) => `${product.title} ${stock.onHand} → ${onHand}`);
  const rest = found.length - named.length;
  if (rest > 0) named.push(plural(rest, "other"));
  return `${found.length} ${found.length === 1 ? "differs" : "differ"}: ${named.join(", ")}.`;
}
