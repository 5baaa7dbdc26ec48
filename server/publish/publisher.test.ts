import { rename, rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { sample } from "#content/sample.ts";
import type { Database } from "#server/database/database.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { createLog } from "#server/logging.ts";
import { openReleases } from "#server/site/releases.ts";
import { createPublisher, type Publisher } from "./publisher.ts";
import { rendererPath, savedRowsPath } from "./saved-rows.ts";
import { seedSampleShop } from "./seed-sample-shop.ts";
import { openPublishingFolder } from "./testing.ts";

let database: Database;
let opened: Awaited<ReturnType<typeof openPublishingFolder>>;
let publisher: Publisher;
/** How often everything was read. */
let wholeReads = 0;
const newPublisher = (changed: Partial<Database> = {}) =>
  createPublisher({
    database: { ...database, transaction: countWholeReads, ...changed },
    store: openReleases(opened.folder),
    code: opened.code,
    log: createLog("error", () => undefined),
    retryLockMs: 100,
    tryAgainMs: 100,
    lookEveryMs: changed.listen ? 100 : undefined,
  });

beforeAll(async () => {
  database = await openTestDatabase();
  await seedSampleShop(database);
  await run(`update public.products set title = 'The Bed of the Start' where id = '${bed.id}'`);
  opened = await openPublishingFolder();
  publisher = newPublisher();
  await publisher.start();
});
afterAll(async () => {
  await publisher.stop();
  await opened.remove();
  await database.close();
});

/** How often reading fails from now on. */
let failures = 0;
const countWholeReads: Database["transaction"] = (work, options) =>
  database.transaction(
    (tx) =>
      work({
        ...tx,
        query(text, values) {
          if (text.includes("private.published_rows()")) wholeReads += 1;
          if (text.includes("private.published_rows") && failures > 0) {
            failures -= 1;
            throw new Error("The connection was lost");
          }
          return tx.query(text, values);
        },
      }),
    options,
  );

const bed = sample.products.bedroom[0]!;
const run = (statement: string) => database.transaction((tx) => tx.query(statement));
// Publishing runs at low priority.
const soon = { timeout: 150_000, interval: 20 };

test("the start puts what the database says on the site", async () => {
  expect(await opened.read("/deals/bedroom.html")).toContain("The Bed of the Start");
  const { rows } = await run("select published_at, error from public.publications");
  expect(rows).toEqual([{ published_at: expect.anything(), error: null }]);
});

test("a committed price goes live by itself, and is written down", async () => {
  await run(`update public.products set price_cents = 45600 where id = '${bed.id}'`);
  const page = `/deals/bedroom/${bed.slug}.html`;
  await vi.waitFor(async () => expect(await opened.read(page)).toContain("$456"), soon);
  await vi.waitFor(async () => {
    const written = await run(
      `select changes.action, publications.published_at is not null as live
       from public.changes join public.publications on version = catalog_version
       order by version desc limit 1`,
    );
    expect(written.rows).toEqual([{ action: "changed", live: true }]);
  }, soon);
});

test("a start reads nothing that is on the site, and what is changed then by itself; without what was left for it, all", {
  tags: "long",
}, async () => {
  const page = `/deals/bedroom/${bed.slug}.html`;
  const change = async (cents: number) => {
    await run(`update public.products set price_cents = ${cents} where id = '${bed.id}'`);
    const words = `$${cents / 100}`;
    await vi.waitFor(async () => expect(await opened.read(page)).toContain(words), soon);
  };
  await publisher.stop();
  wholeReads = 0;
  publisher = newPublisher();
  await publisher.start();
  await change(45_500);
  await change(45_400);
  expect(wholeReads).toBe(0);
  await publisher.stop();
  await rm(savedRowsPath(opened.folder));
  publisher = newPublisher();
  await publisher.start();
  await change(45_300);
  expect(wholeReads).toBe(1);
});

test("of two publishers of one folder the second takes over when the first is gone", {
  tags: "long",
}, async () => {
  const second = newPublisher();
  await second.start();
  await publisher.stop();
  publisher = second;
  await run(`update public.products set price_cents = 43200 where id = '${bed.id}'`);
  await vi.waitFor(async () => expect(await opened.read("/live.json")).toContain("43200"), soon);
});

test("a change of which nothing is heard goes live by itself", { tags: "long" }, async () => {
  await publisher.stop();
  publisher = newPublisher({ listen: async () => undefined });
  await publisher.start();
  await run(`update public.products set price_cents = 43100 where id = '${bed.id}'`);
  await vi.waitFor(async () => expect(await opened.read("/live.json")).toContain("43100"), soon);
  await publisher.stop();
  publisher = newPublisher();
  await publisher.start();
});

test("what failed by the way is told and tried again by itself, without another change", {
  tags: "long",
}, async () => {
  const price = async (cents: number) => {
    await run(`update public.products set price_cents = ${cents} where id = '${bed.id}'`);
    await vi.waitFor(
      async () => expect(await opened.read("/live.json")).toContain(`${cents}`),
      soon,
    );
  };
  failures = 2;
  await price(42_100);
  expect(failures).toBe(0);

  await publisher.stop();
  const renderer = rendererPath(opened.folder, "test");
  await rename(renderer, `${renderer}.away`);
  publisher = newPublisher();
  await publisher.start();
  const live = price(42_000);
  await vi.waitFor(async () => {
    const { rows } = await run(
      "select error from public.publications order by version desc limit 1",
    );
    expect(rows[0]?.error).toMatch(/^Nothing changed on the site: .* We’ll keep trying\.$/);
  }, soon);
  await rename(`${renderer}.away`, renderer);
  await live;
});

test("every version says when it went live, also those that went live together or were killed in between", {
  tags: "long",
}, async () => {
  const behind = `select counted.version from generate_series(
      (select min(version) from public.publications), (select version from private.catalog_state)
    ) as counted (version) where not exists (
      select from public.publications
      where publications.version = counted.version and published_at is not null
    )`;
  for (let cents = 41_900; cents > 41_000; cents -= 100) {
    await run(`update public.products set price_cents = ${cents} where id = '${bed.id}'`);
  }
  await vi.waitFor(async () => expect((await run(behind)).rows).toEqual([]), soon);
  // As a process leaves it that is gone right after the switch.
  await publisher.stop();
  await run(
    "delete from public.publications where version = (select max(version) from public.publications)",
  );
  publisher = newPublisher();
  await publisher.start();
  expect((await run(behind)).rows).toEqual([]);
});

/** Puts an offer on a package that ends in so many seconds, and waits until its page says so. */
async function offerFor(packageIndex: number, seconds: number, begins = 0) {
  const { id } = sample.packages[packageIndex]!;
  const headline = `For ${seconds} seconds more`;
  const { rows } = await run(
    `insert into public.offers (kind, package_id, headline, starts_at, ends_at)
     values ('package', '${id}', '${headline}', clock_timestamp() + interval '${begins} seconds',
       clock_timestamp() + interval '${seconds} seconds')
     returning ends_at`,
  );
  const page = () => opened.read(`/package-deals/${id}.html`);
  await vi.waitFor(async () => expect(await page()).toContain(headline), soon);
  return { headline, page, endsAt: new Date(rows[0]?.ends_at as string).getTime() };
}

const endAll = (within: string) =>
  run(
    `update public.offers set ends_at = clock_timestamp() + interval '${within}' where ends_at > now()`,
  );

describe("offers", () => {
  beforeAll(async () => {
    await run("delete from public.offers");
  });

  test("come and go by the clock", { tags: "long" }, async () => {
    const { headline, page } = await offerFor(0, 3_600, 1);
    await endAll("1 second");
    await vi.waitFor(async () => expect(await page()).not.toContain(headline), soon);
  });

  test("that ended while nothing ran are over with the next start, and later ones end by themselves", {
    tags: "long",
  }, async () => {
    const late = await offerFor(2, 7_200);
    const early = await offerFor(1, 3_600);
    await publisher.stop();
    vi.useFakeTimers({ toFake: ["Date"], now: early.endsAt + 1 });
    expect(await early.page()).toContain(early.headline);
    publisher = newPublisher();
    await publisher.start();
    expect(await early.page()).not.toContain(early.headline);
    expect(await late.page()).toContain(late.headline);
    vi.useRealTimers();
    await endAll("1 second");
    await vi.waitFor(async () => expect(await late.page()).not.toContain(late.headline), soon);
  });
});
