import { expect, test } from "vitest";
import { readFields, textsOf } from "../kit/schema.ts";
import { proposedPrice } from "./lot-defaults.ts";
import { lotSchema } from "./lot-form.tsx";
import { describeCount, totalsOf } from "./lot-items.tsx";
import type { Lot, LotItem } from "./lots.queries.ts";

const item = (expected: number, arrived: number | null, damaged: number | null = null) =>
  ({ price_cents: 10_000, lot_counts: { expected, arrived, damaged, showroom: null } }) as LotItem;

test.each([
  ["what nobody has looked at", item(6, null), "6 expected"],
  ["all of it", item(6, 6, 0), "6 in"],
  ["fewer", item(6, 4, 0), "4 in, 2 short"],
  ["damaged ones, which came", item(6, 5, 1), "5 in, 1 damaged"],
  ["more, damaged ones among them", item(6, 7, 1), "7 in, 1 damaged, 2 extra"],
  ["what isn't on the manifest", { ...item(0, null), lot_counts: null }, "not on the manifest"],
])("in words: %s", (_, received, words) => expect(describeCount(received)).toBe(words));

test("a lot adds up what came, and what it brings at today's prices", () => {
  const items = [item(6, 5, 0), item(2, 4, 1), item(3, null)];
  expect(totalsOf(items)).toEqual({
    received: 2,
    // 5 and 4 that are in, and 3 that are expected.
    words: "1 short · 1 damaged · 3 extra · $1,200 at today’s prices",
  });
});

const lot: Lot = {
  ...{ id: "1", supplier: "Lakeside", arrived_on: "2026-11-20", paid_cents: null, pallets: null },
  ...{ note: "", list: null, showroom: null, maker: "", condition: null, condition_reason: null },
  ...{ compare_at_source: "", price_percent: 45, created_at: "", created_by: null },
  ...{ version: 1, updated_at: "" },
};

test("a lot's row is the same behind its form", () => {
  for (const more of [
    {},
    { paid_cents: 412_050, pallets: 6, list: "bedroom", showroom: "west", maker: "Fenwick" },
    { condition: "open box", condition_reason: "Shelf pulls", price_percent: 40, note: "Wet" },
  ] as Partial<Lot>[]) {
    const { id, created_at, created_by, version, updated_at, ...row } = { ...lot, ...more };
    expect(readFields(lotSchema, textsOf({ ...lot, ...more }, lotSchema))).toEqual({ row });
  }
});

test.each([
  ["supplier", { supplier: " " }, "Enter who you bought it from, up to 80 characters."],
  ["price_percent", { price_percent: "100" }, "Enter a percentage from 1 to 99."],
  ["condition_reason", { condition: "open box" }, "Describe what’s wrong with all of it."],
  ["arrived_on", { arrived_on: "soon" }, "Choose the day it arrived."],
])("what is wrong with its %s is said there", (field, change, words) =>
  expect(
    readFields(lotSchema, { ...textsOf(lot, lotSchema), ...change } as never).errors,
  ).toMatchObject({
    [field]: words,
  }),
);

test("a price follows the lot's rule, down to one that ends in 9 dollars", () => {
  expect(proposedPrice("1,299", lot)).toBe("579");
  expect(proposedPrice("1,299", { price_percent: 40 })).toBe("519");
  expect(proposedPrice("", lot)).toBe("");
  expect(proposedPrice("a lot", lot)).toBe("");
});
