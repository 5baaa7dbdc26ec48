import type { AnyProduct } from "#shop/product.ts";

/**
 * How much of a wall a product takes at most, in inches: its widest part, or the joined seats of a sectional,
 * whose one corner turns the row so that its longer leg counts; undefined before it is measured. For loaders.
 */
export function wallWidth({ type, pieces }: Pick<AnyProduct, "type" | "pieces">) {
  if (pieces.length === 0) return undefined;
  const joined = pieces.filter(({ name }) => type === "sectional" && !/ottoman/i.test(name));
  const corner = joined.findIndex(({ name, count }) => count === 1 && /corner|wedge/i.test(name));
  const legs = corner > 0 ? [joined.slice(0, corner + 1), joined.slice(corner)] : [joined];
  const legsIn = legs.map((seats) =>
    seats.reduce((sum, { count, widthIn }) => sum + count * widthIn, 0),
  );
  return Math.max(...legsIn, ...pieces.map(({ widthIn }) => widthIn));
}
