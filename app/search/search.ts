/** Finding things in the search index. */
import MiniSearch, { type SearchResult } from "minisearch";
import type { DeliveryFacts } from "#app/delivery/delivery-file.ts";
import { own } from "#shop/own.ts";
import { forms, isAbout, longWords } from "./article-words.ts";
import {
  byNumber,
  byPrice,
  byWidth,
  isAnswer,
  isArticle,
  isFurniture,
  isOfTheKind,
  isProduct,
  isSoldSingly,
  missedBy,
  mostNamedFirst,
  narrowestFirst,
  ofColor,
  passesFilter,
  productsFirst,
} from "./entries.ts";
import { color } from "./instead.ts";
import { lenderReply } from "./lender-reply.ts";
import type { QueryFilter } from "./read-query.ts";
import { deliveryTo, notSold, replyTo } from "./reply.ts";
import type { SearchEntry } from "./search-entry.ts";
import { results, type SearchResults } from "./sorted-results.ts";
import { spelled, swaps } from "./spelling.ts";
import { tellingOf, wordsOf } from "./synonyms.ts";
import { tokenize } from "./tokenize.ts";
import { isWith, withoutUnwanted } from "./unwanted.ts";

export type Search = (words: string, filter?: QueryFilter, now?: Date) => SearchResults;

/** Fewer products than these, and the nearest others are named too. */
const few = 3;
const maxNearest = 8;
const maxPartly = 3;

/** So many times what was asked for is still close to it: $700, where it was to be under $500. */
const littleMore = 1.4;

/** How a word may stand in a text: as it is, as the beginning of a longer one, with one slip. */
const ways = ["exact", "beginning", "slip"] as const;

const price = /^how much\b|\bprice\b/i;
/** Such a place has room for little. */
const smallPlace = /\b(small|tiny|compact|apartment|studio)\b/i;
const question = /^(how|what|which|why|can|should|is|are|do|does|will|best)\b/i;

/** Few enough at a time that a touch in between is answered, on a slow phone too. */
const indexedAtOnce = 25;

/**
 * Makes the search over the entries, in several tasks; built once, it answers each key. With the facts of
 * delivery and hours it works out what a place or a day means; who asks for delivery without a place is answered
 * for the ZIP code that `ownZip` knows, "" for none.
 */
export async function createSearch(
  entries: readonly SearchEntry[],
  facts?: DeliveryFacts,
  ownZip = () => "",
): Promise<Search> {
  const engine = new MiniSearch<SearchEntry & { at: number }>({
    idField: "at",
    fields: ["title", "type", "also", "color", "kind", "words"],
    extractField: (entry, field) => {
      if (field === "color") return entry.card?.color.join(" ");
      if (field === "words" && isArticle(entry)) return `${entry.words} ${entry.text}`;
      return own(entry, field);
    },
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
        way === "slip" && term.length > 3 && !/\d/.test(term) && !color.test(term) && !isWhole(term)
          ? 1
          : false,
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

  /** What has all the words, as they are if anything has them so. */
  function withAll(words: readonly string[]) {
    const way = ways.find((way) => find(words, "AND", way).length > 0);
    return way ? find(words, "AND", way) : [];
  }

  const colors = new Set(entries.flatMap(({ card }) => card?.color ?? []));

  const isKnown = (word: string) => find([word], "AND", "beginning").length > 0;

  /** "qeuen" as "queen": two letters that changed places are one slip. */
  function straightened(word: string) {
    if (word.length < 4 || isKnown(word)) return word;
    return swaps(word).find(isKnown) ?? word;
  }

  /** Whether it names a kind of product: "couch". */
  const isKind = (word: string) => look([word], "AND", "exact").some(isOfTheKind);

  const isOrdinary = (word: string) => colors.has(word) || isKind(word);

  /** Words of a question, "return a mattress": answers have them, products do not. */
  function isAsking(word: string) {
    const found = find([word], "AND", "exact");
    return found.some(isAnswer) && !found.some(isFurniture);
  }

  /**
   * Those with a word in their title and the most of them in all: a word somewhere is about something else.
   * Of as many, those that say more of the question come first.
   */
  function articlesOn(words: readonly string[], query: string) {
    const sought = words.filter((word) => !/^mean(ing)?$/.test(word));
    const more = longWords(query);
    const written = [...new Set([...sought, ...more].flatMap(forms))];
    const isSought = (term: string) => sought.flatMap(forms).includes(term);
    const inTitle = ({ match }: SearchResult) =>
      Object.entries(match).some(
        ([term, fields]) => fields.includes("title") && (isSought(term) || /^[wsx]$/.test(term)),
      );
    const counted = look(written, "OR", "exact")
      .filter((one) => isArticle(entryOf(one)) && inTitle(one))
      .map((one) => ({ one, count: one.queryTerms.filter(isSought).length }));
    const most = Math.max(...counted.map(({ count }) => count));
    return counted
      .filter(({ count }) => count === most)
      .map(({ one }) => entryOf(one))
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
      .filter(isAnswer)
      .slice(0, maxPartly);
  }

  const questions = entries.flatMap((entry) =>
    entry.asked ? [{ entry, pattern: new RegExp(entry.asked) }] : [],
  );
  const towns = entries.find((entry) => entry.towns)?.towns ?? "";
  const financing = entries.find((entry) => entry.lenders);

  /** What is worked out for the query, else the answers whose questions it asks. */
  function answersTo(query: string, now: Date) {
    const asked = spelled(query.toLowerCase().replaceAll(/['’]/g, ""), towns);
    const reply =
      (facts && replyTo({ query: asked, facts, towns, now })) ?? lenderReply(asked, financing);
    if (reply) return [reply];
    const zip = ownZip();
    const found = questions.filter(({ pattern }) => pattern.test(asked)).map(({ entry }) => entry);
    // Where one way to finance is asked for, all of them would say it once more.
    const isOneWay = found.some(({ href, lenders }) => !lenders && href === financing?.href);
    return found.flatMap((entry) => {
      if (isOneWay && entry === financing) return [];
      if (entry.about !== "delivery" || !facts || !zip) return [entry];
      return [deliveryTo(zip, `${zip}, your ZIP code`, { facts, now }), entry];
    });
  }

  function isSold(thing: RegExp) {
    return entries.some(
      (entry) => isFurniture(entry) && thing.test(`${entry.title} ${entry.type}`.toLowerCase()),
    );
  }

  return (typed, filter = {}, now = new Date()) => {
    const [query, unwanted] = withoutUnwanted(typed);
    const numbered = byNumber(entries, query);
    if (numbered.length > 0) return results(numbered);
    const missing = notSold(query.toLowerCase(), isSold);
    if (missing) {
      const words = wordsOf(missing.nearest);
      const nearest = missing.nearest ? nearestTo(words, [], results([]), filter) : [];
      return { ...results([missing.answer]), nearest };
    }
    const all = wordsOf(query).map(straightened);
    const named = entries.filter(({ name }) => name && all.includes(name));
    const whole = all.length === 0 ? entries.filter(isFurniture) : withAll(all);
    const isForThing = all.some(isKind);
    const isEnough = isForThing ? whole.some(isSoldSingly) : whole.length > 0;
    const words = isEnough ? all : tellingOf(all);
    const most = words === all ? whole : withAll(words);
    const full = most.length > 0 ? most : named;
    const found = results(full.filter((entry) => passesFilter(entry, filter)));
    found.furniture = ofColor(
      productsFirst(found.furniture, words),
      words.filter((word) => colors.has(word)),
    );
    if (isForThing && smallPlace.test(query))
      found.furniture = narrowestFirst(found.furniture, words.filter(isKind));
    if (unwanted) found.furniture = found.furniture.filter((entry) => !isWith(unwanted, entry));
    if (filter.about) found.furniture = [...found.furniture].sort(byWidth(filter.about));
    if (filter.sort) found.furniture = [...found.furniture].sort(byPrice);
    const answers = answersTo(query, now);
    const isReply = answers.some(({ asked }) => asked === undefined);
    if (answers.length > 0) {
      found.answers = answers;
      // "Is delivery free" is no search for what comes with a free TV, nor "open sunday" for an open box.
      if ((isReply || question.test(query)) && !isForThing && !named[0]) found.furniture = [];
    } else if (found.furniture.length > 0 || isForThing) found.answers = [];
    else if (found.answers.length === 0) found.answers = partlyAnswered(words);
    // Nor for what an article says of something that opens.
    if (named.length > 0 || isReply) found.articles = [];
    else if (full.length === 0 || (found.articles.length === 0 && question.test(query)))
      found.articles = articlesOn(words, query);
    if (found.articles.length > 0 && answers.length === 0 && !price.test(query)) {
      const [lead] = found.articles;
      const isForArticle = !isForThing || isAbout(lead!, words, query, isOrdinary);
      if (question.test(query) || (found.furniture.length === 0 && isForArticle && !filter.max)) {
        found.articles = mostNamedFirst(found.articles, [...words, ...longWords(query)]);
        found.answers = [];
        found.articlesLead = true;
      }
    }
    if (found.furniture.length >= few || found.answers.length > 0) return found;
    return { ...found, nearest: nearestTo(words, full, found, filter) };
  };
}
