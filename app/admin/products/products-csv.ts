/** The products as a spreadsheet: money in dollars, days and times by Detroit's clock. */

import { absoluteUrl } from "#app/lib/structured-data.ts";
import { detroitToday, toLocal } from "#shop/calendar/clock.ts";
import { productPath } from "#shop/lists.ts";
import { savings } from "#shop/money.ts";
import { csvHead, csvLine } from "../csv.ts";
import { moneyText } from "../records/money-input.ts";
import { listLabels, stateLabels } from "../records/product-labels.ts";
import type { Hold, Product } from "../records/records.queries.ts";

const header = [
  "Number",
  "Title",
  "Category",
  "State",
  "Price",
  "Compare at",
  "Percent off",
  "East",
  "West",
  "Held",
  "Added",
  "Days in stock",
  "Sold (Detroit)",
  "Address",
];

const dayMs = 86_400_000;

export function productsCsv(
  products: readonly Product[],
  held: ReadonlyMap<string, readonly Hold[]>,
  now: Date,
): string {
  const today = Date.parse(detroitToday(now));
  const lines = products.map((product) => {
    const { price_cents, compare_at_cents } = product;
    return csvLine([
      product.id,
      product.title,
      listLabels[product.list],
      stateLabels[product.state],
      moneyText(price_cents),
      compare_at_cents ? moneyText(compare_at_cents) : "",
      compare_at_cents ? String(savings(price_cents, compare_at_cents).percent) : "",
      String(product.stock.east.onHand),
      String(product.stock.west.onHand),
      String(held.get(product.id)?.length ?? 0),
      product.added_on,
      String(Math.round((today - Date.parse(product.added_on)) / dayMs)),
      product.sold_at ? toLocal(product.sold_at).replace("T", " ") : "",
      absoluteUrl(productPath({ category: product.list, slug: product.slug })),
    ]);
  });
  return csvHead(header) + lines.join("");
}
