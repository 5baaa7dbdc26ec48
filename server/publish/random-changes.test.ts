import { afterAll, beforeAll, expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import type { Database } from "#server/database/database.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { type CatalogRows, readCatalogRows, readLaterRows, withLater } from "./catalog-rows.ts";
import { openPublishing } from "./publish.ts";
import { openRenderer } from "./render.ts";
import { seedCatalog } from "./seed-catalog.ts";
import { snapshotOfRows } from "./snapshot-of-rows.ts";
import { builtRenderer, openPublishingFolder } from "./testing.ts";

let database: Database;
let opened: Awaited<ReturnType<typeof openPublishingFolder>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedCatalog(database);
  opened = await openPublishingFolder();
}, 60_000);
afterAll(async () => {
  await opened.remove();
  await database.close();
});

/** So many in every run, and as many as wanted: `PUBLICATIONS=100 SEED=7 npm run unit -- random-changes`. */
const publications = Number(process.env.PUBLICATIONS ?? 8);
const changesPerPublication = 18;
const dayMs = 86_400_000;

/** What an owner does to a piece, $1, with a number, $2. */
const toPieces = {
  price:
    "update public.products set price_cents = greatest(100, price_cents - 100 - $2) where id = $1",
  stock: "update public.stock set on_hand = $2 % 4 where product_id = $1 and showroom = 'east'",
  title: "update public.products set title = left('No. ' || $2 || ' ' || title, 90) where id = $1",
  words: "update public.products set description = 'Says ' || $2 || ' <b>&amp;' where id = $1",
  badge:
    "update public.products set badge = case when $2 % 2 = 0 then 'Premium' else '' end where id = $1",
  kind: "update public.products set type = 'bench', style = 'Modern' where id = $1 and $2 > 0",
  sell: "update public.products set state = 'sold' where id = $1 and $2 > 0",
  archive: "update public.products set state = 'archived' where id = $1 and $2 > 0",
  "put back": "update public.products set state = 'live' where id = $1 and $2 > 0",
  move: "update public.products set position = $2 where id = $1",
  "other list": "update public.products set list = 'clearance' where id = $1 and $2 > 0",
  rename: "update public.products set slug = 'renamed-' || $2 || '-' || id where id = $1",
  add: `insert into public.products select copy.* from public.products as original,
    jsonb_populate_record(original, jsonb_build_object('id', 'new-' || $2,
      'slug', 'new-piece-' || $2, 'title', 'A new piece', 'state', 'live', 'sold_at', null)) as copy
    where original.id = $1 on conflict do nothing`,
};

/** What is done more seldom, to one of the other tables; some of it is on every page. */
const toTheRest = {
  package:
    "update public.packages set price_cents = price_cents - 100 where $1 <> '' and position = 1 + $2 % 8",
  offer: `insert into public.offers (kind, headline, starts_at, ends_at)
    select 'mattress-special', 'Limited: ' || $1, null, now() + make_interval(days => 1 + $2 % 9)`,
  "offer over": "delete from public.offers where kind <> 'package' and $1 <> '' and $2 > 0",
  notice: `insert into public.notices (words, ends_at)
    select 'Closed early ' || $1, now() + make_interval(days => 1 + $2 % 9)`,
  "notice over": "delete from public.notices where $1 <> '' and $2 > 0",
  hours: "update public.opening_hours set closes = '19:30' where $1 <> '' and weekday = $2 % 7",
  "special day": `insert into public.special_days (showroom, day, note)
    select 'east', current_date + $2 % 300, left($1, 9) on conflict do nothing`,
  phone:
    "update public.shop set phone = '(586) 555-' || lpad(($2 % 10000)::text, 4, '0') where $1 <> ''",
  lender: "update public.lenders set terms = 'Terms no. ' || $2 where $1 <> '' and position = 1",
  picture: `insert into public.pictures (name, hash, width, height, widths, color, alt)
    select slug, 'abcdef', 800, 600, '{400,800}', '#ffffff', 'An upload' from public.products
    where id = $1 and $2 > 0 on conflict do nothing`,
};

/** Numbers that look random and are the same in every run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const random = createRandom(Number(process.env.SEED ?? 20_261_123));
const one = <T>(choices: readonly T[]) => choices[random(choices.length)]!;

async function change(ids: readonly string[], statements: Record<string, string>) {
  const what = one(Object.keys(statements));
  const id = one(ids);
  await database.transaction((tx) => tx.query(statements[what]!, [id, 1 + random(1_000_000)]));
}

/** Something else is wanted after so many looks. */
function afterLooks(most: number) {
  let looks = 0;
  return () => {
    looks += 1;
    return looks > most;
  };
}

test("what is published change by change is a full rendering, byte for byte", {
  timeout: publications * 60_000,
}, async () => {
  const renderer = await openRenderer(builtRenderer);
  const { publish, finish } = openPublishing(opened.folder, opened.code, sample);
  const start = Date.now();
  let now = new Date(start);
  let rows: CatalogRows = await database.transaction(readCatalogRows);
  await publish(rows, now);
  for (let publication = 1; publication <= publications; publication += 1) {
    const ids = rows.products.map(({ id }) => id);
    const isAboutTheRest = publication % 4 === 0;
    for (let at = 0; at < changesPerPublication; at += 1) {
      await change(ids, isAboutTheRest && at < 3 ? toTheRest : toPieces);
    }
    const all = await database.transaction(readCatalogRows);
    const later = await database.transaction((tx) => readLaterRows(tx, rows));
    if (!isAboutTheRest) expect(later).toBeDefined();
    rows = later ? withLater(rows, later) : all;
    expect(rows).toEqual(all);

    // Each on another day, which pages of pieces know nothing of.
    now = new Date(start + publication * dayMs + publication);
    await publish(rows, now);
    if (publication % 5 === 0) await finish(afterLooks(8));
    const { catalog } = await opened.current();
    const snapshot = snapshotOfRows(structuredClone(rows), sample, now);
    expect(catalog?.pages).toEqual(await renderer.fingerprints(snapshot));
  }
  const full = new Map<string, string>();
  const snapshot = snapshotOfRows(structuredClone(rows), sample, now);
  for await (const { path, body } of renderer.renderAll(snapshot)) {
    full.set(path, Buffer.from(body).toString());
  }
  const { files } = await opened.current();
  expect(Object.keys(files).sort()).toEqual([...full.keys()].sort());
  for (const [path, text] of full) expect((await opened.read(path)) === text, path).toBe(true);
});
