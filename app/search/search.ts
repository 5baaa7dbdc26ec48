/** Finding things in the search index. */
import MiniSearch from "minisearch";
import { findZone } from "#app/delivery/find-zone.ts";
import { wordsOf } from "./other-words.ts";
import type { QueryFilter } from "./read-query.ts";
import type { SearchEntry } from "./search-entry.ts";
import { tokenize } from "./tokenize.ts";

export interface SearchResults {
  /** Pages that answer a question: hours, delivery, financing, policies. */
  answers: readonly SearchEntry[];
  /** Pieces and packages. */
  furniture: readonly SearchEntry[];
  articles: readonly SearchEntry[];
  /** Where little or nothing is found: pieces that match some of the words, or not every filter. */
  nearest: readonly SearchEntry[];
}

export type Search = (words: string, filter?: QueryFilter) => SearchResults;

/** Fewer pieces than these, and the nearest others are named too. */
const few = 3;
const mostNearest = 8;
const mostPartly = 3;

/** How a word may stand in a text: as it is, as the beginning of a longer one, with one slip. */
const ways = ["exact", "beginning", "slip"] as const;

/** Few enough at a time that a touch in between is answered, on a slow phone too. */
const indexedAtOnce = 25;

/** Makes the search over the entries, in several tasks; built once, it answers each key. */
export async function createSearch(entries: readonly SearchEntry[]): Promise<Search> {
  const engine = new MiniSearch<SearchEntry & { at: number }>({
    idField: "at",
    fields: ["title", "type", "color", "kind", "words"],
    extractField: (entry, field) =>
      field === "color" ? entry.card?.color.join(" ") : entry[field as keyof SearchEntry],
    tokenize,
    processTerm: (term) => term,
    searchOptions: { boost: { title: 3, type: 8, color: 3 }, weights: { fuzzy: 0.3, prefix: 0.6 } },
  });
  await engine.addAllAsync(
    entries.map((entry, at) => ({ ...entry, at })),
    { chunkSize: indexedAtOnce },
  );

  function find(words: readonly string[], combineWith: "AND" | "OR", way: (typeof ways)[number]) {
    const found = engine.search(words.join(" "), {
      combineWith,
      prefix: way !== "exact",
      fuzzy: (term) => (way === "slip" && term.length > 3 && !/\d/.test(term) ? 1 : false),
    });
    return found.map(({ id }) => entries[id as number]!);
  }

  /** Where no page has all the words: the answers that have as many of them as anything else. */
  function partlyAnswered(words: readonly string[]) {
    const found = engine.search(words.join(" "), { combineWith: "OR" });
    const most = Math.max(...found.map(({ terms }) => terms.length));
    return found
      .filter(({ terms }) => terms.length === most)
      .map(({ id }) => entries[id as number]!)
      .filter((entry) => isAnswer(entry) && !entry.zips)
      .slice(0, mostPartly);
  }

  return (query, filter = {}) => {
    const numbered = byNumber(entries, query);
    if (numbered.length > 0) return results(numbered);
    const words = wordsOf(query);
    const way = ways.find((way) => find(words, "AND", way).length > 0);
    const full =
      words.length === 0 ? entries.filter(isFurniture) : way ? find(words, "AND", way) : [];
    const found = results(full.filter((entry) => passesFilter(entry, filter)));
    found.furniture = piecesFirst(found.furniture, words);
    if (filter.sort) found.furniture = [...found.furniture].sort(byPrice);
    if (full.length === 0) {
      found.answers = partlyAnswered(words);
      found.articles = find(words, "OR", "slip").filter(isArticle).slice(0, 4);
    }
    if (found.furniture.length >= few || found.answers.length > 0) return found;
    const others = [...find(words, "OR", "slip"), ...full].filter(isFurniture);
    const unfiltered = [...full.filter(isFurniture), ...others];
    const passing = others.filter((entry) => passesFilter(entry, filter));
    const nearest = new Set(passing.length > 0 ? passing : unfiltered);
    for (const entry of found.furniture) nearest.delete(entry);
    return { ...found, nearest: [...nearest].slice(0, mostNearest) };
  };
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
 * Packages stand behind the pieces, except where they are asked for by name; one that only happens to hold
 * all words somewhere among its contents is no answer by itself.
 */
function piecesFirst(furniture: readonly SearchEntry[], words: readonly string[]) {
  const isMeant = ({ kind, title }: SearchEntry) =>
    kind !== "Package" || words.some((word) => tokenize(title).includes(word));
  const meant = furniture.filter(isMeant);
  if (meant.length === 0 && words.length > 0) return [];
  return [...meant, ...furniture.filter((entry) => !isMeant(entry))];
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

function isFurniture(entry: SearchEntry) {
  return !isAnswer(entry) && !isArticle(entry);
}

/** Of an item's number, a ZIP code or a telephone number. */
function byNumber(entries: readonly SearchEntry[], query: string) {
  const asked = query.trim().toLowerCase();
  const item = asked.replace(/^(?:item|no\.?|number|#)\s*#?\s*/, "");
  const pieces = entries.filter(({ id }) => id !== undefined && id.toLowerCase() === item);
  if (pieces.length > 0) return pieces;
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

function passesFilter(entry: SearchEntry, { min, max, door, width }: QueryFilter) {
  const { priceCents, doorIn, widthIn } = entry;
  if (!isFurniture(entry)) return true;
  if (min !== undefined && (priceCents === undefined || priceCents < min * 100)) return false;
  if (max !== undefined && (priceCents === undefined || priceCents > max * 100)) return false;
  if (door !== undefined && (doorIn === undefined || doorIn > door)) return false;
  return width === undefined || (widthIn !== undefined && widthIn <= width);
}
