import { expect, test } from "vitest";
import { problemOf, rowOf, type ShopRow, savedFields } from "./promises.ts";

const shop: ShopRow = {
  name: "Example Home",
  reviews_are_samples: true,
  sample_marks: ["addresses", "lenders"],
  monthly_payments_shown: false,
  disclosures: { "lease-to-own": "Not a loan." },
  version: 3,
  updated_at: "2026-11-23T12:00:00Z",
};

test("what is saved comes back as it was", () => {
  const { name: _, version: __, updated_at: ___, ...row } = shop;
  expect(rowOf(savedFields(shop))).toEqual(row);
});

test("a disclosure that was emptied leaves its place to the site's own", () => {
  const fields = { ...savedFields(shop), "lease-to-own": "  " };
  expect(rowOf(fields).disclosures).toEqual({});
});

test("a mark is switched off by itself", () => {
  const fields = { ...savedFields(shop), addresses: "no" };
  expect(rowOf(fields)).toMatchObject({ sample_marks: ["lenders"], reviews_are_samples: true });
});

test("words beside a plan that ask for what nothing fills, or are too long, are refused", () => {
  const fields = savedFields(shop);
  expect(problemOf(fields)).toBeUndefined();
  const amount = { "zero-percent": "{amount} from {lender}" };
  expect(problemOf({ ...fields, ...amount })).toBeUndefined();
  expect(problemOf({ ...fields, "lease-to-own": amount["zero-percent"] })).toContain("{amount}");
  expect(problemOf({ ...fields, "lease-to-own": "{first name}" })).toContain("{first name}");
  expect(problemOf({ ...fields, "zero-percent": "a".repeat(801) })).toContain("801");
});
