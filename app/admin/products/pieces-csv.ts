/** The pieces as a spreadsheet: money in dollars, days and times by Detroit's clock. */

import { absoluteUrl } from "#app/lib/structured-data.ts";
import { detroitToday, toLocal } from "#shop/calendar/clock.ts";
import { productPath } from "#shop/lists.ts";
import { savings } from "#shop/money.ts";
import type { Hold, Piece } from "../catalog/catalog.queries.ts";
import { listLabels, stateLabels } from "../catalog/catalog.ts";
import { moneyText } from "../catalog/money-input.ts";
import { csvHead, csvLine } from "../csv.ts";

const header = [
  "Number",
  "Title",
  "Page",
  "State",
  "Price",
  "Compare at",
  "Percent off",
  "East",
  "West",
  "Held",
  "Added",
  "Days on the floor",
  "Sold (Detroit)",
  "Address",
];

const dayMs = 86_400_000;

/** "pieces-2026-11-23.csv" */
export const piecesFileName = (now: Date) => `pieces-${detroitToday(now)}.csv`;

export function piecesCsv(
  pieces: readonly Piece[],
  held: ReadonlyMap<string, readonly Hold[]>,
  now: Date,
): string {
  const today = Date.parse(detroitToday(now));
  const lines = pieces.map((piece) =>
    csvLine([
      piece.id,
      piece.title,
      listLabels[piece.list],
      stateLabels[piece.state],
      moneyText(piece.price_cents),
      moneyText(piece.compare_at_cents),
      String(savings(piece.price_cents, piece.compare_at_cents).percent),
      String(piece.stock.east.onHand),
      String(piece.stock.west.onHand),
      String(held.get(piece.id)?.length ?? 0),
      piece.added_on,
      String(Math.round((today - Date.parse(piece.added_on)) / dayMs)),
      piece.sold_at ? toLocal(piece.sold_at).replace("T", " ") : "",
      absoluteUrl(productPath({ category: piece.list, slug: piece.slug })),
    ]),
  );
  return csvHead(header) + lines.join("");
}
