/** Sales for the bookkeeper: a line for each sale and return, dollars, and days and times by Detroit's clock. */

import { toLocal } from "#shop/calendar/clock.ts";
import { own } from "#shop/own.ts";
import { csvText } from "../csv.ts";
import { listLabels, showroomNames } from "../records/product-labels.ts";
import type { SoldLine } from "./sales.ts";

// Numbers, so that a return's minus is no formula to a spreadsheet.
const dollars = (cents: number | null) => (cents === null ? "" : cents / 100);

/** By their names of `people`, or the addresses with which they signed in. */
export const salesCsv = (lines: readonly SoldLine[], people: ReadonlyMap<string, string>) =>
  csvText<SoldLine>(
    [
      ["Date (Detroit)", ({ sold_at }) => toLocal(sold_at).replace("T", " ")],
      ["Kind", ({ return_of }) => (return_of ? "Return" : "Sale")],
      ["Number", ({ product_id }) => product_id ?? ""],
      ["Product", ({ title }) => title],
      ["Package", ({ package_name }) => package_name ?? ""],
      ["Category", ({ list }) => (list ? (own(listLabels, list) ?? list) : "Packages")],
      ["Showroom", ({ showroom }) => own(showroomNames, showroom) ?? showroom],
      [
        "Sold by",
        ({ sold_by, sold_by_email }) => (sold_by && people.get(sold_by)) || (sold_by_email ?? ""),
      ],
      ["Customer", ({ lead_name }) => lead_name ?? ""],
      ["Lender", ({ lender }) => lender ?? ""],
      ["Items", ({ quantity }) => quantity],
      ["Price each", ({ price_cents }) => dollars(price_cents)],
      ["Total", ({ revenue_cents }) => dollars(revenue_cents)],
      ["Tax percent", ({ tax_percent }) => tax_percent ?? ""],
      ["Tax", ({ tax_cents }) => dollars(tax_cents)],
      [
        "Total with tax",
        ({ tax_cents, revenue_cents }) =>
          tax_cents === null ? "" : dollars(revenue_cents + tax_cents),
      ],
      ["Cost", ({ cost_cents }) => dollars(cost_cents)],
      ["Margin", ({ margin_cents }) => dollars(margin_cents)],
      ["Days in stock", ({ days_standing }) => days_standing ?? ""],
      ["Note", ({ note }) => note],
    ],
    lines,
  );
