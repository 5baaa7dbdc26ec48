import type { AnyProduct } from "#shop/product.ts";

/** What a compare-at price is: where it was seen, of a piece in which condition, and that it is no former price (16 CFR 233). */
export function compareAtWords({
  compareAtSource,
  condition,
}: Pick<AnyProduct, "compareAtSource" | "condition">): string {
  const isNew = condition.grade === "new";
  const source = compareAtSource ?? "its list price, or what it sells for elsewhere";
  const former = /\b(our|we)\b/i.test(source) ? "" : " Not a price we used to charge.";
  return `Compare at${isNew ? "" : " (new, without flaws)"}: ${source}.${former}`;
}
