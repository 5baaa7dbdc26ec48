/** What a query asks for: words to look for, and the prices and sizes among them. */
import { tokenize } from "./tokenize.ts";

/** Money is integer dollars, sizes are inches. */
export interface QueryFilter {
  min?: number;
  max?: number;
  /** A clear opening that it has to pass. */
  door?: number;
  /** How wide it may be. */
  width?: number;
}

export interface ReadQuery {
  /** The query without what became a filter. */
  words: string;
  filter: QueryFilter;
}

const dollars = String.raw`\$?\s?(\d[\d,]*)(?:\s?(?:dollars|bucks|usd))?`;
const notSize = String.raw`(?![\d,])(?!\s*(?:["”″]|in\b|inch|ft\b|feet|foot|lb|pound|piece|people|seat))`;
const notMonthly = String.raw`(?!\s*(?:/\s?mo|a month|per month|monthly))`;
const inches = String.raw`\s*-?\s*(?:["”″]|in\b\.?|inch(?:es)?\b)`;

interface Reader {
  pattern: RegExp;
  read: (...numbers: number[]) => QueryFilter;
  /** Not where the query also says this. */
  unless?: RegExp;
}

const readers: readonly Reader[] = [
  {
    pattern: new RegExp(String.raw`\b(\d{2})(?:${inches})?(?:\s*wide)?\s*door(?:way|s)?\b`),
    read: (door) => ({ door: door! }),
  },
  {
    pattern: new RegExp(String.raw`\bdoor(?:way)?\s*(?:of\s*)?(\d{2})(?:${inches}|\b)`),
    read: (door) => ({ door: door! }),
  },
  {
    pattern: new RegExp(String.raw`\b(\d{2,3})${inches}(?:\s*(?:wide|width))?`),
    read: (width) => ({ width: width! }),
    unless: /\b(tv|television|mattress|foam|thick|tall|high|seat|deep|rug|round)\b/,
  },
  {
    pattern: new RegExp(
      String.raw`(?:between\s*${dollars}\s*(?:and|to|-|–)\s*${dollars}|\$\s?(\d[\d,]*)\s*(?:to|-|–)\s*${dollars})${notSize}`,
    ),
    read: (min, max) => ({ min: min!, max: max! }),
  },
  {
    pattern: new RegExp(
      String.raw`(?:under|below|less than|cheaper than|up to|at most|no more than|max(?:imum)?)\s*${dollars}${notSize}${notMonthly}`,
    ),
    read: (max) => ({ max: max! }),
  },
  {
    pattern: new RegExp(
      String.raw`(?:over|above|more than|at least|starting at)\s*${dollars}${notSize}${notMonthly}`,
    ),
    read: (min) => ({ min: min! }),
  },
  {
    pattern: new RegExp(
      String.raw`(?:\$\s?(\d[\d,]*)|\b(\d[\d,]*)\s?(?:dollars|bucks|usd)\b)${notSize}${notMonthly}`,
    ),
    read: (max) => ({ max: max! }),
  },
];

/** Finds prices and sizes in a query: "queen bed under $500" is "queen bed" and `{ max: 500 }`. */
export function readQuery(query: string): ReadQuery {
  let words = query.toLowerCase();
  const filter: QueryFilter = {};
  for (const { pattern, read, unless } of readers) {
    const found = pattern.exec(words);
    if (!found || unless?.test(words)) continue;
    const numbers = found
      .slice(1)
      .filter((text) => text !== undefined)
      .map((text) => Number(text.replaceAll(",", "")));
    const asked = read(...numbers);
    if (Object.keys(asked).some((name) => name in filter)) continue;
    Object.assign(filter, asked);
    words = words.replace(found[0], " ");
  }
  return Object.keys(filter).length > 0
    ? { words: words.replace(/\s+/g, " ").trim(), filter }
    : { words: query.trim(), filter };
}

/** What shoppers call a thing that the shop's texts call otherwise. */
const otherWords: readonly (readonly [said: RegExp, meant: string])[] = [
  [/\bgrey\b/g, "gray"],
  [/\bcolour\b/g, "color"],
  [/\bsettees?\b/g, "loveseat"],
  [
    /\b(futons?|pull[- ]?out (couch|sofa|bed)s?|(hideaway|fold[- ]?out) beds?|sofa ?beds?)\b/g,
    "sleeper",
  ],
  [/\bchests? of drawers\b/g, "chest"],
  [/\b(entertainment|media) (center|console|unit)s?\b/g, "tv stand"],
  [/\b(bunkbeds?)\b/g, "bunk bed"],
  [/\b(nite ?stands?|night stands?|bedside tables?)\b/g, "nightstand"],
  [/\b(la[- ]?z[- ]?boys?|lazy boys?)\b/g, "recliner"],
  [/\blift chairs?\b/g, "lift recliner"],
  [/\b(love ?seats?)\b/g, "loveseat"],
  [/\b(bar ?stools?|counter ?stools?)\b/g, "bar stool"],
  [/\b(wardrobe|armoire)s?\b/g, "chest"],
  [/\b(cal(ifornia)? king)\b/g, "california king"],
];

/** Words that say nothing of what is looked for. */
const filler = new Set(
  tokenize(
    `a an and any are as at be best buy can cheap do does find for from furniture get good have how i in
     is it looking me my need of on or shop size sized some that the there to want what where which with
     you your`,
  ),
);

/** The words that the search looks for; all of them where there are no others. */
export function wordsOf(query: string): string[] {
  const meant = otherWords.reduce(
    (text, [said, word]) => text.replace(said, word),
    query.toLowerCase(),
  );
  const all = tokenize(meant);
  const telling = all.filter((word) => !filler.has(word));
  return telling.length > 0 ? telling : all;
}
