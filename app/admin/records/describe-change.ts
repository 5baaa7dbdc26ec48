import { dayNames, formatTime } from "#shop/calendar/days.ts";
import { formatEnd } from "#shop/calendar/ends.ts";
import { formatCalendarDay, formatMoment } from "#shop/calendar/words.ts";
import { type Facts, factRows } from "#shop/facts.ts";
import { formatMoney } from "#shop/money.ts";
import { own } from "#shop/own.ts";
import { showPhone } from "#shop/phone.ts";
import { listLabels, showroomNames, stateLabels } from "./product-labels.ts";
import type { Change } from "./records.queries.ts";

const fields: Record<string, string> = {
  price_cents: "price",
  compare_at_cents: "compare-at price",
  on_hand: "count",
  state: "state",
  list: "category",
  sold_at: "when it was sold",
  starts_at: "begin",
  ends_at: "end",
  undone_at: "undone",
  opens: "opening",
  closes: "closing",
  hold_rule: "how long a product is held",
  free_delivery_from_cents: "free delivery from",
  delivery_fee_cents: "delivery fee",
  sales_tax_percent: "sales tax in percent",
  counts_demand: "counting visits",
  product_ids: "its products",
  picture_of: "whose picture it shows",
  fee_cents: "fee",
  zips: "ZIP codes",
  days: "days of the truck",
  lead_days: "open days needed",
  most_per_day: "most stops a day",
  pieces: "parts and sizes",
  add_ons: "add-ons",
  facts: "more facts",
  free_tv: "free TV",
  condition_reason: "what is wrong with it",
  added_on: "when it arrived",
  cost_cents: "cost",
  lot: "pallet or lot",
  lot_id: "its lot",
  arrived_on: "when it arrived",
  paid_cents: "paid",
  price_percent: "price in percent of compare-at",
  alt: "what it shows",
  light: "brightness",
  stands_in: "whether it’s a stand-in",
  zoom: "crop",
  focus_x: "crop, left to right",
  focus_y: "crop, top to bottom",
  shown_date: "when it was written",
  source: "where it was published",
  source_url: "its link",
  home_words: "words of the home page",
  is_shown: "whether it is shown",
  is_sample: "whether it is a sample",
  publish_at: "when it is published",
  picture_alt: "what the picture shows",
  body: "text",
  compare_at_source: "source of the compare-at price",
  sku: "SKU",
  disclosures: "payment disclosures",
  "zero-percent": "disclosure for 0% plans",
  "deferred-interest": "disclosure for deferred interest",
  "lease-to-own": "disclosure for lease-to-own",
  other: "disclosure for other financing",
};

/** "compare-at price" */
export const fieldLabel = (name: string) => own(fields, name) ?? name.replaceAll("_", " ");

/** "$1,499", "Clearance", "Thu, Nov 26, 5:00 PM" */
export function describeValue(name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "nothing";
  if (/_cents$/.test(name) && typeof value === "number") return formatMoney(value);
  if (name === "state") return own(stateLabels, String(value)) ?? String(value);
  if (name === "list") return own(listLabels, String(value)) ?? String(value);
  if (name === "ends_at" && typeof value === "string") return formatEnd(value);
  if (/(_at|^until)$/.test(name) && typeof value === "string") return formatMoment(value);
  if (/^(opens|closes)$/.test(name)) return formatTime(String(value).slice(0, 5));
  if (name === "phone" && typeof value === "string") return showPhone(value);
  if (name === "days" && Array.isArray(value)) {
    return value.map((day) => dayNames[day]?.slice(0, 3)).join(", ");
  }
  if (name === "pieces" && Array.isArray(value)) return value.map(describePart).join("; ");
  if (name === "facts") {
    const rows = factRows(value as Facts);
    return rows.map(([term, words]) => `${term}: ${words}`).join("; ") || "nothing";
  }
  if (name === "add_ons" && Array.isArray(value))
    return value.map(describeAddOn).join(", ") || "nothing";
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) {
    return value.join(", ") || "nothing";
  }
  // Pages of words: which they are is enough.
  if (name === "policies") return Object.keys(value).join(", ") || "the standard wording";
  // Articles: how much of it there is says enough.
  if (name === "body") return `${String(value).trim().split(/\s+/).length} words`;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(describeAll).join("; ") || "nothing";
  return typeof value === "object" ? describeAll(value) : String(value);
}

const describeAll = (row: object) =>
  Object.entries(row)
    .map(([name, value]) => `${fieldLabel(name)}: ${describeValue(name, value)}`)
    .join(", ") || "nothing";

const describePart = (part: Record<string, unknown>) =>
  `${Number(part.count) > 1 ? `${part.count} × ` : ""}${part.name}, ${part.widthIn} × ${part.depthIn} × ${part.heightIn} in.`;

const describeAddOn = ({ name, priceCents }: { name: string; priceCents: number }) =>
  `${name} for ${formatMoney(priceCents)}`;

export function describeTrade({
  table_name,
  action,
  after,
}: Pick<Change, "table_name" | "action" | "after">) {
  const row = (after ?? {}) as Record<string, unknown>;
  const where = `at ${own(showroomNames, String(row.showroom))}`;
  if (table_name === "sales" && action === "added") {
    const quantity = row.quantity as number;
    const price = `${formatMoney(row.price_cents as number)}${Math.abs(quantity) === 1 ? "" : " each"}`;
    return quantity < 0
      ? `${-quantity} came back ${where} for ${price}`
      : `${quantity} ${where} for ${price}`;
  }
  if (table_name === "sales" && row.undone_at) return "taken back";
  if (table_name === "stock_moves") {
    const to = own(showroomNames, String(row.to_showroom ?? row.unloaded_showroom));
    if (action === "added") {
      return `${row.quantity} from ${own(showroomNames, String(row.showroom))} on the truck to ${to}`;
    }
    return row.unloaded_showroom ? `unloaded at ${to}` : "back on the truck";
  }
  if (table_name === "deliveries") {
    if (row.cancelled_at) return "delivery canceled";
    return row.day ? `delivery on ${formatCalendarDay(String(row.day))}` : "delivery booked again";
  }
  if (table_name === "holds" && action === "added") {
    return `${where} until ${formatMoment(row.until as string)}`;
  }
  return undefined;
}

const tables: Record<string, string> = {
  products: "Product",
  stock: "Stock",
  packages: "Package",
  offers: "Offer",
  notices: "Notice",
  articles: "Article",
  shop: "Shop",
  showrooms: "Showroom",
  opening_hours: "Hours",
  special_days: "Special day",
  lenders: "Lender",
  holds: "Hold",
  sales: "Sale",
  delivery_zones: "Delivery area",
  reviews: "Review",
  product_pictures: "Picture",
  product_notes: "Notes on product",
  lots: "Lot",
  lot_counts: "Received of product",
  stock_moves: "Move",
  deliveries: "Delivery",
};

/** "Special day" */
export const tableLabel = (name: string) => own(tables, name) ?? name;
