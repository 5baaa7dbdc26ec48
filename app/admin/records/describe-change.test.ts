import { expect, test } from "vitest";
import { describeTrade, describeValue, fieldLabel } from "./describe-change.ts";

test.each([
  ["price_cents", 149_900, "$1,499"],
  ["state", "archived", "Hidden"],
  ["list", "in-store", "Instore Specials"],
  ["closes", "20:30:00", "8:30 PM"],
  ["ends_at", "2026-11-30T05:00:00+00:00", "Sun, Nov 29"],
  ["phone", "586-555-0142", "(586) 555-0142"],
  ["product_ids", ["101", "clearance-3"], "101, clearance-3"],
  ["product_ids", [], "nothing"],
  [
    "pieces",
    [
      { name: "Sofa", count: 1, widthIn: 84, depthIn: 36, heightIn: 34 },
      { name: "Chair", count: 2, widthIn: 20, depthIn: 21.5, heightIn: 38 },
    ],
    "Sofa, 84 × 36 × 34 in.; 2 × Chair, 20 × 21.5 × 38 in.",
  ],
  ["add_ons", [{ name: "Ottoman", priceCents: 14_900 }], "Ottoman for $149"],
  ["days", [2, 6], "Tue, Sat"],
  ["note", null, "nothing"],
  ["disclosures", {}, "nothing"],
  ["disclosures", { "zero-percent": "Ask us." }, "disclosure for 0% plans: Ask us."],
  [
    "social",
    [{ name: "TikTok", url: "https://t.example" }],
    "name: TikTok, url: https://t.example",
  ],
  ["reviews_are_samples", false, "no"],
])("%s %j is “%s”", (name, value, words) => {
  expect(describeValue(name, value)).toBe(words);
});

test.each([
  ["added", { quantity: 1, showroom: "east", price_cents: 59_900 }, "1 at East for $599"],
  ["added", { quantity: 3, showroom: "west", price_cents: 4_900 }, "3 at West for $49 each"],
  ["changed", { undone_at: "2026-11-23T15:00:00Z" }, "taken back"],
] as const)("a sale that was %s says %j as “%s”", (action, after, words) => {
  expect(describeTrade({ table_name: "sales", action, after })).toBe(words);
});

test.each([
  [{ day: "2026-12-05" }, "delivery on Sat, Dec 5"],
  [{ cancelled_at: "2026-11-23T15:00:00Z" }, "delivery canceled"],
  [{ cancelled_at: null }, "delivery booked again"],
])("a delivery with %j says “%s”", (after, words) => {
  expect(describeTrade({ table_name: "deliveries", action: "changed", after })).toBe(words);
});

test("columns have names of people", () => {
  expect(fieldLabel("compare_at_cents")).toBe("compare-at price");
  expect(fieldLabel("delivery_fee_cents")).toBe("delivery fee");
  expect(fieldLabel("monthly_payments_shown")).toBe("monthly payments shown");
});
