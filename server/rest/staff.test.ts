import { expect, test } from "vitest";
import type { Database, Transaction } from "#server/database/database.ts";
import { createStaffList } from "./staff.ts";

/** A database that is away until it is said to be there, and counts how often it is asked. */
function databaseOf(admins: string[]) {
  let asked = 0;
  const state = { isAway: false };
  const rows = admins.map((user_id) => ({ user_id }));
  const tx = { query: async () => ({ rows, affectedRows: 0 }) } as unknown as Transaction;
  const transaction = async <T>(work: (tx: Transaction) => Promise<T>) => {
    asked += 1;
    if (state.isAway) throw new Error("away");
    return work(tx);
  };
  return { database: { transaction } as unknown as Database, state, asked: () => asked };
}

test("however many accounts ask, the database is asked once", async () => {
  const { database, asked } = databaseOf(["ann"]);
  const staff = createStaffList(database);
  const found = await Promise.all(["ann", ...Array(50).fill("bo")].map((id) => staff.includes(id)));
  expect(found).toEqual([true, ...Array(50).fill(false)]);
  expect(asked()).toBe(1);
});

test("a database that was away is asked again", async () => {
  const { database, state } = databaseOf(["ann"]);
  const staff = createStaffList(database);
  state.isAway = true;
  await expect(staff.includes("ann")).rejects.toThrow("away");
  state.isAway = false;
  expect(await staff.includes("ann")).toBe(true);
});
