/** What the counts of demand mean, in words and as a filter. */

import { formatCalendarDay } from "#shop/calendar/words.ts";
import { formatNumber, plural } from "../format.ts";
import type { Bent, Counts, Demand, DemandKind } from "../records/demand.queries.ts";
import type { Product } from "../records/records.queries.ts";

/** Fewer views in 28 days say nothing. */
const leastViews = 30;
/** So many times what the middle product for sale is looked at. */
const leastShare = 1.5;

const none: Counts = [0, 0];

/**
 * The products that draw people and do not sell: for sale; in 28 days looked at 30 times or more and half again as often
 * as the middle product for sale, and neither sold nor held. A count that looks bent says nothing.
 */
export function drawingProducts(
  products: readonly Pick<Product, "id" | "state">[],
  demand: Pick<Demand, "products" | "bent"> | undefined,
): ReadonlySet<string> {
  if (!demand) return new Set();
  const of = (id: string, kind: DemandKind) => (demand.products.get(id)?.[kind] ?? none)[1];
  const live = products.filter(({ state }) => state === "live");
  const views = live.map(({ id }) => of(id, "view")).sort((a, b) => a - b);
  const middle = views[Math.floor(views.length / 2)] ?? 0;
  const bent = new Set(demand.bent.map(({ product_id }) => product_id));
  const drawing = live.filter(
    ({ id }) =>
      of(id, "view") >= Math.max(leastViews, leastShare * middle) &&
      of(id, "sale") <= 0 &&
      of(id, "hold") === 0 &&
      !bent.has(id),
  );
  return new Set(drawing.map(({ id }) => id));
}

/** What the list says of a product: "48 views, 2 calls"; nothing where nobody came. */
export function demandWords(counts: Partial<Record<DemandKind, Counts>> | undefined) {
  const [views, calls] = [(counts?.view ?? none)[1], (counts?.call ?? none)[1]];
  return [views > 0 && plural(views, "view"), calls > 0 && plural(calls, "call")]
    .filter(Boolean)
    .join(", ");
}

/** What a product's page says, each with what it means, in the order of a purchase. */
export const demandKinds: readonly { kind: DemandKind; label: string; isOfVisits?: true }[] = [
  { kind: "view", label: "Views", isOfVisits: true },
  { kind: "save", label: "Saved", isOfVisits: true },
  { kind: "compare", label: "Compared", isOfVisits: true },
  { kind: "call", label: "Calls tapped", isOfVisits: true },
  { kind: "text", label: "Texts tapped", isOfVisits: true },
  { kind: "directions", label: "Directions tapped", isOfVisits: true },
  { kind: "lead", label: "Leads" },
  { kind: "hold", label: "Holds" },
  { kind: "texted", label: "Texts sent" },
  { kind: "sale", label: "Sold" },
];

const nouns: Partial<Record<DemandKind, string>> = {
  ...{ view: "views", save: "saves", compare: "compares" },
  ...{ call: "calls", text: "texts", directions: "taps for directions" },
};

/** "Oak Bench: 840 views on November 26, usually about 3 a day" */
export function bentWords({ day, kind, count, usual }: Bent, title: string) {
  return `${title}: ${formatNumber(count)} ${nouns[kind] ?? kind} on ${formatCalendarDay(day)}, usually about ${formatNumber(usual)} a day`;
}
