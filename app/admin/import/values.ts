/** What cells say in other words than this store's: money, counts, sizes, conditions, colors, lists, kinds. */
import { own } from "#shop/own.ts";
import { type Category, type colorFamilies, productTypes, styles } from "#shop/product.ts";
import { partsOf } from "../kit/schema.ts";
import type { Part } from "../products/editor/parts.ts";
import { moneyText } from "../records/money-input.ts";

/** "$1,299.00", "1.299,00 €", "USD 499 ea": integer cents, or nothing where it is no single amount. */
export function readMoney(cell: string): { cents: number } | { problem: string } {
  const text = cell
    .replace(/[\s\u00a0']|usd|us\$|eur|each|ea\.?$|[$€£]/gi, "")
    .replace(/[.,]-$/, "");
  const problem = { problem: "Enter one amount in dollars, such as 1,299 or 1299.50." };
  if (!/^\d[\d.,]*$/.test(text)) return problem;
  const comma = text.lastIndexOf(",");
  const dot = text.lastIndexOf(".");
  const last = Math.max(comma, dot);
  const decimals = last < 0 ? "" : text.slice(last + 1);
  const isMixed = comma >= 0 && dot >= 0;
  const isOnly = text.indexOf(text[last]!) === last;
  // "1.299" and "1,299" are thousands, "1299.9900" and "1.299,00" have cents.
  const hasCents = last >= 0 && isOnly && (isMixed || decimals.length !== 3);
  const whole = (hasCents ? text.slice(0, last) : text).replace(/[.,]/g, "");
  const amount = Number(`${whole}.${hasCents ? decimals : "0"}`);
  return Number.isFinite(amount) ? { cents: Math.round(amount * 100) } : problem;
}

/** Money as the product's form takes it; as it is written where it is none. */
export function moneyField(cell: string): string {
  const read = readMoney(cell);
  return "cents" in read ? moneyText(read.cents) : cell;
}

/** "3 pcs", "x3", "3.0", "sold out"; as it is written where it is no count. */
export function countField(cell: string): string {
  if (/^(none|no|out of stock|sold out|-\d+(\.0+)?)$/i.test(cell)) return "0";
  return (
    /^(?:x|qty:?)?\s*(\d{1,5})(?:[.,]0+)?\s*(?:x|pcs?\.?|pieces?|ea\.?|units?|left)?$/i.exec(
      cell,
    )?.[1] ?? cell
  );
}

const length = String.raw`(\d+(?:[.,]\d+)?)(?:\s*(\d)/(\d+)|([¼½¾]))?\s*('|’|ft\.?|feet|cm|mm)?(?:\s*(\d+)(?=\s*["”″]))?\s*(?:["”″]|''|in\.?|inch(?:es)?)?`;
const side = String.raw`(?:\(?\b(w|l|d|h|width|length|depth|height)\b\)?[:\s]*)?${length}\s*(?:\(?(w|l|d|h|width|wide|length|long|depth|deep|height|high)\b\)?)?`;
const by = String.raw`\s*(?:x|×|\*|by|,|/)\s*`;
const sizes = new RegExp(`^${side}${by}${side}${by}${side}\\.?$`, "i");

const fractions = new Map([
  ["¼", 0.25],
  ["½", 0.5],
  ["¾", 0.75],
]);

/** One part's inches: "67 x 88 x 58", '67"W x 40"D x 38"H', "170 x 102 x 97 cm"; nothing where it is none. */
function readSides(text: string): Pick<Part, "widthIn" | "depthIn" | "heightIn"> | undefined {
  const match = sizes.exec(text.trim());
  if (!match) return undefined;
  const sides = [0, 1, 2].map((at) => {
    const [before, whole, top, bottom, half, unit, inches, after] = match.slice(
      1 + at * 8,
      9 + at * 8,
    );
    const fraction = bottom ? Number(top) / Number(bottom) : half ? fractions.get(half)! : 0;
    return {
      name: (before ?? after ?? "").toLowerCase()[0],
      amount: Number(whole!.replace(",", ".")) + fraction,
      unit,
      inches,
    };
  });
  const unit = sides.map((one) => one.unit).find((one) => one && /m/.test(one));
  const lengths = sides.map(({ amount, unit: own, inches }) => {
    if (unit) return amount / (unit.toLowerCase() === "mm" ? 25.4 : 2.54);
    return own && /['’f]/i.test(own) ? amount * 12 + Number(inches ?? 0) : amount;
  });
  const text_ = (inches: number) => String(Math.round(inches * 100) / 100);
  const names = sides.map(({ name }) => name);
  const find = (name: string) =>
    names.findIndex((one) => one === name || (one === "w" && name === "wide"));
  const order = names.every(Boolean) ? orderOf(find) : [0, 1, 2];
  if (order.some((at) => at < 0)) return undefined;
  const [widthIn, depthIn, heightIn] = order.map((at) => text_(lengths[at]!)) as [
    string,
    string,
    string,
  ];
  return { widthIn, depthIn, heightIn };
}

/** A length is a depth beside a width, and a width beside a depth. */
function orderOf(find: (name: string) => number): number[] {
  const [w, d, l, h] = [find("w"), find("d"), find("l"), find("h")];
  return [w >= 0 ? w : l, d >= 0 ? d : w >= 0 ? l : -1, h];
}

/** All parts of a cell, one a line or behind a semicolon: "Bed: 67 x 88 x 58; 2 x Nightstand: 24 x 16 x 25". */
export function readParts(cell: string): Part[] | undefined {
  const lines = cell.split(/[;\n]+/).filter((line) => line.trim());
  const parts = lines.map((line) => {
    const [, count = "1", name = "", size = ""] =
      /^\s*(?:(\d{1,3})\s*[x×]\s+(?=\p{L}))?(?:([\p{L}][^:]*):)?\s*(.*)$/u.exec(line) ?? [];
    const isLabel = /^(w|l|d|h|width|length|depth|height)$/i.test(name.trim());
    const sides = isLabel ? readSides(line) : readSides(size);
    return sides && { name: isLabel ? "" : name.trim(), count, ...sides };
  });
  return parts.length > 0 && parts.every((part) => part !== undefined) ? parts : undefined;
}

/** Parts as a cell says them; `readParts` takes it back. */
export const partsText = (parts: readonly Part[]) =>
  parts
    .map(
      ({ name, count, widthIn, depthIn, heightIn }) =>
        `${count === "1" ? "" : `${count} × `}${name ? `${name}: ` : ""}${widthIn} x ${depthIn} x ${heightIn}`,
    )
    .join("\n");

const conditions: [RegExp, condition: string, reason: string][] = [
  [
    /floor (model|sample)|display( model)?|showroom sample/i,
    "floor model",
    "Displayed in a showroom as a floor model.",
  ],
  [
    /open.?box|opened|customer return|returns?\b|unboxed|like new/i,
    "open box",
    "The box was opened.",
  ],
  [/scratch|dent|damage|blemish|cosmetic|chip|scuff|stain|as.?is|imperfect/i, "cosmetic mark", ""],
  [/^(brand )?new\b|^nib$|sealed|first quality/i, "new", ""],
];

/** A condition and, where it is not new, why: the words of the cell where they say more. */
export function readCondition(cell: string): { condition: string; reason: string } | undefined {
  const found = conditions.find(([words]) => words.test(cell));
  if (!found) return undefined;
  const [, condition, meaning] = found;
  const isMore = condition !== "new" && cell.trim().split(/\s+/).length > 3;
  return { condition, reason: isMore ? cell.trim() : meaning };
}

const colorWords: Record<(typeof colorFamilies)[number], RegExp> = {
  "dark wood": /walnut|espresso|mahogany|cherry|dark (wood|oak|brown wood)|wenge|java/,
  "natural wood":
    /natural|light wood|\boak\b|\bpine\b|maple|honey|driftwood|acacia|\bash\b|birch|(?:^ *|[^k] |[^ \w])wood\b|teak/,
  gray: /\bgry\b|gr[ae]y\b|charcoal|slate|dove|smoke|pewter|graphite|stone|\bash\b|anthracite/,
  white: /\bwht\b|white|snow|alabaster/,
  cream: /cream|ivory|vanilla|pearl|oatmeal|linen/,
  beige: /beige|\btan\b|sand|taupe|khaki|camel|wheat|fawn|latte/,
  black: /\bblk\b|black|ebony|onyx|\bjet\b|raven/,
  brown: /\bbrn\b|brown|chocolate|cocoa|mocha|coffee|cognac|saddle|tobacco|chestnut|caramel/,
  blue: /\bblu\b|blue|navy|indigo|denim|teal|aqua|turquoise|sky/,
  green: /\bgrn\b|green|sage|olive|emerald|moss|forest/,
  red: /\bred\b|burgundy|wine|crimson|rust|maroon|ruby/,
  gold: /gold|brass|champagne/,
  silver: /silver|chrome|nickel|mirrored/,
};

/** Up to two families in the order of the words, and the maker's own words where they say more. */
export function readColor(cell: string): { color: string; color2: string; finish: string } {
  const text = cell.toLowerCase();
  const found = Object.entries(colorWords)
    .flatMap(([family, words]) => {
      const named = text.search(new RegExp(`\\b${family}`));
      const at = named < 0 ? text.search(words) : named;
      return at < 0 ? [] : [{ family, at }];
    })
    .sort((a, b) => a.at - b.at);
  // "Walnut brown" is one color, "gray/oak" are two.
  const isTwo = /[/,&+]|\band\b|\bwith\b/.test(text);
  const [color = "", color2 = ""] = [...new Set(found.map(({ family }) => family))];
  const isSaid =
    text.trim() === color ||
    (isTwo &&
      found.length > 1 &&
      text.replace(/[/,&+\s]|and/g, "") === (color + color2).replaceAll(" ", ""));
  return { color, color2: isTwo ? color2 : "", finish: isSaid ? "" : cell.trim() };
}

const listWords: [Category, RegExp][] = [
  ["clearance", /clearance|scratch|as.?is|last chance|outlet/],
  ["mattress", /mattress|bedding/],
  ["in-store", /in.?store|showroom special/],
  ["bedroom", /bed ?r(oo)?m|\bbr\b|\bbeds?\b|dresser|nightstand|headboard|bunk|\bchest|vanit/],
  ["dining-room", /dining|\bdr\b|dinette|kitchen|bar stool|\bpub\b|buffet|hutch/],
  [
    "living-room",
    /living ?r(oo)?m|living rm|\blr\b|\blvg\b|sofa|couch|sectional|loveseat|recliner|ottoman|coffee table|end table|tv stand|entertainment|accent chair|futon|upholstery/,
  ],
];

/** The list that a category's words mean; the last of "Home > Furniture > Sofas" counts most. */
export function readList(cell: string): Category | undefined {
  const steps = cell.toLowerCase().split(/[>,|]/).reverse();
  for (const step of steps) {
    const found = listWords.find(([, words]) => words.test(step));
    if (found) return found[0];
  }
  return undefined;
}

const typeWords: [type: string, words: RegExp][] = [
  ["sofa", /\bcouch(es)?\b|\bsettee\b|\bsofas\b/],
  ["tv stand", /tv (console|unit|cabinet|stand)|entertainment (center|console)|media console/],
  ["nightstand", /night ?stands?|bedside table/],
  ["dining chairs", /dining chair|side chairs/],
  ["bar stools", /(bar|counter) ?stool/],
  ["loveseat", /love ?seat/],
  ["accent chair", /(accent|arm|club|lounge|wingback) ?chair/],
  ["bookcase", /book(case|shelf|shelves)/],
  ["coffee table", /cocktail table/],
  ["end table", /side table/],
  ["chest", /chest of drawers/],
  ["dining set", /dinette|dining room set/],
  ["living room set", /sofa set|(sofa|couch) (and|&|\+) love ?seat/],
  ["sleeper sofa", /sofa ?bed|sleeper/],
];

/** The kind that words mean: the longest of its names that is in them, the last where two are as long. */
export function readType(words: string): string {
  const text = words.toLowerCase();
  const named = productTypes
    .map((type) => ({
      type: type as string,
      at: text.search(new RegExp(`\\b${type}(s|es)?\\b`)),
      size: type.length,
    }))
    .filter(({ at }) => at >= 0);
  const called = typeWords
    .map(([type, is]) => ({ type, at: text.search(is), size: is.exec(text)?.[0].length ?? 0 }))
    .filter(({ at }) => at >= 0);
  return [...named, ...called].sort((a, b) => b.size - a.size || b.at - a.at)[0]?.type ?? "";
}

export const readStyle = (words: string) =>
  styles.find((style) => words.toLowerCase().includes(style)) ??
  (/mid.?century/i.test(words) ? "mid-century" : "");

/** "2026-11-05", "11/5/2026", "11/5/26": a day; as it is written where it is none. */
export function dayField(cell: string): string {
  const [, month, day, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/.exec(cell) ?? [];
  if (!year) return /^\d{4}-\d{2}-\d{2}/.exec(cell)?.[0] ?? cell;
  return `${year.length === 2 ? `20${year}` : year}-${month!.padStart(2, "0")}-${day!.padStart(2, "0")}`;
}

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  ndash: "–",
  mdash: "—",
};

/** The words of a description in HTML. */
export function wordsOfHtml(cell: string): string {
  if (!/<[a-z!/]|&[a-z#]+\d*;/i.test(cell)) return cell.trim();
  return cell
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, "")
    .replace(/<(br|\/p|\/li|\/div|\/h\d)\b[^>]*>/gi, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&([a-z]+);/gi, (whole, name) => own(entities, name) ?? whole)
    .replace(/[ \t]+/g, " ")
    .replace(/\s*\n\s*/g, "\n")
    .trim();
}

export const linesOfHtml = (cell: string) => partsOf(wordsOfHtml(cell), /[\n;|•]+/).join("\n");

/** What fits, up to the end of a sentence or a word. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most + 1);
  const sentence = /^[\s\S]*[.!?](?=\s)/.exec(head)?.[0];
  if (sentence && sentence.length > most / 2) return sentence;
  const word = head.slice(0, head.lastIndexOf(" "));
  return (word.length > most / 2 ? word : text.slice(0, most)).replace(/[\s,;:–-]+$/, "");
}
