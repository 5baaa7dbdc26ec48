/**
 * Filtering and sorting of a list of products. The filter is the page's address itself:
 * `?q=oak&type=bed&type=dresser&max=900&sort=price`.
 */
import { own } from "#shop/own.ts";
import type { CardFacts } from "./card-facts.ts";
import type { SizeTest } from "./size-filter.ts";
import { bedsOf, seatsOf, sizeOrder } from "./size-words.ts";

export const facetLabels = {
  type: "Type",
  bed: "Bed size",
  seats: "Seats",
  style: "Style",
  color: "Color",
  condition: "Condition",
  at: "In stock at",
} as const;
export type FacetName = keyof typeof facetLabels;

const fewCards = 8;

const facetNames = Object.keys(facetLabels) as FacetName[];

export const sortLabels = {
  "": "Featured",
  price: "Price, low to high",
  "-price": "Price, high to low",
  savings: "Biggest savings",
  newest: "Newest",
} as const;

type Sort = keyof typeof sortLabels;

const orders: Record<Exclude<Sort, "">, (a: CardFacts, b: CardFacts) => number> = {
  price: (a, b) => a.priceCents - b.priceCents,
  "-price": (a, b) => b.priceCents - a.priceCents,
  savings: (a, b) => savedCents(b) - savedCents(a),
  newest: (a, b) => Date.parse(b.addedOn) - Date.parse(a.addedOn),
};

/** Integer cents off the compare-at price; none where that is not known. */
export const savedCents = ({
  priceCents,
  originalPriceCents = priceCents,
}: Pick<CardFacts, "priceCents" | "originalPriceCents">) => originalPriceCents - priceCents;

const sizeOrPrice = /^0*[1-9]\d{0,5}(\.\d*)?$/;

/** How values that are no words are written. */
const forms = new Map([
  ...["min", "max", "door", "width", "about", "seat", "holds"].map(
    (name) => [name, sizeOrPrice] as const,
  ),
  ["seats", /^[2468]$/],
  ["at", /^(east|west)$/],
  ["room", /^\d[\d.]*x\d[\d.]*$/],
  ["sort", /^(-?price|savings|newest)$/],
]);

/** The filter of an address without what makes no sense: it may have been cut, or written by hand. */
export function validFilter(params: URLSearchParams | string) {
  const all = [...new URLSearchParams(params)];
  return new URLSearchParams(all.filter(([name, value]) => forms.get(name)?.test(value) ?? true));
}

/** By slug, what a search may find beyond what the card shows. */
export type SearchTerms = Readonly<Record<string, string>>;

/** The cards that the filter lets through, in its order. */
export function filterCards(
  cards: readonly CardFacts[],
  filter: URLSearchParams,
  words: SearchTerms = {},
  hasSize: SizeTest = () => true,
) {
  const found = cards.filter(
    (card) => passes(card, filter, own(words, card.slug)) && hasSize(card.slug),
  );
  const order = own(orders, filter.get("sort")) ?? (() => 0);
  return found.sort((a, b) => Number(!!a.sold) - Number(!!b.sold) || order(a, b));
}

export interface Facet {
  name: FacetName;
  options: { value: string; count: number }[];
}

/**
 * What can be chosen in this list, the commonest first, or the smallest where it is a size; only where
 * it makes a difference. As many choices as things is a list and no choice.
 */
export function facetsOf(cards: readonly CardFacts[]): Facet[] {
  return facetNames
    .map((name) => {
      const counts = new Map<string, number>();
      const asked = cards.map((card) => valuesOf(card, name)).filter(({ length }) => length > 0);
      // Two sleeper sofas are no reason to ask a living room for its beds.
      if (asked.length * 10 < cards.length) return { name, options: [] };
      for (const value of asked.flat()) counts.set(value, (counts.get(value) ?? 0) + 1);
      const options = [...counts]
        .map(([value, count]) => ({ value, count }))
        .sort((a, b) => sizeOrder(a.value) - sizeOrder(b.value) || b.count - a.count);
      return { name, options };
    })
    .filter(({ options }) => options.some(({ count }) => count < cards.length))
    .filter(({ options }) => options.length < cards.length || cards.length <= fewCards);
}

/** Parts of the filter that ask for sizes which the cards do not tell. */
export const sizeNames = ["door", "width", "room"] as const;

export type Choice = readonly [name: string, value: string];

/** Everything the filter asks for, one by one; the order is no choice. */
export function choicesOf(filter: URLSearchParams): Choice[] {
  const names: readonly string[] = [
    "q",
    "min",
    "max",
    "about",
    "seat",
    "holds",
    ...sizeNames,
    ...facetNames,
  ];
  return [...filter].filter(([name, value]) => names.includes(name) && value !== "");
}

/** The filter without one of its choices. */
export function without(filter: URLSearchParams, [name, value]: Choice) {
  return new URLSearchParams([...filter].filter(([n, v]) => n !== name || v !== value));
}

function passes(card: CardFacts, filter: URLSearchParams, moreWords = "") {
  const dollars = card.priceCents / 100;
  if (dollars < Number(filter.get("min"))) return false;
  if (dollars > (Number(filter.get("max")) || Number.POSITIVE_INFINITY)) return false;
  for (const name of facetNames) {
    const chosen = filter.getAll(name);
    if (chosen.length > 0 && !valuesOf(card, name).some((value) => chosen.includes(value)))
      return false;
  }
  const text = `${searchText(card)} ${moreWords}`;
  const asked = (filter.get("q") ?? "").toLowerCase().split(/\s+/);
  return asked.every((word) => text.includes(word));
}

function valuesOf(card: CardFacts, name: FacetName): readonly string[] {
  if (name === "bed") return bedsOf(card.size);
  if (name === "seats") return seatsOf(card.size);
  const value = card[name] || [];
  return typeof value === "string" ? [value] : value;
}

function searchText({ title, text, badge, type, style, size, color }: CardFacts) {
  return [title, text, badge, type, style, size, ...color].join(" ").toLowerCase();
}
