/** A walk through a showroom, tag by tag: what was seen, and what that says of the counts. */
import { tagOfHash } from "#shop/tags.ts";
import { type ShowroomId, showroomIds } from "../records/product-labels.ts";
import type { Product } from "../records/records.queries.ts";

export interface Walk {
  showroom: ShowroomId;
  seen: readonly string[];
}

/** As this device keeps it, so that it goes on after a call or a reload. */
export function parseWalk(found: unknown): Walk | null {
  const { showroom, seen } = (found ?? {}) as { showroom?: unknown; seen?: unknown };
  const at = showroomIds.find((id) => id === showroom);
  return at && Array.isArray(seen)
    ? { showroom: at, seen: seen.filter((id) => typeof id === "string") }
    : null;
}

export function productOfCode(text: string, products: readonly Product[]): Product | undefined {
  if (!URL.canParse(text)) return undefined;
  const { hash, pathname } = new URL(text);
  const id = tagOfHash(hash);
  const slug = pathname.slice(pathname.lastIndexOf("/") + 1);
  return products.find((one) => one.id === id) ?? products.find((one) => one.slug === slug);
}

/** Live products that are counted at the showroom and weren't seen, and seen ones that should not be there. */
export function compareWalk({ showroom, seen }: Walk, products: readonly Product[]) {
  const ids = new Set(seen);
  const belongs = ({ state, stock }: Product) => state === "live" && stock[showroom].onHand > 0;
  const expected = products.filter(belongs);
  return {
    expected: expected.length,
    missing: expected.filter(({ id }) => !ids.has(id)),
    misplaced: products.filter((product) => ids.has(product.id) && !belongs(product)),
  };
}
