/** Two owners at once: what one of them did not see is not written over. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "#server/database/testing.ts";
import { seedSampleShop } from "#server/publish/seed-sample-shop.ts";
import { openTestApi, type TestApi } from "./testing.ts";

let api: TestApi;
beforeAll(async () => {
  const database = await openTestDatabase();
  await seedSampleShop(database);
  api = await openTestApi("", {}, undefined, database);
});
afterAll(() => api.close());

interface Versioned {
  version: number;
  [column: string]: unknown;
}

async function readOne(table: string, column: string, value: string) {
  const found = await api.admin.from(table).select("*").eq(column, value).limit(1).throwOnError();
  return (found.data as Versioned[])[0]!;
}

test.each([
  ["products", "id", "101", { price_cents: 45_600 }, { price_cents: 33_300, title: "Mine" }],
  ["stock", "product_id", "101", { on_hand: 7 }, { on_hand: 3 }],
  ["shop", "name", "", { phone: "(586) 555-0187" }, { phone: "(586) 555-0188" }],
] as const)("%s: the second to save is refused, and nothing of it is kept", async (...given) => {
  const [table, column, key, first, second] = given;
  const value = key || String((await api.admin.from(table).select(column).single()).data?.[column]);
  const seen = await readOne(table, column, value);
  const save = (values: object) =>
    api.admin
      .from(table)
      .update({ ...values, version: seen.version })
      .eq(column, value)
      .select();
  expect((await save(first)).error).toBeNull();
  const after = await readOne(table, column, value);
  expect(after).toMatchObject(first);
  const changes = () => api.admin.from("changes").select("id").throwOnError();
  const known = (await changes()).data;

  expect(await save(second)).toMatchObject({
    status: 409,
    error: { code: "PT409", message: "Someone else changed this first." },
  });
  expect(await readOne(table, column, value)).toEqual(after);
  expect((await changes()).data).toEqual(known);
  // Whoever reads again may save.
  const again = { ...second, version: after.version };
  expect((await api.admin.from(table).update(again).eq(column, value)).error).toBeNull();
});
