/** The blog's articles: from the sample and its rows to the pages that show them. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readArticles, sample } from "#content/sample.ts";
import type { Database } from "#server/database/database.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { ownersFilesOf } from "#server/pictures/picture-files.ts";
import { articlePath, categoryPath } from "#shop/articles.ts";
import { listNames, productPath } from "#shop/lists.ts";
import { ownersPictures } from "./owners-pictures.ts";
import { openPublishing, type Publishing } from "./publish.ts";
import {
  type PublishedRows,
  readLaterRows,
  readPublishedRows,
  withKnownArticles,
  withLater,
} from "./published-rows.ts";
import { seedSampleShop } from "./seed-sample-shop.ts";
import { snapshotOfRows } from "./snapshot-of-rows.ts";
import { openPublishingFolder } from "./testing.ts";

let database: Database;
let rows: PublishedRows;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedSampleShop(database);
  rows = await read();
});
afterAll(() => database.close());

const read = () => database.transaction(readPublishedRows);
const run = <Row extends object = object>(query: string, values: unknown[] = []) =>
  database.transaction(async (tx) => (await tx.query<Row>(query, values)).rows);
const now = new Date();

test("a price is published without a word of any article being read", {
  tags: "long",
}, async () => {
  const [{ id }] = (await run("select id from public.products limit 1")) as [{ id: string }];
  await run("update public.products set price_cents = price_cents - 100 where id = $1", [id]);
  const later = (await database.transaction((tx) => readLaterRows(tx, rows)))!;
  expect(later.touched).toEqual([id]);
  expect(JSON.stringify(later)).not.toContain(rows.articles![0]!.title);
  const cheaper = withLater(rows, later);
  expect(snapshotOfRows(cheaper, sample, now).articles).toBe(
    snapshotOfRows(rows, sample, now).articles,
  );
});

test("an article that is read again as it was is not rendered again", () => {
  const { articles = [] } = rows;
  const again = structuredClone(rows);
  expect(withKnownArticles(again, articles).articles).toBe(articles);
  again.articles![3]!.title = "Another title";
  const some = withKnownArticles(again, articles).articles!;
  expect(some[3]).toBe(again.articles![3]);
  expect(some.map((row, at) => row === articles[at])).toEqual(articles.map((_, at) => at !== 3));
  again.articles!.splice(3, 1);
  expect(withKnownArticles(again, articles).articles).toEqual(articles.toSpliced(3, 1));
});

test("a store from before its articles gets the sample's, once; it follows the code until somebody changes it", {
  tags: "long",
}, async () => {
  const other = await openTestDatabase();
  const ask = <Row extends object>(query: string) =>
    other.transaction(async (tx) => (await tx.query<Row>(query)).rows);
  await seedSampleShop(other);
  await ask("delete from public.articles");
  await ask("delete from public.changes");
  const [before] = await ask<{ version: number }>(
    "select version, filled_at from private.catalog_state",
  );
  await seedSampleShop(other);
  const [after] = await ask("select version, filled_at from private.catalog_state");
  expect(after).toEqual({ ...before, version: Number(before!.version) + 1 });
  expect(await ask("select from public.changes")).toEqual([]);
  const count = "select count(*)::integer as count from public.articles where is_sample";
  expect(await ask(count)).toEqual([{ count: 50 }]);

  await ask("delete from public.articles where id = 'furniture-care-1'");
  await ask("update public.articles set title = 'Mine' where id = 'furniture-care-2'");
  await ask("update public.articles set is_shown = false where id = 'furniture-care-3'");
  await other.transaction(async (tx) => {
    await tx.query("select set_config('store.follows_code', 'on', true)");
    await tx.query("update public.articles set body = 'Last year' where id = 'furniture-care-3'");
  });
  await seedSampleShop(other);
  const { title, body } = readArticles().find(({ id }) => id === "furniture-care-3")!;
  expect(
    await ask(
      `select id, title, body, is_shown, is_sample from public.articles
       where id in ('furniture-care-1', 'furniture-care-2', 'furniture-care-3') order by id`,
    ),
  ).toMatchObject([
    { id: "furniture-care-2", title: "Mine", is_shown: true, is_sample: false },
    { id: "furniture-care-3", title, body, is_shown: false, is_sample: true },
  ]);
  await ask("delete from public.articles");
  await seedSampleShop(other);
  expect(await ask("select from public.articles")).toEqual([]);
  await other.close();
});

test("an owner's picture that an article shows is on the site", () => {
  const made = { name: "photo-0123456789ab", hash: "abcdef", widths: [400], has_jpeg: false };
  const picture = { ...made, width: 800, height: 600, color: "#ffffff", alt: "", created_at: "" };
  const files = Object.fromEntries(
    ownersFilesOf(made.name, made).map((file) => [`/pictures/${file}`, { hash: "" }]),
  );
  const shown = (articles: PublishedRows["articles"]) =>
    ownersPictures({ ...rows, pictures: [picture], articles }, { files } as never, "none").rows;
  expect(shown(rows.articles).pictures).toEqual([]);
  const row = { ...rows.articles![0]!, picture: made.name };
  expect(shown([row]).pictures).toEqual([picture]);
});

describe("a publication", () => {
  let opened: Awaited<ReturnType<typeof openPublishingFolder>>;
  let publish: Publishing["publish"];
  let version: number;
  beforeAll(async () => {
    opened = await openPublishingFolder();
    ({ publish } = openPublishing(opened.folder, opened.code, sample));
    version = rows.version;
    await publish(rows, now);
  });
  afterAll(() => opened.remove());

  type Articles = NonNullable<PublishedRows["articles"]>;
  const publishArticles = (articles: Articles) =>
    publish(
      { ...structuredClone(rows), articles: structuredClone(articles), version: ++version },
      now,
    );
  const article = (id: string) => rows.articles!.find((row) => row.id === id)!;
  const page = (id: string) => opened.read(`${articlePath(id)}.html`);

  const lists = [
    "/blog.html",
    `${categoryPath("furniture-care")}.html`,
    "/blog/feed.xml",
    "/sitemap.xml",
    "/search-index.json",
  ];
  const productPages = listNames.flatMap((list) =>
    sample.products[list].map((product) => `${productPath(product)}.html`),
  );

  test("of an article that is hidden takes it off the site, and every link to it", async () => {
    const { files: before } = await opened.current();
    const id = "furniture-care-1";
    const linking = rows.articles!.filter(({ body }) => new RegExp(`/blog/${id}\\b`).test(body));
    expect(linking.length).toBeGreaterThan(0);
    await publishArticles(rows.articles!.filter((row) => row.id !== id));
    expect(await page(id)).toBeUndefined();
    const link = new RegExp(`/blog/${id}(?![\\d-])`);
    for (const path of [...lists, ...linking.map((row) => `${articlePath(row.id)}.html`)]) {
      expect(await opened.read(path), path).not.toMatch(link);
    }
    const { files: after } = await opened.current();
    for (const path of productPages) expect(after[path], path).toEqual(before[path]);
    await publishArticles(rows.articles!);
    const { files: again } = await opened.current();
    expect(Object.keys(again)).toEqual(Object.keys(before));
    for (const path of lists) expect(again[path]!.hash, path).toBe(before[path]!.hash);
  });

  test("of a word in an article makes its page, and the lists where they show it", async () => {
    const id = "room-design-3";
    const row = { ...article(id), body: `${article(id).body}\n\nMarigold.` };
    const others = rows.articles!.filter((one) => one.id !== id);
    expect((await publishArticles([row, ...others])).rendered).toBeLessThan(5);
    expect(await page(id)).toContain("Marigold.");
    const renamed = { ...row, title: "It's Marigold", byline: "Ann O'Hara" };
    expect((await publishArticles([renamed, ...others])).rendered).toBeLessThan(20);
    for (const path of ["/blog.html", "/blog/feed.xml", "/search-index.json"]) {
      expect(await opened.read(path), path).toContain("It’s Marigold");
    }
    expect(await page(id)).toContain("By Ann O’Hara");
    expect(await page(id)).toContain('"author":{"@type":"Person","name":"Ann O’Hara"}');
  });

  test("of an article with mistakes shows what is right of it, and everything else", {
    tags: "long",
  }, async () => {
    const own = {
      ...article("room-design-3"),
      ...{ id: "our-own-story", title: "Our own story", picture: "no-such-picture" },
      ...{ products: ["no-such-bench", "constructor"], published: "2026-11-26", is_sample: false },
      body: "<script>alert(1)</script>\n\nTrue [words](javascript:alert(1)).\n\n```plan\nroom\n```\n",
    };
    const { warnings } = await publishArticles([own, ...rows.articles!]);
    expect(warnings.filter(({ kind }) => kind === "page")).toEqual([]);
    expect(await page("our-own-story")).toContain("<p>True words.</p>");
    expect(await page("our-own-story")).not.toContain("alert(1)");
    expect(await page("our-own-story")).toContain("1 min read");
    expect(await page("our-own-story")).not.toContain("From the showroom");
    expect((await opened.read("/blog.html"))!.indexOf("Our own story")).toBeLessThan(
      (await opened.read("/blog.html"))!.indexOf(rows.articles![0]!.id),
    );
  });

  test("of no article, and of two hundred, has all of their pages", { tags: "long" }, async () => {
    await publishArticles([]);
    expect(await opened.read("/blog.html")).toContain("0 articles");
    expect(await opened.read("/blog/feed.xml")).not.toMatch(/<item>|lastBuildDate/);
    expect(await opened.read("/sitemap.xml")).not.toMatch(/\/blog\/(?!category)/);
    const [one] = rows.articles!;
    await publishArticles([one!]);
    expect(await opened.read("/blog.html")).toContain("1 article<");
    expect(await page(one!.id)).not.toContain("Keep reading");
    const many = Array.from({ length: 4 }, (_, copy) =>
      rows.articles!.map((row) => (copy ? { ...row, id: `${row.id}-again-${copy}` } : row)),
    ).flat();
    const { warnings } = await publishArticles(many);
    expect(warnings.filter(({ kind }) => kind === "page")).toEqual([]);
    expect(await opened.read("/blog.html")).toContain("200 articles");
    expect((await opened.read("/blog/feed.xml"))!.match(/<item>/g)).toHaveLength(200);
    for (const { id } of many) expect(await page(id), id).toContain("Keep reading");
  });
});
