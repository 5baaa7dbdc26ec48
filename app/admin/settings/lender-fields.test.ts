import { expect, test } from "vitest";
import { readFields } from "../kit/schema.ts";
import { type LenderFields, lenderFields, lenderSchema } from "./lender-fields.ts";

const row = {
  name: "Harbor First Financing",
  audience: "For Good Credit",
  terms: "0% interest plans, 6 months to 4 years",
  details: ["Equal payments", "One credit check"],
  application_url: "https://apply.example.com/harbor",
  active: true,
  example_months: 12,
  plan: "zero-percent" as const,
};
const typed = (change: Partial<LenderFields>) =>
  readFields(lenderSchema, { ...lenderFields(row), ...change });

test("what is saved comes back as it was", () => {
  expect(typed({})).toEqual({ row });
});

test("empty lines are no details, and only a 0% plan has an example", () => {
  expect(typed({ details: "One\n\n Two " })).toMatchObject({ row: { details: ["One", "Two"] } });
  expect(typed({ months: "12", plan: "lease-to-own" })).toMatchObject({
    row: { example_months: null },
  });
});

test.each<[Partial<LenderFields>, string]>([
  [{ name: " " }, "name"],
  [{ audience: "" }, "who it"],
  [{ terms: "x".repeat(121) }, "terms"],
  [{ link: "http://apply.example.com" }, "https://"],
  [{ link: "javascript:alert(1)" }, "https://"],
  [{ link: `https://apply.example.com/${"x".repeat(400)}` }, "fits in a text"],
  [{ months: "2" }, "3 to 72"],
  [{ months: "" }, "3 to 72"],
  [{ plan: "balloon" }, "kind"],
  [{ terms: "Only $29 a month", plan: "lease-to-own" }, "monthly or weekly payment"],
  [{ details: "Fast\nFrom $19.50/mo", plan: "other" }, "monthly or weekly payment"],
])("%j is refused in words", (change, words) => {
  expect(typed(change)).toMatchObject({
    errors: { [Object.keys(change)[0]!]: expect.stringContaining(words) },
  });
});
