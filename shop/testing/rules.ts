/**
 * What every product and package keeps, whatever the shop sells: each rule names what breaks it. No
 * rule knows the sample's numbers; those are in specification.test.ts.
 */

import { savings } from "../money.ts";
import type { AnyProduct, Category, Package, Part } from "../product.ts";

export interface Shop {
  lists: Readonly<Record<Category, readonly AnyProduct[]>>;
  packages: readonly Package[];
}

/** Names of what breaks the rule. */
type Rule = (shop: Shop) => string[];

export const productsOf = ({ lists }: Shop): AnyProduct[] => Object.values(lists).flat();

export const percentSaved = ({
  priceCents,
  originalPriceCents,
}: Pick<AnyProduct, "priceCents" | "originalPriceCents">) =>
  (1 - priceCents / originalPriceCents!) * 100;

const partCount = (parts: readonly { count: number }[]) =>
  parts.reduce((sum, { count }) => sum + count, 0);

const sidesOf = ({ widthIn, depthIn, heightIn }: Part) => [widthIn, depthIn, heightIn];

/** Padding and walls of a carton, both ends together. */
const cartonWallIn = 5;

const isWholeCents = (cents: number) => Number.isInteger(cents) && cents > 0;

const repeated = (texts: readonly string[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

/** A rule for each product by itself. */
const everyProduct =
  (isKept: (product: AnyProduct, shop: Shop) => boolean): Rule =>
  (shop) =>
    productsOf(shop)
      .filter((product) => !isKept(product, shop))
      .map(({ title }) => title);

const everyPackage =
  (isKept: (item: Package) => boolean): Rule =>
  ({ packages }) =>
    packages.filter((item) => !isKept(item)).map(({ name }) => name);

/** All that a product's page says, in one string. */
const words = ({ description, finish, care, materials, features }: AnyProduct) =>
  [description, finish, care, ...materials, ...features].join(" ");

const numberWords = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const countedSlats = new RegExp(
  `\\b(${numberWords.join("|")}|eleven|twelve|\\d+)( \\w+){0,2} slats\\b`,
  "i",
);
const slatGap = /slats,? ([\d.]+) (?:inches|in\.) apart|(?:gaps|openings) of ([\d.]+) inches/gi;

/** The widest gap between slats that the mattresses of the shop all bear. */
const widestGap = ({ lists }: Shop) =>
  Math.min(
    ...lists.mattress.map((mattress) =>
      Number(words(mattress).match(/slats no more than ([\d.]+) inches apart/)?.[1] ?? Infinity),
    ),
  );

const thickestMattress = ({ lists }: Shop) =>
  Math.max(0, ...lists.mattress.flatMap(({ pieces }) => pieces.map(({ heightIn }) => heightIn)));

export const rules: Readonly<Record<string, Rule>> = {
  "a price is whole cents and below its compare-at price": everyProduct(
    ({ priceCents, originalPriceCents }) =>
      isWholeCents(priceCents) &&
      (originalPriceCents === undefined ||
        (isWholeCents(originalPriceCents) && priceCents < originalPriceCents)),
  ),
  "a package costs less than its parts": everyPackage(
    ({ basePriceCents, originalPriceCents = basePriceCents + 1 }) =>
      isWholeCents(basePriceCents) && basePriceCents < originalPriceCents,
  ),
  "a package's payment is part of its price": everyPackage(
    ({ basePriceCents, monthlyPaymentCents = 1 }) =>
      isWholeCents(monthlyPaymentCents) && monthlyPaymentCents < basePriceCents,
  ),
  "what a package includes counts up to its pieces": everyPackage(
    ({ pieces, includes }) => partCount(includes) === pieces,
  ),
  "no two things share an id, a slug or a name": (shop) => {
    const all = [
      ...productsOf(shop).map(({ id, slug, title }) => ({ id, slug, title })),
      ...shop.packages.map(({ id, slug, name }) => ({ id, slug, title: name })),
    ];
    return (["id", "slug", "title"] as const).flatMap((field) =>
      repeated(all.map((item) => String(item[field]))),
    );
  },
  "no two products share a description or a care text": (shop) =>
    (["description", "care"] as const).flatMap((field) =>
      repeated(productsOf(shop).map((product) => product[field])),
    ),
  "a product stands in its category's list": ({ lists }) =>
    Object.entries(lists).flatMap(([category, list]) =>
      list.filter((product) => product.category !== category).map(({ title }) => title),
    ),
  "slugs are address parts": (shop) =>
    [...productsOf(shop), ...shop.packages]
      .map(({ slug }) => slug)
      .filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)),
  "titles fit a card": everyProduct(({ title }) => title.length > 0 && title.length <= 60),
  "descriptions are read": everyProduct(({ description }) => description.length <= 600),
  "texts, materials, features, colors and pieces are there": everyProduct(
    ({ description, care, finish, materials, features, colors, pieces }) =>
      [description, care, finish].every(Boolean) &&
      [materials, features, colors, pieces].every((list) => list.length > 0),
  ),
  "sizes are those of real furniture, in whole and half inches": everyProduct(({ pieces }) =>
    pieces
      .flatMap(sidesOf)
      .every((side) => side > 0 && side <= 130 && side * 2 === Math.round(side * 2)),
  ),
  "what comes in cartons is new, and its cartons are hardly longer than it is": everyProduct(
    ({ condition, pieces }) =>
      pieces
        .filter(({ boxes }) => boxes)
        .every(
          (part) =>
            condition.grade === "new" &&
            part.boxes!.flat().every((side) => side <= Math.max(...sidesOf(part)) + cartonWallIn),
        ),
  ),
  "a title that counts pieces counts its list": everyProduct(({ title, pieces }) => {
    const counted = title.match(/(\d+)[- ]piece/i)?.[1];
    return !counted || partCount(pieces) === Number(counted);
  }),
  "a text that counts pieces counts its list": everyProduct(({ description, pieces }) => {
    const word = description.match(/\ball (\w+) pieces\b/i)?.[1]?.toLowerCase();
    return !word || partCount(pieces) === numberWords.indexOf(word) + 2;
  }),
  "the free TV is in the badge and in the text of each bed that has it, and of no other":
    everyProduct(
      ({ badge, description, freeTv = false, type }) =>
        (badge === "Free TV!") === freeTv &&
        /43-inch TV/.test(description) === freeTv &&
        (!freeTv || /^bed|bedroom set$/.test(type)),
    ),
  "something is left of everything, and badges count it right": everyProduct(({ badge, stock }) => {
    const left = stock.east + stock.west;
    const said = { "Last One": 1, "Only 2 Left": 2 }[badge ?? ""];
    return left > 0 && (said === undefined || left === said);
  }),
  "badges that speak of condition and size are true": everyProduct(
    ({ title, badge, condition }) =>
      (badge !== "Floor Model" || condition.grade === "floor model") &&
      (badge !== "Open Box" || condition.grade === "open box") &&
      (badge !== "King Size" || /King/.test(title)),
  ),
  "a discount in words is the saving": everyProduct(
    ({ discount, priceCents, originalPriceCents }) =>
      discount ===
      (discount && originalPriceCents && `${savings(priceCents, originalPriceCents).percent}% OFF`),
  ),
  "an in-store special stands where its stock is": everyProduct(
    ({ location, stock }) =>
      !location ||
      (stock.east > 0 === (location !== "Outlet Location") &&
        stock.west > 0 === (location !== "Main Showroom")),
  ),
  "a mattress as an add-on costs what the mattress costs": everyProduct(
    ({ addOns = [] }, { lists }) =>
      addOns.every(({ name, priceCents }) =>
        (lists.mattress as readonly (AnyProduct & { size?: string })[]).every(
          ({ size, priceCents: own }) =>
            !new RegExp(`\\b${size} mattress$`, "i").test(name) || own === priceCents,
        ),
      ),
  ),
  "arrival dates are days of the calendar": everyProduct(
    ({ addedOn }) =>
      !Number.isNaN(Date.parse(addedOn)) &&
      new Date(addedOn).toISOString().slice(0, 10) === addedOn,
  ),
  "no slats or mesh lie farther apart than our mattresses allow, and mesh says how far":
    everyProduct(
      (product, shop) =>
        product.category === "mattress" ||
        ((!/mesh deck/.test(words(product)) || /mesh openings of \d/.test(words(product))) &&
          [...words(product).matchAll(slatGap)].every(
            ([, apart, gap]) => Number(apart ?? gap) <= widestGap(shop),
          )),
    ),
  "no bed gives a number of slats, which would ask for a gap of its own": everyProduct(
    ({ type, features }) =>
      !/bed/.test(type) || !features.some((feature) => countedSlats.test(feature)),
  ),
  "every bunk says how thick a mattress it takes, which ours does not exceed, and from what age":
    everyProduct((product, shop) => {
      if (product.type !== "bunk bed") return true;
      const limit = Number(words(product).match(/mattress(?:es)? up to (\d+) inches/)?.[1]);
      return thickestMattress(shop) <= limit && words(product).includes("ages six and up");
    }),
  "where vinyl stands in for leather, the description says so": everyProduct(
    ({ materials, description }) =>
      !(/leather/.test(materials.join()) && /vinyl/.test(materials.join())) ||
      description.includes("vinyl"),
  ),
};

/** Every rule that the shop breaks, with what breaks it. */
export const brokenRules = (shop: Shop): string[] =>
  Object.entries(rules).flatMap(([name, rule]) => rule(shop).map((what) => `${name}: ${what}`));
