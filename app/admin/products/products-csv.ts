/** The products as a spreadsheet: money in dollars, days and times by Detroit's clock. */

import { absoluteUrl } from "#app/lib/structured-data.ts";
import { detroitToday, toLocal } from "#shop/calendar/clock.ts";
import { productPath } from "#shop/lists.ts";
import { savings } from "#shop/money.ts";
import { csvText } from "../csv.ts";
import { moneyText } from "../records/money-input.ts";
import { listLabels, stateLabels } from "../records/product-labels.ts";
import type { Hold, Product } from "../records/records.queries.ts";

const dayMs = 86_400_000;

export function productsCsv(
  products: readonly Product[],
  held: ReadonlyMap<string, readonly Hold[]>,
  now: Date,
): string {
  const today = Date.parse(detroitToday(now));
  return csvText<Product>(
    [
      ["Number", ({ id }) => id],
      ["Title", ({ title }) => title],
      ["Category", ({ list }) => listLabels[list]],
      ["State", ({ state }) => stateLabels[state]],
      ["Price", ({ price_cents }) => moneyText(price_cents)],
      ["Compare at", ({ compare_at_cents: retail }) => (retail ? moneyText(retail) : "")],
      [
        "Percent off",
        ({ price_cents, compare_at_cents: retail }) =>
          retail ? String(savings(price_cents, retail).percent) : "",
      ],
      ["East", ({ stock }) => String(stock.east.onHand)],
      ["West", ({ stock }) => String(stock.west.onHand)],
      ["Held", ({ id }) => String(held.get(id)?.length ?? 0)],
      ["Added", ({ added_on }) => added_on],
      [
        "Days in stock",
        ({ added_on }) => String(Math.round((today - Date.parse(added_on)) / dayMs)),
      ],
      ["Sold (Detroit)", ({ sold_at }) => (sold_at ? toLocal(sold_at).replace("T", " ") : "")],
      ["Address", ({ list, slug }) => absoluteUrl(productPath({ category: list, slug }))],
    ],
    products,
  );
}
