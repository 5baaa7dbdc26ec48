/** What the shop may advertise of its savings. */

import { productsOf } from "./lists.ts";
import { fullPercent } from "./money.ts";
import type { Snapshot } from "./snapshot.ts";

/** A claim that says "most" leaves out the tenth with the smallest savings and that with the largest. */
const leftOut = 0.1;

/**
 * The savings that most products lie within, in whole tens of percent: "50-70%". Undefined where fewer than
 * half of the products have a compare-at price: nothing is known of most.
 */
export function discountRange(snapshot: Snapshot): string | undefined {
  const products = productsOf(snapshot);
  const saved = products
    .flatMap(({ priceCents, originalPriceCents }) =>
      originalPriceCents ? fullPercent(priceCents, originalPriceCents) : [],
    )
    .sort((a, b) => a - b);
  if (saved.length * 2 < products.length) return undefined;
  const skipped = Math.floor(saved.length * leftOut);
  const [least, most] = [saved[skipped], saved.at(-1 - skipped)];
  if (least === undefined || most === undefined) return undefined;
  const [from, to] = [Math.floor(least / 10) * 10, Math.ceil(most / 10) * 10];
  if (from === 0) return `up to ${most}%`;
  return from === to ? `${to}%` : `${from}-${to}%`;
}

/** "Most pieces 50-70% off retail"; undefined where nothing is sold. */
export function discountClaim(snapshot: Snapshot): string | undefined {
  const range = discountRange(snapshot);
  return range && `Most pieces ${range} off retail`;
}
