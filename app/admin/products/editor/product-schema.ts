/** Every field of a product: what it is called, how it looks, and what it takes by itself. */
import * as v from "valibot";
import { colorFamilies, productTypes, styles } from "#shop/product.ts";
import { capitalized } from "#shop/words.ts";
import { describeLength } from "../../format.ts";
import { checkbox, field, full, half, type Look } from "../../kit/fields.tsx";
import { money, moneyOrNull, orNull, parts } from "../../kit/schema.ts";
import type { Option } from "../../kit/select.tsx";
import { parsePictures } from "../../pictures/picture.ts";
import { centsOf, parseMoney } from "../../records/money-input.ts";
import {
  listChoice,
  type ShowroomId,
  showroomIds,
  showroomNames,
} from "../../records/product-labels.ts";
import { maxLetters } from "./limits.ts";

/** Values with their words: "sofa" is "Sofa". `empty` stands there before one is chosen. */
export const optionsOf = (values: readonly string[], empty = "Choose…") => [
  ["", empty] as const,
  ...values.map((value) => [value, capitalized(value)] as const),
];

const conditions = ["new", "open box", "floor model", "cosmetic mark"];
const badges = ["Best Seller", "Just In", "Last One", "Floor Model", "Solid Wood"];
const sources = ["Manufacturer’s list price", "Sold new at "];

const text = v.pipe(v.string(), v.trim());
const sentence = v.pipe(
  text,
  v.transform((typed) => typed.replace(/\s+/g, " ") || null),
);

const chosen = (label: string, options: readonly Option[], look?: Look) =>
  field(label, v.string(), { ...half, options, ...look });

const tooMany = "Enter a whole number up to 10,000.";
const countAt = (showroom: ShowroomId) =>
  field(
    "",
    v.pipe(text, v.regex(/^\d{0,5}$/, tooMany), v.transform(Number), v.maxValue(10_000, tooMany)),
    {
      ...{ ...half, inputMode: "numeric", placeholder: "0" },
      shownIf: () => showroomIds.includes(showroom),
      by: () => ({ label: showroomNames[showroom] }),
    },
  );

const pictures = v.pipe(
  v.string(),
  v.transform((kept) => parsePictures(kept).map((one) => ({ ...one, alt: one.alt.trim() }))),
);

const addOns = v.pipe(
  parts(),
  v.rawTransform(({ dataset, addIssue }) =>
    dataset.value.map((line) => {
      const [, name = "", amount = ""] = /^(.*):\s*(\S+)$/.exec(line) ?? [];
      const priceCents = centsOf(parseMoney(amount));
      if (!name.trim() || priceCents === undefined) {
        addIssue({ message: `Enter “Name: price” on each line. Check “${line}”.` });
      }
      return { name: name.trim(), priceCents };
    }),
  ),
);

const isLoss = ({ price = "", cost = "" }: Record<string, string>) => {
  const [earned, paid] = [centsOf(parseMoney(price)), centsOf(parseMoney(cost))];
  return earned !== undefined && paid !== undefined && earned < paid;
};

const decimal = { ...half, inputMode: "decimal" } as const;

/** In the order of the form. */
export const productSchema = v.object({
  pictures,
  pictureFollows: checkbox("Picture coming soon", { shownIf: ({ pictures }) => pictures === "[]" }),
  type: chosen("Kind", optionsOf(productTypes)),
  list: chosen("Category", listChoice),
  title: field("Name", v.pipe(text, v.nonEmpty("Enter a name.")), {
    ...{ ...full, spellCheck: true },
    by: ({ title = "" }) =>
      title.length > maxLetters.title - 15 ? { hint: describeLength(title, maxLetters.title) } : {},
  }),
  color: chosen("Color", optionsOf(colorFamilies)),
  style: chosen("Style", optionsOf(styles)),
  location: chosen("Where it is", ["All Locations", "Main Showroom", "Outlet Location"], {
    ...full,
    shownIf: ({ list }) => list === "in-store" && showroomIds.length > 1,
  }),
  parts: v.string(),
  east: countAt("east"),
  west: countAt("west"),
  price: field("Price", money, decimal),
  compareAt: field("Compare-at price", moneyOrNull, { ...decimal, hint: "Optional" }),
  compareAtSource: field("Source of the compare-at price", text, {
    ...{ ...full, placeholder: "Sold new at which store, and when", suggestions: sources },
    hint: "Where stores near you sold it new, and when: a list price or a tag alone isn’t enough. Shoppers read it under the price. Keep a copy.",
    shownIf: ({ compareAt = "" }) => compareAt.trim() !== "",
  }),
  condition: chosen("Condition", optionsOf(conditions).slice(1), full),
  conditionReason: field("What’s wrong with it", sentence, {
    ...full,
    by: ({ condition }) =>
      condition === "new"
        ? { label: "Why it’s here (optional)", placeholder: "Canceled hotel order" }
        : {
            ...{ rows: 2, most: maxLetters.conditionReason },
            placeholder: "A scratch on the left arm, 2 in.",
          },
  }),
  description: field("Description", text, { rows: 4, most: maxLetters.description }),
  badge: field("Badge", text, {
    ...{ ...half, placeholder: "Just In", suggestions: badges },
    hint: "“Best Seller,” “Just In,” “New Arrival,” “Last One” and “Only 2 Left” show only while they’re true.",
  }),
  size: field("Size", orNull(text), { ...half, placeholder: "Queen, seats 6" }),
  color2: chosen("Second color", optionsOf(colorFamilies, "None")),
  finish: field("Finish", text, { ...half, placeholder: "Weathered gray oak" }),
  materials: field("Materials, separated by commas", parts(","), full),
  features: field("Features, one per line", parts(), { rows: 3 }),
  care: field("Care", text, { rows: 2 }),
  addOns: field("Add-ons, one per line", addOns, { rows: 2, hint: "Example: “Ottoman: 149”" }),
  freeTv: checkbox("Comes with the free 43-inch TV"),
  facts: v.string(),
  cost: field("What it cost", moneyOrNull, {
    ...decimal,
    by: (typed) => (isLoss(typed) ? { hint: "The price is below your cost." } : {}),
  }),
  arrivedOn: field("Arrived on", v.string(), { ...half, type: "date" }),
  sku: field("SKU", text, { ...half, hint: "Your own or the maker’s number." }),
  lot: field("Pallet or lot", text, half),
  note: field("Note", text, { rows: 2, most: maxLetters.note }),
  publishAt: field("Or schedule it (Detroit time)", v.string(), {
    ...full,
    type: "datetime-local",
  }),
});
