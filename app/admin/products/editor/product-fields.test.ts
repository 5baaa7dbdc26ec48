import { expect, test } from "vitest";
import { describeLength } from "../../format.ts";
import { newPicture } from "../../pictures/picture.ts";
import { missingFacts } from "./missing-note.tsx";
import {
  checkProduct,
  emptyProduct,
  fieldsOfColumn,
  fieldsOfProduct,
  type ProductFields,
  type ProductNotes,
} from "./product-fields.ts";

const now = new Date("2026-11-23T15:00:00Z");
const sofa: ProductFields = {
  ...emptyProduct,
  type: "sofa",
  title: "Dove linen sofa",
  price: "499",
  compareAt: "1,299",
  compareAtSource: "Maker’s list",
  style: "modern",
  color: "gray",
  east: "2",
  parts: JSON.stringify([{ name: "", count: "1", widthIn: "84", depthIn: "36", heightIn: "34" }]),
  pictures: JSON.stringify([newPicture(`${"a".repeat(64)}.jpg`, "A gray sofa")]),
};
const errorsOf = (change: Partial<ProductFields>, isForSale = true) =>
  checkProduct({ ...sofa, ...change }, isForSale, now).errors;

test("a product with everything has no errors, and says all of it", () => {
  const { errors, product, stock, pictures } = checkProduct(sofa, true, now);
  expect(errors).toEqual({});
  expect(product).toMatchObject({
    price_cents: 49_900,
    compare_at_cents: 129_900,
    condition_reason: null,
    colors: ["gray"],
    pieces: [{ name: "Sofa", count: 1, widthIn: 84, depthIn: 36, heightIn: 34 }],
  });
  expect(stock).toEqual({ east: 2, west: 0 });
  expect(pictures).toHaveLength(1);
});

test("what is wrong with it is a sentence, on however many lines it was typed", () => {
  const wrong = {
    condition: "open box",
    conditionReason: " Scratch on the arm,\n2 in.\n",
  } as const;
  expect(checkProduct({ ...sofa, ...wrong }, true, now).product.condition_reason).toBe(
    "Scratch on the arm, 2 in.",
  );
});

test("what is missing before it is for sale is said at its field; a draft may lack it", () => {
  const mute = JSON.stringify([newPicture(`${"a".repeat(64)}.jpg`, " ")]);
  expect(errorsOf({ pictures: "[]" })).toHaveProperty("pictures");
  expect(errorsOf({ pictures: mute })).toHaveProperty("pictures");
  expect(errorsOf({ east: "0" })).toHaveProperty("east");
  expect(errorsOf({ compareAtSource: "" })).toHaveProperty("compareAtSource");
  expect(errorsOf({ pictures: mute, east: "", compareAtSource: "" }, false)).toEqual({});
});

test("a name, a price, a list, a count, a condition and a picture that follows are enough", () => {
  const { errors, product } = checkProduct(
    { ...emptyProduct, title: "Oak nightstand", price: "79", west: "3", pictureFollows: "yes" },
    true,
    now,
  );
  expect(errors).toEqual({});
  expect(product).toMatchObject({
    ...{ list: "clearance", condition: "new", price_cents: 7_900, compare_at_cents: null },
    ...{ type: "nightstand", style: "", colors: [], pieces: [], description: "" },
  });
});

test.each([
  ["Queen Sleeper Sofa", "sleeper sofa"],
  ["Bed with a nightstand", "nightstand"],
  ["Two Chairs and a Dining Table", "dining table"],
  ["Sofabed", ""],
])("the kind of “%s” is read from its name: %s", (title, type) => {
  expect(checkProduct({ ...sofa, type: "", title }, true, now).product.type).toBe(type);
  expect(checkProduct({ ...sofa, title }, true, now).product.type).toBe("sofa");
});

test.each<[string, Partial<ProductFields>]>([
  ["compareAt", { compareAt: "499" }],
  ["compareAt", { compareAt: "much" }],
  ["price", { price: "a lot" }],
  ["conditionReason", { condition: "floor model" }],
  ["parts", { parts: JSON.stringify([{ name: "", count: "1", widthIn: "84" }]) }],
  ["addOns", { addOns: "Ottoman" }],
  ["publishAt", { publishAt: "2026-11-23T09:00" }],
  ["west", { west: "many" }],
  ["cost", { cost: "a lot" }],
  ["arrivedOn", { arrivedOn: "2026-11-24" }],
  ["title", { title: "S".repeat(61) }],
  ["description", { description: "S".repeat(601) }],
])("%s is refused at its field", (name, change) => {
  expect(Object.keys(errorsOf(change))).toEqual([name]);
});

test("late in the evening, when it is tomorrow elsewhere, today is Detroit's", () => {
  const evening = new Date("2026-11-25T03:30:00Z");
  const errors = (arrivedOn: string) =>
    Object.keys(checkProduct({ ...sofa, arrivedOn }, true, evening).errors);
  expect(errors("2026-11-24")).toEqual([]);
  expect(errors("2026-11-25")).toEqual(["arrivedOn"]);
});

test("words that are saved already may be longer than new ones", () => {
  const saved = { title: "S".repeat(61), description: "S".repeat(601) };
  const errorsOf = (typed: object) =>
    checkProduct({ ...sofa, ...saved, ...typed }, true, now, true, saved).errors;
  expect(errorsOf({})).toEqual({});
  expect(Object.keys(errorsOf({ description: `${saved.description}!` }))).toEqual(["description"]);
  expect(describeLength(saved.description, 600)).toBe("600 characters at most: 1 too many");
});

test("a saved product is the same after its form", () => {
  const typed = {
    facts: '{"legsIn":"6","notIncluded":"Mattress\\nBedding"}',
    addOns: "Ottoman: 149",
    arrivedOn: "2026-11-20",
    cost: "210",
    lot: "Pallet 7",
  };
  const { product } = checkProduct({ ...sofa, ...typed }, true, now);
  const row = { ...product, publish_at: null } as never;
  const again = fieldsOfProduct(row, { east: 2, west: 0 }, [], product.notes as ProductNotes);
  expect(checkProduct(again, false, now).product).toEqual(product);
});

test("each column that somebody else may have changed is found among the fields", () => {
  const { notes: _, ...columns } = checkProduct(
    { ...sofa, arrivedOn: "2026-11-20" },
    true,
    now,
  ).product;
  for (const column of Object.keys(columns)) {
    for (const field of fieldsOfColumn(column)) expect(emptyProduct).toHaveProperty(field);
  }
});

test("facts are those of the kind, and what is no number is said at the fold-out", () => {
  const facts = { weightLb: "90 lb", clearanceIn: "6", legsOff: "yes", included: "Two pillows\n" };
  const checked = (more: object, type = "sofa") =>
    checkProduct({ ...sofa, type, facts: JSON.stringify({ ...facts, ...more }) }, true, now);
  expect(checked({}).product.facts).toEqual({
    ...{ weightLb: 90, clearanceIn: 6, legsOff: true, included: ["Two pillows"] },
  });
  expect(checked({}, "lamp").product.facts).toEqual({ weightLb: 90, included: ["Two pillows"] });
  expect(checked({ openLengthIn: "long" }).errors).toEqual({
    facts: "Length when open, in.: enter a number up to 400.",
  });
  expect(checkProduct({ ...sofa, facts: "no list" }, true, now).product.facts).toEqual({});
});

test("what is still missing is advice, and gets less with each fact", () => {
  expect(missingFacts(emptyProduct)).toHaveLength(6);
  expect(missingFacts({ ...sofa, description: "Deep seats." })).toEqual([]);
  expect(missingFacts({ ...sofa, compareAt: "" }).join()).toContain("compare-at price");
});
