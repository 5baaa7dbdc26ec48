/** What somebody who types is probably about to say: the rest of a word, a price, a door. Each is a query by itself. */
import { doorWords } from "#shop/door.ts";
import { formatMoney } from "#shop/money.ts";
import { isFurniture, passesFilter } from "./entries.ts";
import { type QueryFilter, readQuery } from "./read-query.ts";
import type { Search } from "./search.ts";
import type { SearchEntry } from "./search-entry.ts";
import { tokenize } from "./tokenize.ts";

export interface Completion {
  /** The whole query: "queen bed under $700". */
  text: string;
  /** Where its results are, with what became a filter. */
  href: string;
  /** How much there is of it. */
  count: number;
}

const most = 3;

/** As most homes have it. */
const usualDoor = "30-inch door";

/** Fewer than so many are seen at once, and need no narrowing. */
const few = 3;

/** Most that shoppers spend, in dollars. */
const bounds = [250, 500, 1_000, 1_500, 2_000];

/** Every other step to a price that is typed: "$7" is about to be $700, "$12" $1,200 or $120. */
const growths = [10, 100, 1_000];

/** What can be offered for a query of furniture, none where it asks for something else; `clearIn` is how wide the shopper's own door opens. */
export function completionsOf(query: string, search: Search, clearIn?: number) {
  const door = clearIn ? doorWords(clearIn) : usualDoor;
  const typed = query
    .trim()
    .replace(/\s+/g, " ")
    .toLowerCase()
    .replace(/ that fits?$/, "");
  if (!/[a-z]{2}/.test(typed)) return [];
  const everything = search("").furniture;
  const find = finderOf(search);
  const texts = [...wholeWords(typed, everything, find), ...wholePrices(typed, find)];
  const whole = texts[0] ?? typed;
  const all = [...texts, ...narrowed(whole, everything, find, door)];
  const completions = all.slice(0, most).map((text): Completion => {
    const { words, filter } = readQuery(text);
    const params = new URLSearchParams({ q: words });
    for (const [name, value] of Object.entries(filter)) params.set(name, String(value));
    return { text, href: `/search?${params}`, count: find(text).length };
  });
  return completions.filter(({ count }) => count > 0);
}

type Entries = readonly SearchEntry[];
type Find = (text: string) => Entries;

/** The furniture that a query finds; nothing where it asks for something else. Each text is searched for once. */
function finderOf(search: Search): Find {
  const known = new Map<string, Entries>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const { words, filter } = readQuery(text);
    const { answers, furniture, articlesLead } = search(words, filter);
    const found = answers.length > 0 || articlesLead ? [] : furniture;
    known.set(text, found);
    return found;
  };
}

/** "queen be" as "queen bed" and "queen bedroom set", the commonest first. */
function wholeWords(typed: string, everything: Entries, find: Find) {
  const [, before = "", begun = ""] = /^(.*?)([a-z]{2,})$/.exec(typed) ?? [];
  if (!begun) return [];
  const kinds = [...new Set(everything.flatMap(({ type = "" }) => type || []))];
  if (kinds.some((kind) => kind.split(" ").includes(begun) || kind === `${begun}s`)) return [];
  return kinds
    .filter((kind) => kind.startsWith(begun))
    .map((kind) => ({ text: before + kind, count: find(before + kind).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, most - 1)
    .map(({ text }) => text);
}

/** "queen bed $7" and "queen bed under 7" as "queen bed under $700", where there is something at that price and not everything. */
function wholePrices(typed: string, find: Find) {
  const [said, digits] =
    /(?:(?:under|below|less than)\s*\$?|(?:up to\s*)?\$)\s?([1-9]\d?)$/.exec(typed) ?? [];
  if (!said) return [];
  const words = typed.slice(0, -said.length).trim();
  const found = find(words);
  return growths
    .map((growth) => Number(digits) * growth)
    .filter((max) => isChoice(found, { max }))
    .slice(0, 1)
    .map((max) => under(words, max));
}

/** The same under a price, and through a door. */
function narrowed(text: string, everything: Entries, find: Find, door: string) {
  const { words, filter } = readQuery(text);
  const found = find(text);
  if (found.length < few || !namesKind(words, everything)) return [];
  const prices =
    filter.max || filter.min ? [] : bounds.filter((max) => isChoice(found, { max })).slice(0, 2);
  const isCarried = found.some((entry) => isFurniture(entry) && (entry.doorIn ?? 0) > 0);
  const throughDoor = `${text} that fits a ${door}`;
  return [
    ...prices.map((max) => under(text, max)),
    ...(isCarried && !filter.door && find(throughDoor).length > 0 ? [throughDoor] : []),
  ];
}

/** Whether one of the words is a kind of furniture: a price and a door are of no use to others. */
function namesKind(words: string, everything: Entries) {
  const kinds = everything.map(({ type = "", also = "" }) => `${type} ${also}`);
  const named = new Set(tokenize([...new Set(kinds)].join(" ")));
  return tokenize(words).some((word) => named.has(word));
}

const under = (words: string, dollars: number) => `${words} under ${formatMoney(dollars * 100)}`;

const countPassing = (found: Entries, filter: QueryFilter) =>
  found.filter((entry) => passesFilter(entry, filter)).length;

function isChoice(found: Entries, filter: QueryFilter) {
  const count = countPassing(found, filter);
  return count > 0 && count < found.length;
}
