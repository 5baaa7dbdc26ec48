import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { disclosureOf } from "#app/financing/disclosures.ts";
import { sample } from "#content/sample.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { type CatalogRows, readCatalogRows } from "./catalog-rows.ts";
import { readSavedRows, savedRowsPath } from "./saved-rows.ts";
import { seedCatalog } from "./seed-catalog.ts";
import { snapshotOfRows } from "./snapshot-of-rows.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-saved-rows-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("rows that an older version saved, without the newest columns, are shown all the same", async () => {
  const database = await openTestDatabase();
  await seedCatalog(database);
  const rows: CatalogRows = await database.transaction(readCatalogRows);
  await database.close();
  for (const lender of rows.lenders) Reflect.deleteProperty(lender, "plan");
  for (const column of ["disclosures", "reviews_are_samples", "monthly_payments_shown"]) {
    Reflect.deleteProperty(rows.shop!, column);
  }
  await writeFile(savedRowsPath(folder), JSON.stringify(rows));
  const saved = await readSavedRows(folder);
  const snapshot = snapshotOfRows(saved!, sample, new Date());
  expect(snapshot.shop.reviewsAreSamples).toBe(true);
  for (const lender of snapshot.lenders) expect(disclosureOf(snapshot, lender)).not.toBe("");
});
