import { expect, test } from "vitest";
import { readFields } from "../kit/schema.ts";
import { type FactFields, type FactsRow, factFields, factsSchema } from "./shop-facts.ts";

const saved: FactsRow = {
  phone: "(586) 555-0100",
  email: "hello@example.com",
  hold_rule: "Until closing time.",
  free_delivery_from_cents: 100_000,
  delivery_fee_cents: 9_900,
  sales_tax_percent: 6,
};
const typed = (change: Partial<FactFields>) =>
  readFields(factsSchema(saved), { ...factFields(saved), ...change });

test("what is saved comes back as it was", () => {
  expect(typed({})).toEqual({ row: saved });
});

test.each([
  ["a phone without its area code", { phone: "555-0100" }, /area code/],
  ["words for a phone", { phone: "586-CALL-NOW" }, /\(313\) 555-0123/],
  ["half an address", { email: "hello@" }, /email/],
  ["no rule", { holdRule: "  " }, /hold a product/],
  ["a line of nothing", { free: "0" }, /above \$0/],
  ["words for a fee", { fee: "cheap" }, /Enter dollars/],
  ["a line with a zero missing", { free: "100" }, /change of 90%. Enter the amount again/],
  ["a fee in cents", { fee: "9900" }, /Enter the fee again/],
  ["a tax beyond what a state asks", { tax: "31" }, /from 0 to 30/],
  ["a tax in dollars", { tax: "$6" }, /from 0 to 30/],
  ["a second time that differs", { free: "100", freeAgain: "1000" }, /again/],
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
  expect(typed({ free: "500", freeAgain: "500" })).toMatchObject({
    row: { free_delivery_from_cents: 50_000 },
  });
});
