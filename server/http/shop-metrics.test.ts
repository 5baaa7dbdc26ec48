import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backupStamp } from "#server/backup/file.ts";
import { closeAfterTests } from "#server/database/open-databases.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { openTestSite } from "#server/site/testing.ts";
import { createShopMetrics } from "./shop-metrics.ts";

const database = await closeAfterTests(openTestDatabase());
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "store-metrics-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

const lines = async (metrics: ReturnType<typeof createShopMetrics>) =>
  (await metrics.metrics()).split("\n").filter((line) => line && !line.startsWith("#"));

test("messages that wait, how long, and what became of the last day's are told", async () => {
  await database.transaction((tx) =>
    tx.query(`
      insert into auth.mail_outbox (state, sealed, key_id, created_at) values
        ('queued', 'x', 'k', now() - interval '90 seconds'),
        ('sending', 'x', 'k', now() - interval '10 seconds'),
        ('failed', null, 'k', now()),
        ('sent', null, 'k', now() - interval '2 days')`),
  );
  const told = await lines(createShopMetrics({ database, site: undefined, dataDir }));
  expect(told).toContain('store_messages_waiting{kind="mails"} 2');
  expect(told).toContain('store_messages_waiting{kind="texts"} 0');
  expect(told).toContain('store_messages_oldest_waiting_seconds{kind="texts"} 0');
  expect(told).toContain('store_messages_last_day{kind="mails",state="failed"} 1');
  expect(told.join()).not.toContain('state="sent"');
  const age = /oldest_waiting_seconds\{kind="mails"\} (\d+)/.exec(told.join("\n"))?.[1];
  expect(Number(age)).toBeGreaterThanOrEqual(90);
  // Seconds, on a busy machine, too.
  expect(Number(age)).toBeLessThan(2_000);
});

test("the release, the last backup and the version are told", async () => {
  const site = await openTestSite({ files: { "/index.html": "home" } });
  await writeFile(backupStamp(dataDir), "");
  await utimes(backupStamp(dataDir), 1_700_000_000, 1_700_000_000);
  const told = (await lines(createShopMetrics({ database, site: site.site, dataDir }))).join("\n");
  expect(told).toMatch(/store_release\{id="000001-\d+",fits="true"\} 1/);
  expect(told).toContain("store_releases_kept 1");
  expect(told).toContain("store_last_backup_timestamp_seconds 1700000000");
  expect(told).toMatch(/store_info\{version="\d[\d.]+",code="[0-9a-f]{16}"\} 1/);
  await site.close();
});

test("pages that could not be made and what the originals take are told", async () => {
  await database.transaction((tx) =>
    tx.query(`
      with made as (
        insert into public.publications (version, published_at, warnings)
        values (1, now(), '[{"kind": "page"}]'), (2, now(), '[{"kind": "page"}, {"kind": "stock"}, {"kind": "page"}]')
      ) insert into private.stored_originals (name, bytes)
        values (repeat('a', 64) || '.jpg', 1200), (repeat('b', 64) || '.png', 34)`),
  );
  await mkdir(join(dataDir, "originals"));
  await writeFile(join(dataDir, "originals/.swept"), "7");
  const told = await lines(createShopMetrics({ database, site: undefined, dataDir }));
  expect(told).toContain("store_pages_not_made 2");
  expect(told).toContain("store_originals_bytes 1234");
  expect(told).toContain("store_originals_removed 7");
  expect(told.join()).toMatch(/store_originals_swept_timestamp_seconds \d{10}/);
});

test("a change that is not on the site, a picture that is not shown and the free disk are told", async () => {
  const tell = async () =>
    (await lines(createShopMetrics({ database, site: undefined, dataDir }))).join("\n");
  await database.transaction((tx) =>
    tx.query(
      "update private.catalog_state set version = 1000, changed_at = now() - interval '1 hour'",
    ),
  );
  expect(await tell()).toMatch(/^store_publication_waiting_seconds (3[6-9]|[4-9]\d)\d\d/m);
  await database.transaction((tx) =>
    tx.query("insert into public.publications (version, published_at) values (1000, now())"),
  );
  expect(await tell()).toMatch(/^store_publication_waiting_seconds 0$/m);
  expect(await tell()).toMatch(/^store_pictures_not_shown 0$/m);
  expect(await tell()).toMatch(/^store_disk_free_bytes [1-9]\d*/m);
});

test("without its database it tells the rest", async () => {
  const away = { ...database, transaction: () => Promise.reject(new Error("away")) };
  const told = await lines(createShopMetrics({ database: away, site: undefined, dataDir }));
  expect(told.join()).toContain("store_info");
  expect(told.join()).not.toContain("store_messages_waiting");
  expect(told).toContain("store_last_backup_timestamp_seconds 0");
});

test("an alert that staff were not told is late, until it is out", async () => {
  const tell = async () =>
    (await lines(createShopMetrics({ database, site: undefined, dataDir }))).join("\n");
  const run = (text: string) => database.transaction((tx) => tx.query(text));
  expect(await tell()).toContain("store_staff_alerts_late_seconds 0");
  await run(`insert into private.staff_alerts (kind, subject, since, claimed_at)
    values ('hold', 'x', now(), now() - interval '1 hour')`);
  expect(await tell()).toMatch(/^store_staff_alerts_late_seconds (3[6-9]|[4-9]\d)\d\d/m);
  await run("update private.staff_alerts set done_at = now()");
  expect(await tell()).toContain("store_staff_alerts_late_seconds 0");
});
