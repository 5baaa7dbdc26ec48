import { formatMoney } from "./money.ts";

/** One thing to do with the stock, and the numbers that say why, as private.suggestions finds it. */
export interface Suggestion {
  kind: "lower" | "rethink" | "mark_down" | "bring_in";
  /** Of the product; null where none is here. */
  slug: string | null;
  title: string;
  /** Days standing. */
  days: number | null;
  /** How many wait; of "rethink", views in 28 days. */
  people: number | null;
  price_cents: number | null;
  /** The least and the most that they would pay, where they said it. */
  least_cents: number | null;
  most_cents: number | null;
}

/** "Mark down Ellery: 64 days in stock at $899, no lead or hold in 30 days" */
export function suggestionWords(suggestion: Suggestion): string {
  const { kind, title, days, people, price_cents: price } = suggestion;
  if (kind === "lower")
    return `Lower ${title}: ${waiting(suggestion)}, and it costs ${formatMoney(price!)}`;
  if (kind === "bring_in") return `Bring in a ${title}: ${waiting(suggestion)}`;
  if (kind === "rethink")
    return `Rethink ${title} at ${formatMoney(price!)}: ${people} views in 28 days, no sale or hold`;
  return `Mark down ${title}: ${days} days in stock at ${formatMoney(price!)}, no lead or hold in 30 days`;
}

/** "5 people wait for $350 to $450" */
function waiting({ people, least_cents: least, most_cents: most }: Suggestion) {
  const who = people === 1 ? "1 person waits" : `${people} people wait`;
  if (!most) return `${who} for one`;
  return `${who} for ${least && least < most ? `${formatMoney(least)} to ` : ""}${formatMoney(most)} or less`;
}
