import { expect, test } from "vitest";
import { readFields } from "../kit/schema.ts";
import { promisesSchema, type ShopRow, savedFields } from "./promises.ts";

const shop: ShopRow = {
  name: "Example Home",
  sample_marks: ["addresses", "lenders"],
  monthly_payments_shown: false,
  disclosures: { "lease-to-own": "Not a loan." },
  version: 3,
  updated_at: "2026-11-23T12:00:00Z",
};

const read = (change: object) => readFields(promisesSchema, { ...savedFields(shop), ...change });

test("what is saved comes back as it was", () => {
  const { name: _, version: __, updated_at: ___, ...row } = shop;
  expect(read({})).toEqual({ row });
});

test("a disclosure that was emptied leaves its place to the site's own", () => {
  expect(read({ "lease-to-own": "  " })).toMatchObject({ row: { disclosures: {} } });
});

test("a mark is switched off by itself", () => {
  const row = { sample_marks: ["lenders"] };
  expect(read({ addresses: "no" })).toMatchObject({ row });
});

test.each([
  ["lease-to-own", "{amount} from {lender}", "{amount}"],
  ["lease-to-own", "{first name}", "{first name}"],
  ["zero-percent", "a".repeat(801), "801"],
])("words beside %s that ask for what nothing fills, or are too long, are refused", (...typed) => {
  const [plan, words, problem] = typed;
  expect(read({ [plan]: words }).errors).toEqual({ [plan]: expect.stringContaining(problem) });
});

test("what a plan fills may be asked for", () => {
  expect(read({ "zero-percent": "{amount} from {lender}" }).errors).toBeUndefined();
});
