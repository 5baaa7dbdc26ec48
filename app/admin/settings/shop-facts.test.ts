import { expect, test } from "vitest";
import { readFields, textsOf } from "../kit/schema.ts";
import { type FactsRow, factsSchema } from "./shop-facts.ts";

const saved: FactsRow = {
  phone: "(586) 555-0100",
  email: "hello@example.com",
  hold_rule: "Until closing time.",
  free_delivery_from_cents: 100_000,
  delivery_fee_cents: 9_900,
  sales_tax_percent: 6,
};
const schema = factsSchema(saved);
const fields = textsOf(saved, schema);
const typed = (change: Partial<typeof fields>) => readFields(schema, { ...fields, ...change });

test("what is saved comes back as it was", () => {
  expect(typed({})).toEqual({ row: saved });
});

test.each([
  ["a phone without its area code", { phone: "555-0100" }, /area code/],
  ["words for a phone", { phone: "586-CALL-NOW" }, /\(313\) 555-0123/],
  ["half an address", { email: "hello@" }, /email/],
  ["no rule", { hold_rule: "  " }, /hold a product/],
  ["a line of nothing", { free_delivery_from_cents: "0" }, /above \$0/],
  ["words for a fee", { delivery_fee_cents: "cheap" }, /Enter dollars/],
  [
    "a line with a zero missing",
    { free_delivery_from_cents: "100" },
    /change of 90%. Enter the amount again/,
  ],
  ["a fee in cents", { delivery_fee_cents: "9900" }, /Enter the fee again/],
  ["a tax beyond what a state asks", { sales_tax_percent: "31" }, /from 0 to 30/],
  ["a tax in dollars", { sales_tax_percent: "$6" }, /from 0 to 30/],
  ["a second time that differs", { free_delivery_from_cents: "100", free_again: "1000" }, /again/],
])("%s is refused with words", (_, change, words) => {
  expect(Object.values(typed(change).errors ?? {})).toEqual([expect.stringMatching(words)]);
});

test.each(["586 555 0100", "586.555.0100", "+1 (586) 555-0100", "5865550100"])(
  "a phone typed as %s stands on the site as every other",
  (phone) => {
    expect(typed({ phone })).toEqual({ row: saved });
  },
);

test("a large change that was typed twice is meant", () => {
  expect(typed({ free_delivery_from_cents: "500", free_again: "500" })).toMatchObject({
    row: { free_delivery_from_cents: 50_000 },
  });
});
