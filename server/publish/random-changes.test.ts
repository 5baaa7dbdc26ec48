/** @module-tag long */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import type { Database } from "#server/database/database.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { madePictures, ownersFilesOf } from "#server/pictures/picture-files.ts";
import type { Manifest } from "#server/site/manifest.ts";
import { ownersPictures } from "./owners-pictures.ts";
import { openPublishing } from "./publish.ts";
import {
  type PublishedRows,
  readLaterRows,
  readPublishedRows,
  withLater,
} from "./published-rows.ts";
import { openRenderer } from "./render.ts";
import { seedSampleShop } from "./seed-sample-shop.ts";
import { snapshotOfRows } from "./snapshot-of-rows.ts";
import { builtRenderer, openPublishingFolder } from "./testing.ts";

let database: Database;
let opened: Awaited<ReturnType<typeof openPublishingFolder>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedSampleShop(database);
  opened = await openPublishingFolder();
});
afterAll(async () => {
  await opened.remove();
  await database.close();
});

/** As many as wanted: `PUBLICATIONS=100 SEED=7 npm run unit -- random-changes`. */
const publications = Number(process.env.PUBLICATIONS ?? 2);
const changesPerPublication = 30;
const dayMs = 86_400_000;

/** What an owner does to a product, $1, with a number, $2. */
const toProducts = {
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
  closed:
    "update public.opening_hours set opens = null, closes = null where $1 <> '' and weekday = $2::int % 7",
  "special day over": "delete from public.special_days where $1 <> '' and $2::int > 0",
  showroom: `update public.showrooms set city = 'Town ' || $2::int, street = left($1, 9) || ' Road',
    phone = '(248) 555-' || lpad(($2::int % 10000)::text, 4, '0') where id = 'west'`,
  shop: `update public.shop set name = 'Shop ' || $2::int, hold_rule = 'we keep ' || $1, social = '[]',
    free_delivery_from_cents = 50000 + $2::int % 90000, sample_marks = '{}'`,
  policy: `update public.shop set policies = jsonb_build_object('/return-policy', jsonb_build_object(
    'intro', 'Call {phone} about ' || $1 || ' in {eastCity}', 'sections', jsonb_build_array(
      jsonb_build_object('id', 'one', 'title', 'Part ' || $2::int, 'paragraphs', jsonb_build_array('Words')))))`,
  disclosure: `update public.shop
    set disclosures = jsonb_build_object('zero-percent', 'Says ' || $1 || $2::int)`,
  lender:
    "update public.lenders set terms = 'Terms no. ' || $2::int where $1 <> '' and position = 1",
  "lender renamed":
    "update public.lenders set name = 'Lender ' || $2::int where $1 <> '' and position = 2",
  "lender off":
    "update public.lenders set active = $2::int % 2 = 0 where $1 <> '' and position = 3",
  zone: "update public.delivery_zones set area = 'Area ' || $2::int, fee_cents = $2::int % 9000 where $1 <> '' and position = 1",
  "zone over": "delete from public.delivery_zones where $1 <> '' and position = 1 + $2::int % 3",
  "package over":
    "update public.packages set state = 'archived' where $1 <> '' and position = 1 + $2::int % 8",
  "package back":
    "update public.packages set state = 'live', product_ids = array[$1] where position = 1 + $2::int % 8",
  hold: `insert into public.holds (product_id, showroom, name, phone, until)
    select product_id, showroom, 'Ann Lee', '(586) 555-' || lpad(($2::int % 10000)::text, 4, '0'),
      now() + make_interval(days => 1 + $2::int % 9)
    from public.stock join public.products on products.id = product_id
    where product_id = $1 and state = 'live' and on_hand > 0 and not exists (
      select from public.holds where holds.product_id = stock.product_id
    ) limit 1`,
  "due later": `update public.products set state = 'draft', publish_at = now() + interval '1 minute'
    where id = $1 and $2::int > 0`,
  due: "update public.products set state = 'live' where state = 'draft' and $1 <> '' and $2::int > 0",
  picture: `with picture as (
      insert into public.product_pictures (product_id, position, original, alt, stands_in)
      select $1, 1, md5($1) || md5($2::int::text) || '.jpg', 'A picture ' || $2::int, $2::int % 5 = 0
      from public.products where id = $1 and not exists (
        select from public.product_pictures where product_id = $1
      ) returning name
    ) insert into public.pictures (name, hash, width, height, widths, color, alt)
    select name, 'abcdef', 800, 600, '{400,800}', '#ffffff', 'An upload' from picture`,
  "picture gone": "delete from public.product_pictures where product_id = $1 and $2::int > 0",
};

/** What the products are that articles show. */
const advised = new Set(sample.articles.flatMap(({ products }) => products));

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

const kindsOfTheRest = Object.keys(toTheRest).length;
/** Each kind once, in any order, and then again: every run does all of it. */
let left: string[] = [];
function nextOfTheRest(): string {
  if (left.length === 0) left = Object.keys(toTheRest);
  return left.splice(random(left.length), 1)[0]!;
}

async function change(ids: readonly string[], isAboutTheRest: boolean) {
  const statements: Record<string, string> = isAboutTheRest ? toTheRest : toProducts;
  const what = isAboutTheRest ? nextOfTheRest() : one(Object.keys(toProducts));
  const id = one(ids);
  await database.transaction((tx) => tx.query(statements[what]!, [id, 1 + random(1_000_000)]));
}

/** Makes the owner's pictures, but for one in three: of those the originals cannot be read. */
async function makePictures({ pictures }: PublishedRows) {
  const folder = madePictures(opened.folder);
  await mkdir(folder, { recursive: true });
  for (const picture of pictures.filter(({ name }) => !/[0-4]$/.test(name))) {
    for (const name of ownersFilesOf(picture.name, picture))
      await writeFile(join(folder, name), name);
  }
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
  timeout: publications * 180_000,
}, async () => {
  const renderer = await openRenderer(builtRenderer);
  const { publish, finish } = openPublishing(opened.folder, opened.code, sample);
  const start = Date.now();
  let now = new Date(start);
  let rows: PublishedRows = await database.transaction(readPublishedRows);
  /** As nobody has seen them before, without pictures that were never made. */
  const shownRows = (release: Manifest) =>
    structuredClone(ownersPictures(rows, release, opened.folder).rows);
  await publish(rows, now);
  for (let publication = 1; publication <= publications; publication += 1) {
    const ids = rows.products.map(({ id }) => id);
    const ofArticles = rows.products.filter(({ slug }) => advised.has(slug)).map(({ id }) => id);
    const isAboutTheRest = publication % 2 === 0;
    for (let at = 0; at < changesPerPublication; at += 1) {
      const isAboutArticles = at % 5 === 0 && ofArticles.length > 0;
      await change(isAboutArticles ? ofArticles : ids, isAboutTheRest && at < kindsOfTheRest);
    }
    const all = await database.transaction(readPublishedRows);
    const later = await database.transaction((tx) => readLaterRows(tx, rows));
    if (!isAboutTheRest) expect(later).toBeDefined();
    rows = later ? withLater(rows, later) : all;
    expect(rows).toEqual(all);
    await makePictures(rows);

    // Each on another day, which pages of products know nothing of.
    now = new Date(start + publication * dayMs + publication);
    await publish(rows, now);
    if (publication % 5 === 0) await finish(afterLooks(8));
    const { catalog } = await opened.current();
    const snapshot = snapshotOfRows(shownRows(await opened.current()), sample, now);
    expect(catalog?.pages).toEqual(await renderer.fingerprints(snapshot));
  }
  const full = new Map<string, string>();
  const snapshot = snapshotOfRows(shownRows(await opened.current()), sample, now);
  for await (const { path, body } of renderer.renderAll(snapshot)) {
    full.set(path, Buffer.from(body).toString());
  }
  const { files } = await opened.current();
  const pages = Object.keys(files).filter((path) => !path.startsWith("/pictures/"));
  expect(pages.sort()).toEqual([...full.keys()].sort());
  for (const [path, text] of full) expect((await opened.read(path)) === text, path).toBe(true);
});
