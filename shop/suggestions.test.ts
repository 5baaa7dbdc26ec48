import { expect, test } from "vitest";
import { type Suggestion, suggestionWords } from "./suggestions.ts";

const nothing = {
  ...{ slug: null, days: null, people: null, price_cents: null },
  ...{ least_cents: null, most_cents: null },
};

test.each<[Partial<Suggestion> & Pick<Suggestion, "kind" | "title">, string]>([
  [
    { kind: "mark_down", title: "Ellery", days: 64, price_cents: 89_900 },
    "Mark down Ellery: 64 days in stock at $899, no lead or hold in 30 days",
  ],
  [
    { kind: "lower", title: "Ellery", people: 5, price_cents: 49_900, ...range(35_000, 45_000) },
    "Lower Ellery: 5 people wait for $350 to $450 or less, and it costs $499",
  ],
  [
    { kind: "rethink", title: "Ellery", people: 84, price_cents: 89_900 },
    "Rethink Ellery at $899: 84 views in 28 days, no sale or hold",
  ],
  [
    { kind: "bring_in", title: "queen bed", people: 14, ...range(50_000, 50_000) },
    "Bring in a queen bed: 14 people wait for $500 or less",
  ],
  [{ kind: "bring_in", title: "sofa", people: 1 }, "Bring in a sofa: 1 person waits for one"],
])("what to do is said with its numbers: $kind", (of, words) => {
  expect(suggestionWords({ ...nothing, ...of })).toBe(words);
});

function range(least_cents: number, most_cents: number) {
  return { least_cents, most_cents };
}
