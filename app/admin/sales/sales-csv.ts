/** Sales for the bookkeeper: a line for each sale and return, dollars, and days and times by Detroit's clock. */

import { toLocal } from "#shop/calendar/clock.ts";
import { own } from "#shop/own.ts";
import { csvHead, csvLine } from "../csv.ts";
import { listLabels, showroomNames } from "../records/product-labels.ts";
import type { SoldLine } from "./sales.ts";

const header = [
  ...["Date (Detroit)", "Kind", "Number", "Product", "Package", "Category", "Showroom", "Sold by"],
  ...["Customer", "Lender", "Items", "Price each", "Total", "Tax percent", "Tax", "Total with tax"],
  ...["Cost", "Margin", "Days in stock", "Note"],
];

// Numbers, so that a return's minus is no formula to a spreadsheet.
const dollars = (cents: number | null) => (cents === null ? "" : cents / 100);

/** By their names of `people`, or the addresses with which they signed in. */
export function salesCsv(lines: readonly SoldLine[], people: ReadonlyMap<string, string>): string {
  const nameOf = ({ sold_by, sold_by_email }: SoldLine) =>
    (sold_by && people.get(sold_by)) || (sold_by_email ?? "");
  const rows = lines.map((line) =>
    csvLine([
      toLocal(line.sold_at).replace("T", " "),
      line.return_of ? "Return" : "Sale",
      line.product_id ?? "",
      line.title,
      line.package_name ?? "",
      line.list ? (own(listLabels, line.list) ?? line.list) : "Packages",
      own(showroomNames, line.showroom) ?? line.showroom,
      nameOf(line),
      line.lead_name ?? "",
      line.lender ?? "",
      line.quantity,
      dollars(line.price_cents),
      dollars(line.revenue_cents),
      line.tax_percent ?? "",
      dollars(line.tax_cents),
      line.tax_cents === null ? "" : dollars(line.revenue_cents + line.tax_cents),
      dollars(line.cost_cents),
      dollars(line.margin_cents),
      line.days_standing ?? "",
      line.note,
    ]),
  );
  return csvHead(header) + rows.join("");
}
