import { expect, test } from "vitest";
import type { LotItem } from "./lots.queries.ts";
import { type KeptReceipt, parseReceipts, withReceipts } from "./receipts.ts";

const receipt: KeptReceipt = {
  ...{ request: "a1", product: "901", title: "Oak Bench", showroom: "west" },
  ...{ arrived: 3, damaged: 1, price_cents: 19_900 },
};
const item: LotItem = {
  ...{ id: "901", slug: "oak-bench", title: "Oak Bench", size: "", state: "draft", version: 1 },
  ...{ description: "", type: "bench", style: "", colors: [], finish: "", materials: [] },
  ...{ pieces: [], condition: "new", condition_reason: null, facts: {} },
  ...{ price_cents: 20_900, compare_at_cents: null, product_notes: null },
  lot_counts: { expected: 4, arrived: null, damaged: null, showroom: null },
};

test("whatever a device kept, what waits can be sent", () => {
  const refused = { ...receipt, problem: "None left." };
  expect(parseReceipts([receipt, refused])).toEqual([receipt, refused]);
  const broken = [
    { ...receipt, arrived: -1 },
    { ...receipt, price_cents: "9" },
    { ...receipt, showroom: "north" },
    { ...receipt, request: "" },
    { ...receipt, picture: 7 },
  ];
  expect(parseReceipts([null, 3, ...broken])).toEqual([]);
  expect(parseReceipts("nothing")).toEqual([]);
});

test("a lot shows what this device has received, and of one product the last", () => {
  const [shown] = withReceipts([item], [receipt, { ...receipt, request: "a2", arrived: 2 }]);
  expect(shown).toEqual({
    ...{ ...item, price_cents: 19_900 },
    lot_counts: { expected: 4, arrived: 2, damaged: 1, showroom: "west" },
  });
  const [worded] = withReceipts([item], [{ ...receipt, description: "A bench." }]);
  expect(worded!.description).toBe("A bench.");
  expect(withReceipts([item], [{ ...receipt, product: "902" }])).toEqual([item]);
  const extra = { ...item, lot_counts: null };
  expect(withReceipts([extra], [receipt])).toEqual([extra]);
});
