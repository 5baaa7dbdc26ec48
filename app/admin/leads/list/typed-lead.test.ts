import { expect, test } from "vitest";
import type { InquiryKind } from "#supabase/database.types.ts";
import { readFields } from "../../kit/schema.ts";
import { emptyEntry, entrySchema, splitName, writePhone } from "./typed-lead.ts";

test.each([
  ["Maria de la Cruz", "Maria", "de la Cruz"],
  ["  Cruz,  Maria ", "Maria", "Cruz"],
  ["Cher", "Cher", ""],
  ["", "", ""],
])("%j is %j %j", (typed, first_name, last_name) => {
  expect(splitName(typed)).toEqual({ first_name, last_name });
});

test.each([
  ["+12485550199", "1-248-555-0199"],
  ["(248) 555-0199", "248-555-0199"],
  ["248.555.0199", "248-555-0199"],
  ["44 20 7946 0018", "44 20 7946 0018"],
  ["what?", "what?"],
])("the phone %j is %j", (typed, phone) => {
  expect(writePhone(typed)).toBe(phone);
});

const products = [
  { id: "901", slug: "oak-bench", title: "Oak bench" },
  { id: "902", slug: "oak-bench-902", title: "Oak bench" },
  { id: "903", slug: "brass-lamp", title: "Brass lamp" },
];
const read = (fields: Partial<typeof emptyEntry>) =>
  readFields(entrySchema(products), { ...emptyEntry, ...fields });
const typed = (kind: InquiryKind, fields: Partial<typeof emptyEntry>) => read({ kind, ...fields });

test("whoever stands there needs a name only, whoever calls a number, too", () => {
  expect(typed("walk_in", { name: " Ned  Ryerson " })).toEqual({
    row: {
      inquiry: {
        ...{ kind: "walk_in", name: "Ned Ryerson", phone: null, piece: null },
        ...{ showroom: null, notes: null, follow_up_at: null },
      },
    },
  });
  expect(typed("cash", { name: "" }).errors).toEqual({ name: "Enter a name." });
  expect(typed("call", { name: "Ned" }).errors?.phone).toMatch(/at least 10/);
  expect(typed("walk_in", { name: "Ned", phone: "12" }).errors?.phone).toMatch(/at least 10/);
});

test.each([
  ["Oak Bench #902", "oak-bench-902"],
  ["lamp", "brass-lamp"],
  ["903", "brass-lamp"],
  ["", null],
])("the product %j is %j", (product, piece) => {
  expect(typed("walk_in", { name: "Ned", product })).toMatchObject({ row: { inquiry: { piece } } });
});

test.each(["bench", "sofa"])("%j is no one product", (product) => {
  expect(typed("walk_in", { name: "Ned", product }).errors?.product).toMatch(/from the list/);
});

test("a follow-up is Detroit's time", () => {
  expect(
    typed("wants_call", { name: "Ned", phone: "+12485550199", follow_up: "2026-11-27T15:00" }),
  ).toMatchObject({
    row: { inquiry: { phone: "1-248-555-0199", follow_up_at: "2026-11-27T20:00:00.000Z" } },
  });
});

test("a financing lead has both names and a number, and says how they reached us", () => {
  const lead = { kind: "financing", name: "Ned Ryerson", phone: "+12485550199", lender: "Acme" };
  expect(read({ ...lead, source: "phone", notes: " Calls back " })).toEqual({
    row: {
      lead: {
        ...{ first_name: "Ned", last_name: "Ryerson", phone: "1-248-555-0199" },
        ...{ financing_option: "Acme", source: "phone", notes: " Calls back " },
      },
    },
  });
  expect(read({ ...lead, name: "Ned" }).errors).toEqual({ name: "Last name is required" });
  expect(read({ ...lead, phone: "" }).errors?.phone).toMatch(/at least 10/);
});
