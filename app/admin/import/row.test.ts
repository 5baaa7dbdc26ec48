import { expect, test } from "vitest";
import { recognize } from "./columns.ts";
import { knownProducts, type StoredProduct } from "./known-products.ts";
import { type Mends, readRows } from "./read-rows.ts";
import type { Cells } from "./records.ts";
import type { Settings } from "./settings.ts";

const settings: Settings = {
  as: "live",
  now: new Date("2026-11-23T15:00:00Z"),
  defaults: {
    ...{ list: "by kind", condition: "new", pricePercent: 0, showroom: "east", lot: "" },
    compareAtSource: "Their list",
  },
};
const bench = {
  ...{ id: "901", slug: "oak-bench", list: "bedroom", state: "live", type: "bench", sku: "OB-48" },
  ...{
    title: "Oak Bench",
    price_cents: 20_000,
    compare_at_cents: 50_000,
    compare_at_source: "Tag",
  },
  ...{ description: "", badge: "", style: "", size: null, colors: [], finish: "", materials: [] },
  ...{ pieces: [], features: [], care: "", condition: "new", condition_reason: null, add_ons: [] },
  ...{ free_tv: false, location: null, added_on: "2026-11-01", publish_at: null, version: 4 },
  ...{ went_live_at: "2026-11-01T15:00:00Z", facts: {} },
  ...{ stock: [{ showroom: "east", on_hand: 2 }], product_notes: null, product_pictures: [] },
} as unknown as StoredProduct;
const products = knownProducts([bench]);

const read = (cells: Cells[], mends: Mends = new Map()) =>
  readRows(
    cells.map((one, at) => ({ line: at + 2, cells: one })),
    products,
    settings,
    mends,
  );
const lamp = { title: "Rue lamp", price: "39", count: "3" };

test("a product that is there is known by its number or SKU, and only what is named changes", async () => {
  const rows = await read([{ sku: "OB-48", price: "$180", west: "1" }]);
  expect(rows[0]!.save).toEqual({
    product: { id: "901", version: 4, price_cents: 18_000 },
    stock: { west: 1 },
  });
  const [same] = await read([
    { id: "901", title: "Oak Bench", price: "200.00", east: "2 pcs", badge: "" },
  ]);
  expect([same!.save, same!.problems]).toEqual([undefined, {}]);
});

test("a number that no product has, and a product that is named twice, are said at their cells", async () => {
  const rows = await read([
    { ...lamp, id: "77" },
    lamp,
    { ...lamp, sku: "X" },
    { ...lamp, sku: "X" },
  ]);
  expect(rows.map(({ problems }) => Object.keys(problems))).toEqual([["id"], [], [], ["sku"]]);
  expect(rows.map(({ save }) => save !== undefined)).toEqual([false, true, true, false]);
});

test("a price that moves far and a name that is there already are asked back, once", async () => {
  const cells = [
    { id: "901", price: "20" },
    { ...lamp, title: "oak bench" },
  ];
  const asked = await read(cells);
  expect(asked.map(({ problems, isDoubt }) => [Object.keys(problems).join(), isDoubt])).toEqual([
    ["price", true],
    ["id", true],
  ]);
  const accepted = await read(cells, new Map([2, 3].map((line) => [line, { isAccepted: true }])));
  expect(accepted.map(({ save }) => save?.product.price_cents)).toEqual([2_000, 3_900]);
});

test("a price of nothing is no price, and what shoppers need is missing from a draft only", async () => {
  const [free, uncounted] = await read([
    { ...lamp, price: "$0.00" },
    { title: "Rue lamp", price: "39" },
  ]);
  expect([free!.save, Object.keys(free!.problems)]).toEqual([undefined, ["price"]]);
  expect([uncounted!.save!.product.state, uncounted!.draftOnly]).toEqual([
    "draft",
    "Enter how many you have.",
  ]);
});

test("the surest of two headers has the SKU", () => {
  const mapping = recognize({ headers: ["UPC", "Custom SKU"], rows: [["0123", "A-1"]] }).mapping;
  expect(mapping).toEqual(["", "sku"]);
});

test("facts are read in other words and units, kept beside those that are known, and asked back where unclear", async () => {
  const facts = { maker: "Elm & Co", antiTip: true };
  const chest = { ...bench, type: "chest", facts } as unknown as StoredProduct;
  const read = async (cells: Cells) =>
    (
      await readRows(
        [{ line: 2, cells: { id: "901", ...cells } }],
        knownProducts([chest]),
        settings,
        new Map(),
      )
    )[0]!;
  const { save, notes } = await read({
    ...{ assembly: "Assembly required", weightLb: "40 kg", assemblyMinutes: "1.5 hours" },
    ...{ cleaningCode: "W", antiTip: "no", included: "Two shelves; Keys", legsIn: "15 cm" },
  });
  expect(save!.product.facts).toEqual({
    ...facts,
    ...{ included: ["Two shelves", "Keys"], assembly: "needed", assemblyMinutes: 90 },
    ...{ weightLb: 89, legsIn: 5.91 },
  });
  expect(notes).toContain("“Cleaning code” isn’t used for this kind of product");
  const { problems } = await read({ assembly: "maybe", legsOff: "?", weightLb: "heavy" });
  expect(problems).toEqual({
    assembly: "Write one of: none, needed, by us.",
    legsOff: "Write yes or no.",
    weightLb: "Weight, lb: enter a number up to 5000.",
  });
});

test("facts have columns by their names here and elsewhere; a weight in kilograms is not taken for pounds", () => {
  const headers = ["Name", "Brand", "Weight (lbs)", "Weight (kg)", "Assembly Required", "Cleaning"];
  const rows = [["Elm chest", "Elm & Co", "90", "41", "Yes", "Dust it"]];
  expect(recognize({ headers, rows }).mapping).toEqual([
    ...["title", "maker", "weightLb", "", "assembly", "care"],
  ]);
});
