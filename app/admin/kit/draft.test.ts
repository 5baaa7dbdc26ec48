import { expect, test } from "vitest";
import { conflictingFields, type Draft, parseDraft, withoutFields, withTyped } from "./draft.ts";

const record = { price: "400", retail: "900" };
const mine = withTyped(null, { price: "350" }, record, 3)!;

test("what was typed stays with what stood there and the version it was typed over", () => {
  expect(mine).toEqual({ fields: { price: "350" }, base: { price: "400" }, version: 3 });
  const more = withTyped(mine, { price: "340", retail: "800" }, { ...record, price: "380" }, 4);
  expect(more).toEqual({
    fields: { price: "340", retail: "800" },
    base: { price: "400", retail: "900" },
    version: 3,
  });
});

test("what is typed back to what is saved is not typed: the form follows what others save there", () => {
  const both = withTyped(mine, { retail: "800" }, record, 3);
  expect(withTyped(both, { price: "400" }, record, 3)).toEqual({
    fields: { retail: "800" },
    base: { retail: "900" },
    version: 3,
  });
  expect(withTyped(mine, { price: "400" }, record, 3)).toBeNull();
  // Meant against what somebody else saved meanwhile, it is.
  expect(withTyped(mine, { price: "400" }, { ...record, price: "380" }, 4)).toMatchObject({
    fields: { price: "400" },
  });
});

test("only a field that both changed, and differently, is a clash", () => {
  expect(conflictingFields(mine, record)).toEqual([]);
  expect(conflictingFields(mine, { ...record, retail: "950" })).toEqual([]);
  expect(conflictingFields(mine, { ...record, price: "350" })).toEqual([]);
  expect(conflictingFields(mine, { ...record, price: "380" })).toEqual(["price"]);
  expect(conflictingFields(null, record)).toEqual([]);
});

test("theirs is taken field by field; what else was typed stays", () => {
  const both = withTyped(mine, { retail: "800" }, record, 3)!;
  expect(withoutFields(both, ["price"])).toEqual({
    fields: { retail: "800" },
    base: { retail: "900" },
    version: 3,
  });
  expect(withoutFields(mine, ["price"])).toBeNull();
});

test.each([
  undefined,
  null,
  "text",
  [],
  { fields: { price: 1 }, base: {} },
  { fields: {}, base: {} },
])("%j on the device is nothing that was typed", (found) => {
  expect(parseDraft(found)).toBeNull();
});

test("what was kept comes back as it was", () => {
  expect(parseDraft(JSON.parse(JSON.stringify(mine)))).toEqual(mine satisfies Draft);
});
