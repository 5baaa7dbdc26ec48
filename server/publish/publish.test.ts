import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import type { Database } from "#server/database/database.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { fillCatalog } from "./fill.ts";
import { openPublishing } from "./publish.ts";
import { frame, openRenderer } from "./render.ts";
import { type CatalogRows, readCatalogRows, snapshotOfRows } from "./rows.ts";
import { builtRenderer, openPublishingFolder } from "./testing.ts";

let database: Database;
let rows: CatalogRows;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillCatalog(database);
  rows = await database.transaction(readCatalogRows);
});
afterAll(() => database.close());

const now = new Date();
const moments = { version: 0, takenAt: "", takenOn: "" };

test("a database that was filled shows exactly the sample shop, and is filled once", async () => {
  const snapshot = snapshotOfRows(rows, sample, now);
  expect({ ...snapshot, ...moments }).toEqual({ ...sample, ...moments });
  expect(await fillCatalog(database)).toBe(false);
});

/** Numbers that look random and are the same in every run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** One thing that an owner does. */
function change(rows: CatalogRows, random: (below: number) => number) {
  const product = rows.products[random(rows.products.length)]!;
  const sold = rows.packages[random(rows.packages.length)]!;
  const what = random(8);
  if (what === 0) product.price_cents = Math.max(100, product.price_cents - 100);
  if (what === 1) product.stock.east = random(5);
  if (what === 2) product.title = `${product.title} ${random(9)}`.slice(0, 90);
  if (what === 3) product.badge = ["Premium", "", "Best Seller"][random(3)]!;
  if (what === 4) product.state = product.state === "live" ? "sold" : "live";
  if (what === 5) sold.price_cents -= 100;
  if (what === 6) rows.products.reverse();
  if (what === 7)
    rows.products.push({ ...product, id: `${random(1e9)}`, slug: `new-${random(1e9)}` });
  rows.version += 1;
}

test("pages that are rendered as they change are those of a full rendering, byte for byte", async () => {
  const renderer = await openRenderer(builtRenderer);
  const random = createRandom(20_261_122);
  const own = structuredClone(rows);
  const files = new Map<string, string>();
  let known: Record<string, string> = {};
  for (let publication = 0; publication < 25; publication += 1) {
    for (let at = 0; at < 10; at += 1) change(own, random);
    const snapshot = snapshotOfRows(own, sample, now);
    const pages = await renderer.fingerprints(snapshot);
    for (const [path, hash] of Object.entries(pages)) {
      if (path === frame || known[path] === hash) continue;
      for (const { path: name, body } of await renderer.render(path, snapshot)) {
        files.set(name, Buffer.from(body).toString());
      }
    }
    for (const path of Object.keys(known)) {
      if (path in pages) continue;
      for (const name of [path, `${path}.html`, `${path}.data`]) files.delete(name);
    }
    known = pages;
  }
  const full = new Map<string, string>();
  const snapshot = snapshotOfRows(structuredClone(own), sample, now);
  for await (const { path, body } of renderer.renderAll(snapshot)) {
    full.set(path, Buffer.from(body).toString());
  }
  expect([...files.keys()].sort()).toEqual([...full.keys()].sort());
  for (const [path, text] of full) expect(files.get(path) === text, path).toBe(true);
}, 120_000);

describe("a publication", () => {
  let opened: Awaited<ReturnType<typeof openPublishingFolder>>;
  let publish: ReturnType<typeof openPublishing>;
  beforeAll(async () => {
    opened = await openPublishingFolder();
    publish = openPublishing(opened.folder, opened.code, sample);
    await publish(rows, now);
  }, 60_000);
  afterAll(() => opened.remove());

  const bed = () => rows.products.find(({ list }) => list === "bedroom")!;
  const page = ({ slug }: { slug: string }) => `/deals/bedroom/${slug}.html`;

  test("of one price writes the pages that show it, and refers to all others", async () => {
    const before = await opened.current();
    const next = structuredClone(rows);
    const product = next.products.find(({ id }) => id === bed().id)!;
    product.price_cents = 12_300;
    next.version += 1;
    const { rendered } = await publish(next, now);
    expect(rendered).toBeLessThan(40);
    expect(await opened.read(page(product))).toContain("$123");
    expect(await opened.read("/deals/bedroom.html")).toContain("$123");
    expect(await opened.read("/live.json")).toContain(`"${product.slug}":{"priceCents":12300`);
    const after = await opened.current();
    expect(after.files["/blog.html"]).toEqual(before.files["/blog.html"]);
  });

  test("that changes nothing writes no release", async () => {
    const next = structuredClone(rows);
    next.version += 2;
    await publish(next, now);
    const { id } = await opened.current();
    expect(await publish(next, now)).toMatchObject({ release: id, rendered: 0 });
    expect((await opened.current()).id).toBe(id);
  });

  test("of a piece that is sold takes its page, and everything that names it, away", async () => {
    const next = structuredClone(rows);
    const product = next.products.find(({ id }) => id === bed().id)!;
    product.state = "sold";
    next.version += 3;
    await publish(next, now);
    expect(await opened.read(page(product))).toBeUndefined();
    for (const path of [
      "/deals/bedroom.html",
      "/sitemap.xml",
      "/search-index.json",
      "/live.json",
    ]) {
      expect(await opened.read(path)).not.toContain(product.slug);
    }
  });

  test("leads on from a former address", async () => {
    const next = structuredClone(rows);
    next.former_slugs = { "an-old-name": bed().slug };
    next.version += 4;
    await publish(next, now);
    expect(await opened.read("/deals/bedroom/an-old-name.html")).toContain(
      `url=/deals/bedroom/${bed().slug}`,
    );
  });

  test("shows markup in a title as text everywhere", async () => {
    const next = structuredClone(rows);
    const title = `Bed </script><img src=x onerror=alert(1)> & "more"`;
    next.products.find(({ id }) => id === bed().id)!.title = title;
    next.version += 5;
    await publish(next, now);
    for (const path of [page(bed()), "/deals/bedroom.html", "/sitemap.xml", "/blog/feed.xml"]) {
      expect(await opened.read(path)).not.toMatch(/<img src=x|<\/script><img/);
    }
    const facts = JSON.parse((await opened.read(`/products/${bed().slug}.json`))!);
    expect(facts.product.title).toBe(title);
  });

  test("that cannot be rendered changes nothing, and names the piece", async () => {
    const { id } = await opened.current();
    const next = structuredClone(rows);
    const product = next.products.find((row) => row.id === bed().id)!;
    product.pieces = [null] as never;
    next.version += 6;
    await expect(publish(next, now)).rejects.toThrow();
    expect((await opened.current()).id).toBe(id);
  });

  test("after the offer's end shows its package without the claim", async () => {
    const [offer] = rows.offers;
    const sold = rows.packages.find(({ id }) => id === offer!.package_id)!;
    const path = `/package-deals/${sold.id}.html`;
    const next = { ...structuredClone(rows), version: rows.version + 7 };
    await publish(next, now);
    expect(await opened.read(path)).toContain("Limited offer");
    await publish(next, new Date(Date.parse(offer!.ends_at!) + 1_000));
    expect(await opened.read(path)).toContain(sold.name);
    expect(await opened.read(path)).not.toContain("Limited offer");
  });
});
