import { expect, test } from "vitest";
import { readFields, textsOf } from "../kit/schema.ts";
import { lenderSchema } from "./lender-fields.ts";

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
type Fields = Record<keyof typeof row, string>;
const typed = (change: Partial<Fields>) =>
  readFields(lenderSchema, { ...textsOf(row, lenderSchema), ...change });

test("what is saved comes back as it was", () => {
  expect(typed({})).toEqual({ row });
});

test("empty lines are no details, and only a 0% plan has an example", () => {
  expect(typed({ details: "One\n\n Two " })).toMatchObject({ row: { details: ["One", "Two"] } });
  expect(typed({ example_months: "12", plan: "lease-to-own" })).toMatchObject({
    row: { example_months: null },
  });
});

test.each<[Partial<Fields>, string]>([
  [{ name: " " }, "name"],
  [{ audience: "" }, "who it"],
  [{ terms: "x".repeat(121) }, "terms"],
  [{ application_url: "http://apply.example.com" }, "https://"],
  [{ application_url: "javascript:alert(1)" }, "https://"],
  [{ application_url: `https://apply.example.com/${"x".repeat(400)}` }, "fits in a text"],
  [{ example_months: "2" }, "3 to 72"],
  [{ example_months: "" }, "3 to 72"],
  [{ plan: "balloon" }, "kind"],
  [{ terms: "Only $29 a month", plan: "lease-to-own" }, "monthly or weekly payment"],
  [{ details: "Fast\nFrom $19.50/mo", plan: "other" }, "monthly or weekly payment"],
])("%j is refused in words", (change, words) => {
  expect(typed(change)).toMatchObject({
    errors: { [Object.keys(change)[0]!]: expect.stringContaining(words) },
  });
});
