/** What kind of thing an entry of the index is, and whether a filter lets it through. */
import type { SearchResult } from "minisearch";
import type { QueryFilter } from "./read-query.ts";
import type { SearchEntry } from "./search-entry.ts";
import { tokenize } from "./tokenize.ts";

export function byPrice(
  { priceCents: a = Infinity }: SearchEntry,
  { priceCents: b = Infinity }: SearchEntry,
) {
  return a - b;
}

export function isAnswer({ kind }: SearchEntry) {
  return kind === "Answer";
}

export function isArticle({ kind }: SearchEntry) {
  return kind === "Article";
}

export function isProduct({ kind }: SearchEntry) {
  return kind !== "Package";
}

export function isFurniture(entry: SearchEntry) {
  return !isAnswer(entry) && !isArticle(entry);
}

/** Whether it is furniture that is sold by itself, not in a package. */
export const isSoldSingly = (entry: SearchEntry) => isProduct(entry) && isFurniture(entry);

/** Whether it is what a word looks for, a couch, and not only one that has a part or a color of that name. */
export function isOfTheKind({ match }: SearchResult) {
  return Object.values(match).some((fields) => fields.some((field) => /type|also/.test(field)));
}

/** Of an item's number or a telephone number. */
export function byNumber(entries: readonly SearchEntry[], query: string) {
  const asked = query.trim().toLowerCase();
  const item = asked.replace(/^(?:(?:item|sku|model|no\.?|number|#)\s*)+/, "");
  const products = entries.filter(({ id }) => id !== undefined && id.toLowerCase() === item);
  if (products.length > 0) return products;
  const digits = asked.replace(/\D/g, "").replace(/^1(?=\d{10})/, "");
  if (digits.length < 7 || digits.length !== asked.replace(/[\s().+-]|^\+?1/g, "").length)
    return [];
  const showrooms = entries.filter(({ about }) => about === "showroom");
  const called = showrooms.filter(({ text }) => text?.replace(/\D/g, "").endsWith(digits));
  return called.length > 0 ? called : showrooms;
}

export function passesFilter(entry: SearchEntry, filter: QueryFilter) {
  return !isFurniture(entry) || missedBy(entry, filter) <= 1;
}

/** So many times a width is about as wide. */
const aboutAsMuch = 1.1;

/** Those that are at most so wide before wider ones, the closest first. */
export function byWidth(about: number) {
  const over = ({ widthIn = Infinity }: SearchEntry) => widthIn - about;
  const far = (entry: SearchEntry) => (over(entry) > 0 ? about : 0) + Math.abs(over(entry));
  return (a: SearchEntry, b: SearchEntry) => far(a) - far(b);
}

/** The narrowest first of those that are of a kind by themselves, then of sets and others. */
export function narrowestFirst(furniture: readonly SearchEntry[], kinds: readonly string[]) {
  const isOther = ({ type = "", also = "" }: SearchEntry) => {
    const named = tokenize(`${type} ${also}`).filter((word) => kinds.includes(word));
    return Number(named.length === 0 || (/ set$/.test(type) && !named.includes("set")));
  };
  return furniture.toSorted(
    (a, b) => isOther(a) - isOther(b) || (a.widthIn ?? Infinity) - (b.widthIn ?? Infinity),
  );
}

/** How many times as dear, wide or cheap as the filter lets it be. */
export function missedBy(entry: SearchEntry, filter: QueryFilter) {
  const { min = 0, max, door, width, about, seat, holds, condition } = filter;
  const { priceCents, doorIn, widthIn, seatIn, holdsLb = 0, card } = entry;
  return Math.max(
    seat && Math.abs((seatIn ?? 0) - seat) > 0.5 ? 1 + Math.abs((seatIn ?? 0) - seat) / seat : 0,
    holds ? holds / holdsLb : 0,
    condition && card?.condition !== condition ? 2 : 0,
    min && (min * 100) / (priceCents ?? 0),
    max ? (priceCents ?? Infinity) / (max * 100) : 0,
    door ? (doorIn ?? Infinity) / door : 0,
    width ? (widthIn ?? Infinity) / width : 0,
    about ? Math.max((widthIn ?? Infinity) / about, about / (widthIn ?? 0)) / aboutAsMuch : 0,
  );
}

/**
 * Packages stand behind the products, except where they are asked for by name; one that only happens to hold
 * all words somewhere among its contents, a lamp for the bedroom, is no answer by itself.
 */
export function productsFirst(furniture: readonly SearchEntry[], words: readonly string[]) {
  const isNamed = ({ title }: SearchEntry) => {
    const name = tokenize(title);
    return words.includes("package")
      ? words.some((word) => name.includes(word))
      : words.every((word) => name.includes(word));
  };
  const isMeant = (entry: SearchEntry) => isProduct(entry) || isNamed(entry);
  const meant = furniture.filter(isMeant);
  if (meant.length === 0 && words.length > 0) return [];
  return [...meant, ...furniture.filter((entry) => !isMeant(entry))];
}

/** Those of a color, where one is asked for: none that only has a seam or a handle of it. */
export function ofColor(furniture: readonly SearchEntry[], colors: readonly string[]) {
  if (colors.length === 0) return furniture;
  return furniture.filter(
    ({ card }) => !card || card.color.some((color) => colors.includes(color)),
  );
}

/** Articles with more of a question's words in their titles stand before others. */
export function mostNamedFirst(articles: readonly SearchEntry[], asked: readonly string[]) {
  const named = ({ title }: SearchEntry) =>
    new Set(tokenize(title).filter((word) => asked.includes(word))).size;
  return articles.toSorted((a, b) => named(b) - named(a));
}
