/** What a query asks for: words to look for, and the prices and sizes among them. */
import { clearWidthIn } from "#shop/door.ts";
import { isUnspecific } from "./synonyms.ts";
import { inDigits } from "./tokenize.ts";

/** Money is whole dollars, sizes are inches. */
export interface QueryFilter {
  min?: number;
  max?: number;
  /** A clear opening that it has to pass. */
  door?: number;
  /** How wide it may be. */
  width?: number;
  /** How wide it is to be, a tenth more or less. */
  about?: number;
  /** How high its seat is to be. */
  seat?: number;
  /** How many pounds it has to hold. */
  holds?: number;
  /** "open box": a grade of `Condition`. */
  condition?: string;
  /** The cheapest first. */
  sort?: "price";
}

export interface ReadQuery {
  /** The query without what became a filter. */
  words: string;
  filter: QueryFilter;
}

const dollars = String.raw`\$?\s?(\d[\d,]*)(?:\s?(?:dollars?|bucks|usd))?`;
const notSize = String.raw`(?![\d,])(?!\s*(?:["”″]|in\b|inch|ft\b|feet|foot|lb|pound|piece|people|seat))`;
const notMonthly = String.raw`(?!\s*(?:/\s?mo|a month|per month|monthly))`;
const most =
  "(?:under|below|less th[ae]n|lower than|cheaper than|up to|at most|no(?:t)? more than|max(?:imum)?|within)";
const about = "(?:around|about|approx(?:imately|\\.)?|roughly|~)";
const through =
  "(?:(?:that |which |to |will |can )*(?:fit|go|get|pass)(?:s|es)?(?: (?:through|thru|in|into))?(?: an?| my| the)? )?";
const inches = String.raw`\s*-?\s*(?:["”″]|in\b\.?|inch(?:es)?\b)`;

const length = String.raw`(?:["”″'’′]|(?:in|inch(?:es)?|ft|feet|foot|cm)\b)`;

/** Such a query says how wide a thing may be, not how wide it is. */
const limit = new RegExp(
  [
    String.raw`(?:${most}|wider than)\s*(?:an?\s*)?\d+(?:\.5)?\s*-?\s*${length}`,
    String.raw`${length}\.?\s*(?:wide |long )?(?:(?:or|and) (?:less|under|below|smaller|narrower)|max)`,
    String.raw`\b(?:walls?|space|spot|nook|alcove|fits?|opening|elevator)\b`,
  ].join("|"),
);

/** A size in such a query is no width. */
const noWidth = /\b(tv|television|mattress|foam|thick|tall|high|seat|deep|rug|round|ceiling)\b/;

interface Reader {
  pattern: RegExp;
  read: (...numbers: number[]) => QueryFilter;
  /** Not where the query also says this. */
  unless?: RegExp;
  /** Only where the query also says this. */
  only?: RegExp;
}

/** What a width is said to be of. */
const along = String.raw`(?:\s*(?:wide|width|long|spaces?\b|walls?\b(?!\s*(?:bed|unit|hugger))))*`;

const readers: readonly Reader[] = [
  {
    pattern: new RegExp(
      String.raw`(?:\bseats?\s*(?:height|that is|thats|is|of|at)?\s*)?\b([12]\d|3[0-4])(?:${inches})(?:\s*(?:high|tall|up))?(?:\s*seat(?:s|ing)?\b)?(?:\s*height)?`,
    ),
    read: (seat) => ({ seat: seat! }),
    only: /stool|\bseats?\b.*\b(height|high|tall|inch)|\bhigh seat/,
  },
  {
    pattern:
      /(?:\b(?:weight|limit|capacity|holds?|supports?|up to|over|for)\s*)*\b(\d{3})\s*(?:lbs?\b\.?|pounds?\b)(?:\s*(?:weight|limit|capacity))*/,
    read: (holds) => ({ holds: holds! }),
  },
  {
    pattern: /\b(?:weight|heavy duty)\s*(?:limit|capacity)?\s*(?:of\s*)?(\d{3})\b/,
    read: (holds) => ({ holds: holds! }),
  },
  // A door is named by its own size, of which it leaves a little less.
  ...wayThrough("doors?", clearWidthIn),
  ...wayThrough("(?:doorways?|openings?)", (clear) => clear),
  ...wide(
    new RegExp(String.raw`(?:(?:${most}|${about})\s*)?\b(\d{2,3})${inches}${along}`),
    (width) => width,
  ),
  ...wide(
    new RegExp(
      String.raw`(?:(?:${most}|${about})\s*)?\b(\d{1,2}(?:\.5)?)\s*-?\s*(?:ft\b\.?|feet\b|foot\b|['’′])${along}`,
    ),
    (feet) => feet * 12,
  ),
  ...wide(/\b(\d{2,3})\s*cm\b(?:\s*(?:wide|width|long))?/, (centimeters) =>
    Math.round(centimeters / 2.54),
  ),
  // Of a room the longer wall.
  {
    pattern:
      /\b(?:(?:that )?fits?(?: in(?:to)?)?|for)(?: an?| my)? (\d{1,2}) ?(?:x|by|×) ?(\d{1,2})(?: ?(?:ft|foot|feet))? (?:living )?room\b/,
    read: (one, other) => ({ width: Math.max(one!, other!) * 12 }),
    unless: noWidth,
  },
  {
    pattern: new RegExp(
      String.raw`(?:between\s*${dollars}\s*(?:and|to|-|–)\s*${dollars}|\$\s?(\d[\d,]*)\s*(?:to|-|–)\s*${dollars})${notSize}`,
    ),
    read: (min, max) => ({ min: min!, max: max! }),
  },
  {
    pattern: new RegExp(
      String.raw`\b([1-9]\d{2,3})\s*(?:to|-|–)\s*([1-9]\d{2,3})\b${notSize}${notMonthly}`,
    ),
    read: (min, max) => ({ min: min!, max: max! }),
    // A telephone number.
    unless: /^[^a-z]*$|\d{3}\D{0,2}\d{3}\D?\d{4}/,
  },
  {
    pattern: new RegExp(
      String.raw`${about}\s*(?:\$\s?(\d[\d,]*)|(\d{3,}))(?:\s?(?:dollars?|bucks|usd))?${notSize}${notMonthly}`,
    ),
    read: (near) => ({ min: Math.round(near! * 0.75), max: Math.round(near! * 1.25) }),
  },
  {
    pattern: new RegExp(String.raw`${most}\s*${dollars}${notSize}${notMonthly}`),
    read: (max) => ({ max: max! }),
  },
  {
    pattern: /(?:\$\s?(\d[\d,]*)|\b(\d{3,}))\s*(?:(?:or|and) (?:less|under|below|cheaper)|max)\b/,
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
      String.raw`(?:\$\s?(\d[\d,]*)|\b(\d[\d,]*)\s?(?:dollars?|bucks|usd)\b)${notSize}${notMonthly}`,
    ),
    read: (max) => ({ max: max! }),
  },
];

/** What so wide a way in lets through. */
function wayThrough(name: string, clearIn: (said: number) => number): readonly Reader[] {
  const size = String.raw`\b(\d{2}(?:\.\d+)?)`;
  return [
    String.raw`${through}(?:\b${most}\s*(?:an?\s*)?)?${size}(?:${inches})?(?:\s*(?:wide|clear))*\s*${name}\b`,
    String.raw`\b${name}\s*(?:of\s*)?${size}(?:${inches}|\b)`,
  ].map((pattern) => ({
    pattern: new RegExp(pattern),
    read: (said) => ({ door: clearIn(said!) }),
  }));
}

/** A width in such words, as the most that it may be or as about so wide. */
function wide(pattern: RegExp, inInches: (said: number) => number): readonly Reader[] {
  return [
    { pattern, read: (width) => ({ width: inInches(width!) }), unless: noWidth, only: limit },
    { pattern, read: (about) => ({ about: inInches(about!) }), unless: noWidth },
  ];
}

/** Less is no price: who types it is about to go on. */
const leastDollars = 10;

/** Finds prices and sizes in a query: "queen bed under $500" is "queen bed" and `{ max: 500 }`. */
export function readQuery(query: string): ReadQuery {
  let words = inFull(query.toLowerCase());
  const filter: QueryFilter = {};
  let isCut = false;
  for (const { pattern, read, unless, only } of readers) {
    const found = pattern.exec(words);
    if (!found || unless?.test(words) || only?.test(words) === false) continue;
    const numbers = found
      .slice(1)
      .filter((text) => text !== undefined)
      .map((text) => Number(text.replaceAll(",", "")));
    const asked = read(...numbers);
    if (Object.keys(asked).some((name) => Object.hasOwn(filter, name))) continue;
    const isBegun = Math.max(asked.min ?? 0, asked.max ?? 0) < leastDollars;
    const isPrice = "min" in asked || "max" in asked;
    // "For up to 6" is none.
    if (isPrice && isBegun && !/under|below|less|lower|cheaper|\$/.test(found[0])) continue;
    if (isPrice && isBegun) isCut = true;
    else Object.assign(filter, asked);
    words = words.replace(found[0], " ");
  }
  for (const [said, condition] of question.test(words) ? [] : conditions) {
    const rest = words.replace(said, " ");
    if (rest === words || !/[a-z]/.test(rest)) continue;
    filter.condition = condition;
    words = rest.replace(/\b(deals?|items?|pieces?|specials?)\b/g, " ");
    break;
  }
  if (cheapest.test(words)) {
    filter.sort = "price";
    words = words.replace(cheapest, " ");
  }
  words = words.replace(orLess, " ");
  if (Object.keys(filter).length === 0 && !isCut) return { words: query.trim(), filter };
  return { words: isUnspecific(words) ? "" : words.replace(/\s+/g, " ").trim(), filter };
}

const question =
  /^(how|what|which|why|can|should|is|are|do|does|will)\b|\b(deliver\w*|arrived|came)\b/;

/** How shoppers call a condition, as products have it. Alone it is no filter: it may ask what it means. */
const conditions: readonly (readonly [said: RegExp, grade: string])[] = [
  [
    /\b(scratch(ed)?( and | & |n|[ ,/-]+| ?'?n'? ?)dent(ed)?|dent(ed|s)?|scratched|cosmetic(ally)? (marks?|damaged?)|factory seconds?)\b/,
    "cosmetic mark",
  ],
  [/\bopen[- ]box\b/, "open box"],
  [/\b(floor|display|showroom)[- ](models?|samples?)\b/, "floor model"],
  [
    /\bbrand[- ]new\b|\bnew (?=sofa|couch|bed|mattress|recliner|sectional|dresser|dining|king|queen|twin|full|table|chair)/,
    "new",
  ],
];

/** What is left of "$500 or less" and of "90 inches max". */
const orLess =
  /\b(?:(?:or|and) (?:less|under|below|cheaper|smaller|narrower|lower)|max(?:imum)?)\b/;
const cheapest = /\b(?:cheap(?:est)?|least expensive|lowest[- ]priced?)\b/;

/** "$1.5k", "five hundred" and "a grand" as the numbers that they are. */
function inFull(text: string) {
  return inDigits(text)
    .replace(/(\d)\s?½/g, "$1.5")
    .replace(/\b(?:a|one) (?=hundred\b|thousand\b|grand\b)/g, "1 ")
    .replace(
      /\$?\b(\d{1,2}(?:\.\d)?)\s?(?:k\b(?!\s*(?:tv|ultra|hd))|thousand\b|grand\b)/g,
      thousands,
    )
    .replace(/\b(\d) hundred\b/g, (_, number) => `$${number}00`);
}

function thousands(_: string, number: string) {
  return `$${Math.round(Number(number) * 1000)}`;
}
