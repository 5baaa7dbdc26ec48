import type { AnyProduct } from "#shop/product.ts";

/**
 * How much of a wall a product takes at most, in inches: its widest part, or all seats of a sectional that
 * are joined; undefined before it is measured. For loaders.
 */
export function wallWidth({ type, pieces }: Pick<AnyProduct, "type" | "pieces">) {
  if (pieces.length === 0) return undefined;
  const joined = pieces.filter(({ name }) => type === "sectional" && !/ottoman/i.test(name));
  const joinedIn = joined.reduce((sum, { count, widthIn }) => sum + count * widthIn, 0);
  return Math.max(joinedIn, ...pieces.map(({ widthIn }) => widthIn));
}
