import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import type { Database } from "#server/database/database.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { disclosureOf } from "#shop/lenders.ts";
import { type PublishedRows, readPublishedRows } from "./published-rows.ts";
import { completeRows, readSavedRows, savedRowsPath, saveRows } from "./saved-rows.ts";
import { seedSampleShop } from "./seed-sample-shop.ts";
import { snapshotOfRows } from "./snapshot-of-rows.ts";

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-saved-rows-"));
  database = await openTestDatabase();
  await seedSampleShop(database);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test("rows that an older version saved, without the newest columns, are shown all the same", async () => {
  const rows: PublishedRows = await database.transaction(readPublishedRows);
  for (const lender of rows.lenders) Reflect.deleteProperty(lender, "plan");
  Reflect.deleteProperty(rows, "reviews");
  rows.packages[0]!.compare_at_cents = null;
  for (const column of [
    "disclosures",
    "monthly_payments_shown",
    "sales_tax_percent",
    "counts_demand",
  ]) {
    Reflect.deleteProperty(rows.shop!, column);
  }
  await writeFile(savedRowsPath(folder), JSON.stringify(rows));
  const saved = await readSavedRows(folder);
  const snapshot = snapshotOfRows(saved!, sample, new Date());
  expect(snapshot.testimonials).toEqual(sample.testimonials);
  expect(snapshot.shop.salesTaxPercent).toBe(6);
  expect(Object.keys(snapshot.packages[0]!)).not.toContain("originalPriceCents");
  for (const lender of snapshot.lenders) expect(disclosureOf(snapshot, lender)).not.toBe("");
});

test("rows are saved as pages show them, and known whole to the same code alone", async () => {
  const shown: PublishedRows = await database.transaction(readPublishedRows);
  const [lender] = shown.lenders;
  const unseen = { name: "photo-unseen", hash: "abcdef", has_jpeg: true, alt: lender!.name };
  const rows = { ...shown, pictures: [unseen] } as unknown as PublishedRows;
  await saveRows(folder, { shipped: sample, code: "this" }, { rows, shown, now: new Date() });
  const saved = await readSavedRows(folder, sample);
  expect(saved).toMatchObject({ ...shown, pictures: [] });
  expect(completeRows(saved!, "this")).toMatchObject({ ...shown, pictures: [unseen] });
  expect(completeRows(saved!, "other")).toBeUndefined();
  expect(await readSavedRows(folder, { ...sample, policies: [] })).toBeUndefined();
});
