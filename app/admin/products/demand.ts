import { formatCalendarDay } from "#shop/calendar/words.ts";
import { formatNumber, plural } from "../format.ts";
import type { Bent, Counts, DemandKind } from "../records/demand.queries.ts";

const none: Counts = [0, 0];

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
