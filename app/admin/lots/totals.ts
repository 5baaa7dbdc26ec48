/** What came with a lot against its manifest, in numbers and in words. */
import { formatMoney } from "#shop/money.ts";
import type { LotItem } from "./lots.queries.ts";

/** How far a lot is, and what all of it is to bring. */
export function totalsOf(items: readonly LotItem[]) {
  let [short, damaged, extra, worth] = [0, 0, 0, 0];
  for (const { lot_counts: count, price_cents } of items) {
    const arrived = count?.arrived ?? null;
    worth += price_cents * (arrived ?? count?.expected ?? 0);
    if (!count || arrived === null) continue;
    const came = arrived + (count.damaged ?? 0);
    short += Math.max(0, count.expected - came);
    extra += Math.max(0, came - count.expected);
    damaged += count.damaged ?? 0;
  }
  const parts = [
    short > 0 && `${short} short`,
    damaged > 0 && `${damaged} damaged`,
    extra > 0 && `${extra} extra`,
    `${formatMoney(worth)} at today’s prices`,
  ];
  return {
    received: items.filter(isReceived).length,
    words: parts.filter(Boolean).join(" · "),
  };
}

/** Whether somebody has counted it in; what isn't on the manifest was counted as it was added. */
export const isReceived = ({ lot_counts: count }: LotItem) => !count || count.arrived !== null;

/** "6 expected", "5 in, 1 short", "7 in, 1 damaged, 2 extra" */
export function describeCount({ lot_counts: count }: LotItem): string {
  if (!count) return "not on the manifest";
  if (count.arrived === null) return `${count.expected} expected`;
  const came = count.arrived + (count.damaged ?? 0);
  const difference = came - count.expected;
  return [
    `${count.arrived} in`,
    count.damaged ? `${count.damaged} damaged` : "",
    difference < 0 ? `${-difference} short` : "",
    difference > 0 ? `${difference} extra` : "",
  ]
    .filter(Boolean)
    .join(", ");
}
