import { articlesOf } from "#app/blog/articles.ts";
import { cardFacts } from "#app/products/card-facts.ts";
import { doorNeed } from "#app/products/delivery-fit.ts";
import { memoizeByProduct } from "#app/products/memoize-by-product.ts";
import { wallWidth } from "#app/products/wall-width.ts";
import { articlePath } from "#shop/articles.ts";
import { listedAsSold, productPath, productsOf } from "#shop/lists.ts";
import { own } from "#shop/own.ts";
import { packagePicture } from "#shop/pictures.ts";
import type { AnyProduct, Category, Package } from "#shop/product.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { answersOf } from "./answers.ts";
import type { SearchEntry } from "./search-entry.ts";
import { tokenize } from "./tokenize.ts";

/** Everything the shop has and says, in a few words each. For loaders. */
export function searchIndex(snapshot: Snapshot): SearchEntry[] {
  const usual = usualWords(snapshot);
  return [
    ...snapshot.packages.map((offer) => packageEntry(snapshot, offer)),
    ...productsOf(snapshot).map((product) => {
      const [name] = tokenize(product.title);
      return {
        ...productEntry(snapshot, product),
        ...(name && /[a-z]{4}/.test(name) && !usual.has(name) ? { name } : {}),
      };
    }),
    ...listedAsSold(snapshot).map((product) => productEntry(snapshot, product)),
    ...answersOf(snapshot).map((answer) => ({
      ...answer,
      kind: "Answer",
      words: newWords([answer.words]),
    })),
    ...articlesOf(snapshot).map(({ id, title, category, excerpt }) => ({
      title,
      href: articlePath(id),
      kind: "Article",
      text: excerpt,
      // People ask for a sofa as well.
      words: newWords([category.name, /couch/i.test(title) ? "sofa" : ""], [title, excerpt]),
    })),
  ];
}

/** Every word that the texts of products have in small letters. */
function usualWords(snapshot: Snapshot) {
  const texts = productsOf(snapshot).map(
    ({ description, finish, materials, features, care, style }) =>
      [description, finish, ...materials, ...features, care, style].join(" "),
  );
  return new Set(tokenize((texts.join(" ").match(/\b[a-z]+\b/g) ?? []).join(" ")));
}

const kinds: Record<Category, string> = {
  bedroom: "Bedroom",
  "living-room": "Living room",
  "dining-room": "Dining room",
  clearance: "Clearance",
  mattress: "Mattress",
  "in-store": "In-store special",
};

function packageEntry(snapshot: Snapshot, offer: Package): SearchEntry {
  const { id, name, basePriceCents, originalPriceCents, style, colors, finish, includes } = offer;
  const words = ["package", style, ...colors, finish, ...includes.map((line) => line.name)];
  return {
    title: name,
    href: `/package-deals/${id}`,
    kind: "Package",
    priceCents: basePriceCents,
    originalPriceCents,
    image: packagePicture(snapshot, offer).src,
    words: newWords(words, [name]),
  };
}

const productEntry = memoizeByProduct((snapshot, product): SearchEntry => {
  const { id, category, type, style, size, finish, materials, badge, condition } = product;
  const also = own(synonyms, type)?.join(" ");
  const card = cardFacts(snapshot, product);
  const words = [
    ...[style, size ?? "", finish, badge],
    ...materials,
    ...product.pieces.map(({ name }) => name),
    ...(product.features.join().match(soughtFeatures) ?? []),
    condition.grade === "new" ? "" : condition.grade,
    product.freeTv ? "free tv" : "",
    seats(size),
    product.facts?.weightLimitLb ? "weightlimit" : "",
    ...qualities.flatMap(([words, sign, of]) =>
      sign.test(saidOf(product)) && of.test(type) ? [words] : [],
    ),
  ];
  const { priceCents, originalPriceCents } = card;
  return {
    title: card.title,
    href: productPath(product),
    kind: kinds[category],
    type,
    also,
    ...(card.sold ? { sold: true } : { priceCents, originalPriceCents }),
    image: card.picture,
    id: String(id),
    card,
    ...sizes(product),
    words: newWords(words, [card.title, type, also ?? "", ...card.color]),
  };
});

/** The narrowest door that everything fits through, how much of a wall it takes, its seat's height and what it holds. */
function sizes(product: AnyProduct) {
  const said = saidOf(product);
  const seat =
    /\b(\d\d(?:\.\d)?)[- ]in(?:ch|\.)? seat/i.exec(said) ??
    /\bseats?\b[^.|]*?\b(\d\d(?:\.\d)?) in(?:ches|\.) (?:high|up)/i.exec(said) ??
    /\b(\d\d) in\. seat/i.exec(said);
  return {
    doorIn: doorNeed(product.pieces, product.facts)?.widthIn,
    widthIn: wallWidth(product),
    ...(seat ? { seatIn: Number(seat[1]) } : {}),
    ...(product.facts?.weightLimitLb ? { holdsLb: product.facts.weightLimitLb } : {}),
  };
}

/** All that its page says of it. */
function saidOf({ size = "", title, description, features, care, materials, facts }: AnyProduct) {
  const included = facts?.included ?? [];
  return [size, title, description, ...features, ...materials, care, ...included].join(" | ");
}

const upholstered = /sofa|sectional|loveseat|living room|recliner|chair|ottoman/;

/** What shoppers ask for in words of their own, and how the shop's texts say it. */
const qualities: readonly (readonly [words: string, sign: RegExp, of: RegExp])[] = [
  [
    "stain resistant",
    /spill|wip(e|es|ing) (clean|down|off)|performance|washable|hides? stains/i,
    upholstered,
  ],
  [
    "familyproof",
    /\b(pets?|kids?|children|dogs?|cats?|washable|claws?|performance|spills?)\b/i,
    upholstered,
  ],
  [
    "mattressincluded",
    /mattress of|\b(foam|innerspring|folding|memory foam) mattress\b/i,
    /bed|sleeper/,
  ],
  ["murphy", /cabinet bed/i, /bed/],
  ["weightlimit", /\b(holds?|up to|limit|rated)\b[^|]*\b\d{3} (lb|pounds)/i, /./],
];

/** "Seats 4 to 6" as words that tell it from four pieces: "seat4 seat5 seat6". */
function seats(size = "") {
  const [, from, to = from] = /^Seats (\d+)(?: to (\d+))?/.exec(size) ?? [];
  if (!from) return "";
  const count = Number(to) - Number(from) + 1;
  return Array.from({ length: count }, (_, more) => `seat${Number(from) + more}`).join(" ");
}

const synonyms: { [type in AnyProduct["type"]]?: readonly string[] } = {
  sofa: ["couch"],
  bed: ["frame"],
  "bunk bed": ["kids", "children"],
  daybed: ["bed", "sleeper"],
  chest: ["drawers"],
  dresser: ["drawers"],
  recliner: ["chair", "lounger"],
  "accent chair": ["armchair"],
  "sleeper sofa": ["couch", "sofa bed", "pull out"],
  sectional: ["couch", "sofa"],
  "living room set": ["couch", "sofa"],
  loveseat: ["couch"],
  "tv stand": ["television", "entertainment center", "media console"],
  "bar stools": ["barstools", "counter chairs"],
  "dining set": ["table"],
  "pub set": ["table"],
  buffet: ["sideboard", "cabinet"],
  nightstand: ["bedside table"],
  bookcase: ["shelf", "shelves", "bookshelf"],
  vanity: ["makeup table"],
  rug: ["carpet"],
};

/** Of a product's features, those that people search for. */
const soughtFeatures =
  /\b(usb|outlets?|cup ?holders?|washable|reversible|storage|swivels?|lea(f|ves))\b/gi;

/** Each word once, without fillers and without those that the entry says elsewhere. */
function newWords(texts: readonly string[], elsewhere: readonly string[] = []) {
  const known = new Set(tokenize([...elsewhere, filler].join(" ")));
  return [...new Set(tokenize(texts.join(" ")))].filter((word) => !known.has(word)).join(" ");
}

const filler =
  "a an and the with for that you your from are is it its one not of on in to or at as by be has what how but can out who too into they when than then each few frame leg feet stained finished powder coated plated sinuous density polyurethane knob look cosmetic rectangular";
