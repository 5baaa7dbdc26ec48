/** Finding things in the search index. */
import MiniSearch, { type SearchResult } from "minisearch";
import { findZone } from "#shop/delivery-zone.ts";
import { own } from "#shop/own.ts";
import type { QueryFilter } from "./read-query.ts";
import type { SearchEntry } from "./search-entry.ts";
import { wordsOf } from "./synonyms.ts";
import { tokenize } from "./tokenize.ts";

export interface SearchResults {
  /** Pages that answer a question: hours, delivery, financing, policies. */
  answers: readonly SearchEntry[];
  /** Products and packages. */
  furniture: readonly SearchEntry[];
  articles: readonly SearchEntry[];
  /** Where little or nothing is found: products that match some of the words, or not every filter. */
  nearest: readonly SearchEntry[];
}

export type Search = (words: string, filter?: QueryFilter) => SearchResults;

/** Fewer products than these, and the nearest others are named too. */
const few = 3;
const maxNearest = 8;
const maxPartly = 3;

/** So many times what was asked for is still close to it: $700, where it was to be under $500. */
const littleMore = 1.4;

/** How a word may stand in a text: as it is, as the beginning of a longer one, with one slip. */
const ways = ["exact", "beginning", "slip"] as const;

const question = /^(how|what|which|why|can|should|is|are|do|does|will|best)\b/i;

/** Few enough at a time that a touch in between is answered, on a slow phone too. */
const indexedAtOnce = 25;

/** Makes the search over the entries, in several tasks; built once, it answers each key. */
export async function createSearch(entries: readonly SearchEntry[]): Promise<Search> {
  const engine = new MiniSearch<SearchEntry & { at: number }>({
    idField: "at",
    fields: ["title", "type", "also", "color", "kind", "words"],
    extractField: (entry, field) =>
      field === "color" ? entry.card?.color.join(" ") : own(entry, field),
    tokenize,
    processTerm: (term) => term,
    searchOptions: { boost: { title: 3, type: 8, color: 3 }, weights: { fuzzy: 0.3, prefix: 0.6 } },
  });
  await engine.addAllAsync(
    entries.map((entry, at) => ({ ...entry, at })),
    { chunkSize: indexedAtOnce },
  );

  function look(words: readonly string[], combineWith: "AND" | "OR", way: (typeof ways)[number]) {
    // One of several that is in the index is no beginning of another: a bed is no bedside table.
    const isWhole = (term: string) =>
      combineWith === "OR" && engine.search(term, { prefix: false }).length > 0;
    const found = engine.search(words.join(" "), {
      combineWith,
      prefix: (term) => way !== "exact" && !isWhole(term),
      fuzzy: (term) =>
        way === "slip" && term.length > 3 && !/\d/.test(term) && !isWhole(term) ? 1 : false,
    });
    return [...found.filter(isOfTheKind), ...found.filter((one) => !isOfTheKind(one))];
  }

  function find(...asked: Parameters<typeof look>) {
    return look(...asked).map(entryOf);
  }

  function entryOf({ id }: SearchResult) {
    return entries[id as number]!;
  }

  /**
   * What is looked for by its kind, a couch, though not with every word; else what has any of them; those with
   * more words first, and those outside the filter last. Where something was found, what would have been at
   * a little more stands before them.
   */
  function nearestTo(
    words: readonly string[],
    full: readonly SearchEntry[],
    found: SearchResults,
    filter: QueryFilter,
  ) {
    const any = look(words, "OR", "slip");
    const kind = any.filter(isOfTheKind);
    const partly = (kind.length > 0 ? kind : any)
      .sort((a, b) => b.queryTerms.length - a.queryTerms.length)
      .map(entryOf);
    const missed = (entry: SearchEntry) => missedBy(entry, filter);
    const byMissed = [...full, ...partly].sort((a, b) => missed(a) - missed(b) || byPrice(a, b));
    const near = [
      ...byMissed.filter(
        (entry) =>
          found.furniture.length > 0 && full.includes(entry) && missed(entry) <= littleMore,
      ),
      ...partly.filter((entry) => missed(entry) <= 1),
      ...byMissed,
    ].filter((entry) => isFurniture(entry) && !found.furniture.includes(entry));
    return [...new Set([...near.filter(isProduct), ...near])].slice(0, maxNearest);
  }

  const isKnown = (word: string) => find([word], "AND", "beginning").length > 0;

  /** "qeuen" as "queen": two letters that changed places are one slip. */
  function straightened(word: string) {
    if (word.length < 4 || isKnown(word)) return word;
    return swaps(word).find(isKnown) ?? word;
  }

  /** Words of a question, "return a mattress": answers have them, products do not. */
  function isAsking(word: string) {
    const found = find([word], "AND", "exact");
    return found.some(isAnswer) && !found.some(isFurniture);
  }

  /** Those with a word in their title and the most of them in all: a word somewhere is about something else. */
  function articlesOn(words: readonly string[]) {
    const written = words.map((word) => (word === "couch" ? "sofa" : word));
    const any = look(written, "OR", "exact").filter(
      (one) => isArticle(entryOf(one)) && Object.values(one.match).flat().includes("title"),
    );
    const most = Math.max(...any.map(({ queryTerms }) => queryTerms.length));
    return any
      .filter(({ queryTerms }) => queryTerms.length === most)
      .map(entryOf)
      .slice(0, maxPartly);
  }

  /** Where no answer has all the words: those that have as many of the question's as any other, or of all. */
  function partlyAnswered(words: readonly string[]) {
    const asking = words.filter(isAsking);
    if (asking.length > 0) return mostAnswered(asking, isAnswer);
    return mostAnswered(words, () => true);
  }

  function mostAnswered(words: readonly string[], among: (entry: SearchEntry) => boolean) {
    const found = engine.search(words.join(" "), {
      combineWith: "OR",
      filter: ({ id }) => among(entries[id as number]!),
    });
    const most = Math.max(...found.map(({ terms }) => terms.length));
    return found
      .filter(({ terms }) => terms.length === most)
      .map(entryOf)
      .filter((entry) => isAnswer(entry) && !entry.zips)
      .slice(0, maxPartly);
  }

  return (query, filter = {}) => {
    const numbered = byNumber(entries, query);
    if (numbered.length > 0) return results(numbered);
    const words = wordsOf(query).map(straightened);
    const way = ways.find((way) => find(words, "AND", way).length > 0);
    const full =
      words.length === 0 ? entries.filter(isFurniture) : way ? find(words, "AND", way) : [];
    const found = results(full.filter((entry) => passesFilter(entry, filter)));
    found.furniture = productsFirst(found.furniture, words);
    if (filter.sort) found.furniture = [...found.furniture].sort(byPrice);
    if (full.length === 0 || (found.answers.length === 0 && words.some(isAsking)))
      found.answers = partlyAnswered(words);
    if (full.length === 0 || (found.articles.length === 0 && question.test(query)))
      found.articles = articlesOn(words);
    if (found.furniture.length >= few || found.answers.length > 0) return found;
    return { ...found, nearest: nearestTo(words, full, found, filter) };
  };
}

/** The word with each two neighbors changed. */
function swaps(word: string) {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
}

function results(found: readonly SearchEntry[]): SearchResults {
  return {
    answers: found.filter(isAnswer),
    furniture: found.filter(isFurniture),
    articles: found.filter(isArticle),
    nearest: [],
  };
}

/**
 * Packages stand behind the products, except where they are asked for by name; one that only happens to hold
 * all words somewhere among its contents, a lamp for the bedroom, is no answer by itself.
 */
function productsFirst(furniture: readonly SearchEntry[], words: readonly string[]) {
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

/** Whether it is what a word looks for, a couch, and not only one that has a part or a color of that name. */
function isOfTheKind({ match }: SearchResult) {
  return Object.values(match).some((fields) => fields.some((field) => /type|also/.test(field)));
}

function byPrice(
  { priceCents: a = Infinity }: SearchEntry,
  { priceCents: b = Infinity }: SearchEntry,
) {
  return a - b;
}

function isAnswer({ kind }: SearchEntry) {
  return kind === "Answer";
}

function isArticle({ kind }: SearchEntry) {
  return kind === "Article";
}

function isProduct({ kind }: SearchEntry) {
  return kind !== "Package";
}

function isFurniture(entry: SearchEntry) {
  return !isAnswer(entry) && !isArticle(entry);
}

/** Of an item's number, a ZIP code or a telephone number. */
function byNumber(entries: readonly SearchEntry[], query: string) {
  const asked = query.trim().toLowerCase();
  const item = asked.replace(/^(?:(?:item|sku|model|no\.?|number|#)\s*)+/, "");
  const products = entries.filter(({ id }) => id !== undefined && id.toLowerCase() === item);
  if (products.length > 0) return products;
  const zip = /\b48\d{3}\b|^\d{5}$/.exec(asked)?.[0];
  if (zip) {
    const zone = findZone(entries, zip);
    return zone ? [zone] : entries.filter(({ about, zips }) => about === "delivery" && !zips);
  }
  const digits = asked.replace(/\D/g, "").replace(/^1(?=\d{10})/, "");
  if (digits.length < 7 || digits.length !== asked.replace(/[\s().+-]|^\+?1/g, "").length)
    return [];
  const showrooms = entries.filter(({ about }) => about === "showroom");
  const called = showrooms.filter(({ text }) => text?.replace(/\D/g, "").endsWith(digits));
  return called.length > 0 ? called : showrooms;
}

function passesFilter(entry: SearchEntry, filter: QueryFilter) {
  return !isFurniture(entry) || missedBy(entry, filter) <= 1;
}

/** How many times as dear, wide or cheap as the filter lets it be. */
function missedBy(entry: SearchEntry, { min = 0, max, door, width }: QueryFilter) {
  const { priceCents, doorIn, widthIn } = entry;
  return Math.max(
    min && (min * 100) / (priceCents ?? 0),
    max ? (priceCents ?? Infinity) / (max * 100) : 0,
    door ? (doorIn ?? Infinity) / door : 0,
    width ? (widthIn ?? Infinity) / width : 0,
  );
}
