/** What no single row can know, said to the owner when a version goes live. */

import { productsOf } from "#app/catalog/products.ts";
import type { Snapshot } from "#app/catalog/snapshot.ts";
import { savings } from "#app/lib/money.ts";
import type { CatalogRows } from "./rows.ts";

/** The shop advertises "50-70% off". */
const advertised = { least: 50, most: 70 };
/** "Most" pieces: fewer, and the claim is not borne any more. */
const leastShare = 0.8;

export function warningsOf(snapshot: Snapshot, rows: CatalogRows, now: Date): string[] {
  return [...claims(snapshot), ...offers(rows, now), ...stock(snapshot), ...packages(snapshot)];
}

function* claims(snapshot: Snapshot) {
  const pieces = productsOf(snapshot);
  const inside = pieces.filter(({ priceCents, originalPriceCents }) => {
    const { percent } = savings(priceCents, originalPriceCents);
    return percent >= advertised.least && percent <= advertised.most;
  });
  if (pieces.length > 0 && inside.length < pieces.length * leastShare) {
    yield `The site says that most pieces are ${advertised.least} to ${advertised.most} % off, but only ${inside.length} of ${pieces.length} are.`;
  }
}

function* offers({ offers }: CatalogRows, now: Date) {
  for (const { headline, ends_at } of offers) {
    if (ends_at && new Date(ends_at) <= now) yield `The offer “${headline}” has ended.`;
  }
}

function* stock(snapshot: Snapshot) {
  for (const { title, stock } of productsOf(snapshot)) {
    if (stock.east + stock.west === 0) yield `“${title}” is on the site with none left.`;
  }
}

function* packages({ packages }: Snapshot) {
  for (const { name, pieces, includes } of packages) {
    const counted = includes.reduce((sum, { count }) => sum + count, 0);
    if (counted !== pieces) {
      yield `“${name}” is advertised with ${pieces} pieces, and its list has ${counted}.`;
    }
  }
}
