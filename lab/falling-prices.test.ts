import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { runFallingPrices } from "./falling-prices.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("a quarter of falling prices is on time and in bounds, with holds, sales and three days off", {
  tags: "long",
}, async () => {
  const found = await runFallingPrices(database, {
    ...{ products: 8, days: 90, downAfterDays: [30], seed: 3 },
  });
  expect(found).toMatchObject({
    ...{ late: [], belowFloor: [], belowCost: [], wrongPrice: [], wrongPromise: [] },
  });
  const { steps, held, sold, missed } = found;
  expect(Math.min(steps, held, sold, missed)).toBeGreaterThan(0);
});
