import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Database } from "#server/database/database.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { createLog } from "#server/logging.ts";
import { fillCatalog } from "./fill.ts";
import { createPublisher, type Publisher } from "./publisher.ts";
import { openPublishingFolder } from "./testing.ts";

let database: Database;
let opened: Awaited<ReturnType<typeof openPublishingFolder>>;
let publisher: Publisher;
const newPublisher = () =>
  createPublisher({
    database,
    folder: opened.folder,
    code: opened.code,
    log: createLog("error"),
  });

beforeAll(async () => {
  database = await openTestDatabase();
  await fillCatalog(database);
  opened = await openPublishingFolder();
  publisher = newPublisher();
  await publisher.start();
}, 60_000);
afterAll(async () => {
  await publisher.stop();
  await opened.remove();
  await database.close();
});

const run = (statement: string) => database.transaction((tx) => tx.query(statement));
const soon = { timeout: 20_000, interval: 20 };

test("the start puts what the database says on the site", async () => {
  expect(await opened.read("/deals/bedroom.html")).toContain("Bedroom Set Deals");
  const { rows } = await run("select published_at, error from public.publications");
  expect(rows).toEqual([{ published_at: expect.anything(), error: null }]);
});

test("a committed price goes live by itself, and is written down", async () => {
  await run("update public.products set price_cents = 45600 where id = '101'");
  const { rows } = await run("select slug from public.products where id = '101'");
  const page = `/deals/bedroom/${rows[0]?.slug}.html`;
  await vi.waitFor(async () => expect(await opened.read(page)).toContain("$456"), soon);
  await vi.waitFor(async () => {
    const written = await run(
      `select changes.action, publications.published_at is not null as live
       from public.changes join public.publications on version = catalog_version`,
    );
    expect(written.rows).toEqual([{ action: "changed", live: true }]);
  }, soon);
});

test("a notice comes and goes by the clock", async () => {
  await run(
    `insert into public.notices (words, starts_at, ends_at)
     values ('Doors open at six', clock_timestamp() + interval '1 second',
       clock_timestamp() + interval '4 seconds')`,
  );
  const home = () => opened.read("/index.html");
  await vi.waitFor(async () => expect(await home()).toContain("Doors open at six"), soon);
  await vi.waitFor(async () => expect(await home()).not.toContain("Doors open at six"), soon);
});

test("of two publishers of one folder the second takes over when the first is gone", async () => {
  const second = newPublisher();
  await second.start();
  await publisher.stop();
  publisher = second;
  await run("update public.products set price_cents = 43200 where id = '101'");
  await vi.waitFor(async () => expect(await opened.read("/live.json")).toContain("43200"), soon);
}, 30_000);
