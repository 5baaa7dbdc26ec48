import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { openTestDatabase } from "./testing.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("what a committed transaction says is heard, and what one that failed says is not", async () => {
  const heard: string[] = [];
  const second = Promise.withResolvers<void>();
  await database.listen("shop_news", (payload) => {
    heard.push(payload);
    if (payload === "second") second.resolve();
  });
  const say = (payload: string) =>
    database.transaction((tx) => tx.query("select pg_notify('shop_news', $1)", [payload]));
  await say("first");
  await expect(
    database.transaction(async (tx) => {
      await tx.query("select pg_notify('shop_news', 'undone')");
      throw new Error("changed my mind");
    }),
  ).rejects.toThrow("changed my mind");
  await say("second");
  await second.promise;
  expect(heard).toEqual(["first", "second"]);
});
