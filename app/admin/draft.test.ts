import { expect, test } from "vitest";
import { clashesOf, type Kept, parseKept, typed, without } from "./draft.ts";

const record = { price: "400", retail: "900" };
const mine = typed(null, { price: "350" }, record, 3);

test("what was typed stays with what stood there and the version it was typed over", () => {
  expect(mine).toEqual({ fields: { price: "350" }, base: { price: "400" }, version: 3 });
  const more = typed(mine, { price: "340", retail: "800" }, { ...record, price: "380" }, 4);
  expect(more).toEqual({
    fields: { price: "340", retail: "800" },
    base: { price: "400", retail: "900" },
    version: 3,
  });
});

test("only a field that both changed, and differently, is a clash", () => {
  expect(clashesOf(mine, record)).toEqual([]);
  expect(clashesOf(mine, { ...record, retail: "950" })).toEqual([]);
  expect(clashesOf(mine, { ...record, price: "350" })).toEqual([]);
  expect(clashesOf(mine, { ...record, price: "380" })).toEqual(["price"]);
  expect(clashesOf(null, record)).toEqual([]);
});

test("theirs is taken field by field; what else was typed stays", () => {
  const both = typed(mine, { retail: "800" }, record, 3);
  expect(without(both, ["price"])).toEqual({
    fields: { retail: "800" },
    base: { retail: "900" },
    version: 3,
  });
  expect(without(mine, ["price"])).toBeNull();
});

test.each([
  undefined,
  null,
  "text",
  [],
  { fields: { price: 1 }, base: {} },
  { fields: {}, base: {} },
])("%j on the device is nothing that was typed", (found) => {
  expect(parseKept(found)).toBeNull();
});

test("what was kept comes back as it was", () => {
  expect(parseKept(JSON.parse(JSON.stringify(mine)))).toEqual(mine satisfies Kept);
});
