import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deliveryFacts } from "#app/delivery/delivery-file.ts";
import { sample } from "#content/sample.ts";
import type { Database } from "#server/database/database.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { deliveryDays, earliestDelivery } from "#shop/delivery.ts";
import { findZone } from "#shop/delivery-zone.ts";
import { morePictures, productPicture } from "#shop/pictures.ts";
import { openPublishing, type Published, type Publishing } from "./publish.ts";
import {
  type PublishedRows,
  publishDue,
  readLaterRows,
  readPublishedRows,
  readVersion,
  withLater,
} from "./published-rows.ts";
import { seedSampleShop } from "./seed-sample-shop.ts";
import { nextScheduledChange, snapshotOfRows } from "./snapshot-of-rows.ts";
import { openPublishingFolder } from "./testing.ts";
import { unchangedPaths } from "./unchanged-pages.ts";

let database: Database;
let rows: PublishedRows;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedSampleShop(database);
  rows = await database.transaction(readPublishedRows);
});
afterAll(() => database.close());

const now = new Date();
const moments = { version: 0, takenAt: "", takenOn: "" };

test("a database that was filled shows exactly the sample shop, and is filled once", async () => {
  const shown = { ...snapshotOfRows(rows, sample, now), ...moments };
  expect(shown).toEqual({ ...sample, ...moments });
  // With its keys in the same order, too: pages are compared as text.
  for (const part of ["shop", "lenders", "packages", "products"] as const) {
    expect(JSON.stringify(shown[part])).toBe(JSON.stringify(sample[part]));
  }
  expect(await seedSampleShop(database)).toBe(false);
});

test("a start brings the sample's rows up to the code, and leaves alone what anybody changed", async () => {
  const own = String(sample.products.bedroom[0]!.id);
  const untouched = String(sample.products.bedroom[1]!.id);
  const read = () =>
    database.transaction((tx) =>
      tx.query<object>(
        "select id, title, state, is_sample from public.products where id = any ($1) order by id",
        [[own, untouched]],
      ),
    );
  const { rows: before } = await read();
  const put = (id: string, values: string) =>
    database.transaction((tx) =>
      tx.query(`update public.products set ${values} where id = $1`, [id]),
    );
  await put(own, "title = 'My bed'");
  await put(untouched, "state = 'archived'");
  await database.transaction(async (tx) => {
    await tx.query("select set_config('store.follows_code', 'on', true)");
    await tx.query("update public.products set title = 'As it was last year' where id = $1", [
      untouched,
    ]);
  });
  await seedSampleShop(database);
  expect((await read()).rows).toEqual([
    { ...before[0], title: "My bed", is_sample: false },
    { ...before[1], state: "archived" },
  ]);
  await put(own, `title = '${sample.products.bedroom[0]!.title}', is_sample = true`);
  await put(untouched, "state = 'live'");
  expect((await read()).rows).toEqual(before);
});

test("what a product is off is made of its prices, whatever was advertised before", () => {
  const { products } = structuredClone(rows);
  const cheaper = products.find(({ list }) => list === "clearance")!;
  cheaper.price_cents = Math.round(cheaper.compare_at_cents! / 4);
  const { clearance } = snapshotOfRows({ ...rows, products }, sample, now).products;
  expect(clearance.find(({ slug }) => slug === cheaper.slug)).toMatchObject({
    discount: "75% OFF",
  });
});

test("a planned price says until when, or what comes next unless it is held; pages follow its moments", async () => {
  const [bed, sofa] = [sample.products.bedroom[0]!, sample.products["living-room"][0]!];
  class Undo extends Error {}
  const planned = database.transaction(async (tx) => {
    await tx.query(
      `insert into public.price_plans (product_id, kind, ends_at, price_cents, step_percent, every_days, floor_cents, shows_next)
       values ($1, 'sale', now() + interval '2 days', 9900, null, null, null, false),
         ($2, 'falling', null, null, 10, 7, 9900, true)`,
      [String(bed.id), String(sofa.id)],
    );
    const later = await readLaterRows(tx, rows);
    const shown = withLater(rows, later!);
    const at = (table: PublishedRows) => {
      const { products } = snapshotOfRows(table, sample, now);
      const of = (list: "bedroom" | "living-room", { slug }: { slug: string }) =>
        products[list].find((product) => product.slug === slug)!;
      return [of("bedroom", bed), of("living-room", sofa)] as const;
    };
    const [onSale, falling] = at(shown);
    expect(onSale).toMatchObject({ priceCents: 9_900, priceUntil: expect.any(String) });
    expect(falling.priceCents).toBe(sofa.priceCents);
    expect(falling.nextPrice!.cents).toBeLessThan(sofa.priceCents);
    expect(nextScheduledChange({ ...shown, offers: [] }, now)).toEqual(
      new Date(onSale.priceUntil!),
    );
    const hold = { product_id: String(sofa.id), showroom: "east", until: falling.nextPrice!.at };
    expect(at({ ...shown, holds: [hold] })[1]).not.toHaveProperty("nextPrice");
    expect(await readPublishedRows(tx)).toMatchObject({ price_plans: shown.price_plans });
    throw new Undo();
  });
  await expect(planned).rejects.toThrow(Undo);
});

test("a delivery day that is full is said of its zone alone, and no page is read anew for it", {
  tags: "long",
}, async () => {
  const product = String(sample.products.bedroom[0]!.id);
  class Undo extends Error {}
  const booked = database.transaction(async (tx) => {
    await tx.query("update public.delivery_zones set most_per_day = 1");
    const before = await readPublishedRows(tx);
    const { rows: sales } = await tx.query<{ id: string }>(
      "insert into public.sales (product_id, showroom, quantity, price_cents) values ($1, 'east', 1, 9900) returning id",
      [product],
    );
    const { zones, ...calendar } = deliveryFacts(snapshotOfRows(before, sample, new Date()));
    const zone = findZone(zones, "48226")!;
    const [first, second] = deliveryDays(zone, calendar, new Date());
    await tx.query(
      `insert into public.deliveries (sale_id, day, name, phone, street, zip)
       values ($1, $2, 'Ann Lee', '(313) 555-0129', '1 Oak Street', '48226')`,
      [sales[0]!.id, first],
    );
    const later = await readLaterRows(tx, before);
    const table = withLater(before, later!);
    expect((await readPublishedRows(tx)).full_days).toEqual(table.full_days);
    const snapshot = snapshotOfRows(table, sample, new Date());
    const facts = deliveryFacts(snapshot);
    expect(earliestDelivery(findZone(facts.zones, "48226")!, facts, new Date())).toBe(second);
    expect(facts.zones.filter(({ fullDays }) => fullDays).map(({ area }) => area)).toEqual([
      zone.area,
    ]);
    expect(JSON.stringify(facts)).not.toMatch(/Ann Lee|0129|Oak Street/);
    const shown = snapshotOfRows(before, sample, new Date());
    expect(unchangedPaths(shown, snapshot)).toEqual(unchangedPaths(shown, { ...shown }));
    throw new Undo();
  });
  await expect(booked).rejects.toThrow(Undo);
});

test("pages say what is on the truck, and of a count the time on its day and then the day", async () => {
  const bed = sample.products.bedroom[0]!;
  class Undo extends Error {}
  const standing = database.transaction(async (tx) => {
    const counted = `update public.stock set counted_at = $2, version = version
      where product_id = $1 and showroom = 'east'`;
    const before = (await readVersion(tx))!;
    await tx.query(counted, [String(bed.id), "2150-01-01T14:40:00Z"]);
    const version = before.version + 1;
    expect(await readLaterRows(tx, before)).toMatchObject({ version, touched: [] });
    await tx.query(
      `insert into public.stock_moves (product_id, showroom, to_showroom, quantity)
       values ($1, 'east', 'west', 2), ($1, 'east', 'west', 1)`,
      [String(bed.id)],
    );
    const shown = withLater(rows, (await readLaterRows(tx, rows))!);
    const at = (moment: string) => {
      const snapshot = snapshotOfRows(shown, sample, new Date(moment));
      return snapshot.products.bedroom.find(({ slug }) => slug === bed.slug)!;
    };
    const day = "2150-01-01T15:00:00Z";
    expect(at(day).onTruck).toEqual({ west: 3 });
    expect(Date.parse(at(day).countedOn!.east!)).toBe(Date.parse("2150-01-01T14:40:00Z"));
    expect(nextScheduledChange({ ...shown, offers: [] }, new Date(day))).toEqual(
      new Date("2150-01-02T05:00:00Z"),
    );
    expect(at("2150-01-02T05:00:00Z").countedOn).toEqual({ east: "2150-01-01" });
    const all = await readPublishedRows(tx);
    expect(all.products.find(({ id }) => id === String(bed.id))).toEqual(
      shown.products.find(({ id }) => id === String(bed.id)),
    );
    await tx.query("update public.showrooms set is_shown = false where id = 'west'");
    expect((await readPublishedRows(tx)).on_truck).toEqual({});
    throw new Undo();
  });
  await expect(standing).rejects.toThrow(Undo);
});

test("a picture of the very product stands behind the others, and first where there are none", () => {
  const { products, pictures } = structuredClone(rows);
  const taken = {
    name: "photo-1",
    alt: "As it stands",
    showroom: "east",
    taken_at: now.toISOString(),
  };
  const made = { hash: "abcdef", width: 1600, height: 1200, widths: [400], color: "#c0c0b0" };
  const row = { ...made, name: "photo-1", alt: "", created_at: "", has_jpeg: true };
  const bed = products.find(({ list }) => list === "bedroom")!;
  const other = { ...bed, id: "9001", slug: "no-picture" };
  const snapshot = snapshotOfRows(
    {
      ...rows,
      products: [...products, other],
      pictures: [...pictures, row],
      photos: { [bed.id]: [taken], [other.id]: [taken] },
    },
    sample,
    now,
  );
  const picturesOf = (wanted: string) => {
    const product = snapshot.products.bedroom.find(({ slug }) => slug === wanted)!;
    return [productPicture(snapshot, product), ...morePictures(snapshot, product)];
  };
  const shown = { alt: "As it stands", note: expect.stringMatching(/^This one, at East, [A-Z]/) };
  const views = morePictures(sample, sample.products.bedroom[0]!);
  expect(picturesOf(bed.slug).at(-1)).toMatchObject(shown);
  expect(picturesOf(bed.slug)).toHaveLength(views.length + 2);
  expect(picturesOf(bed.slug)[0]).not.toHaveProperty("note");
  expect(picturesOf(other.slug)).toEqual([expect.objectContaining(shown)]);
});

test("what is due is charged before pages are made", async () => {
  class Undo extends Error {}
  const due = database.transaction(async (tx) => {
    const { id } = sample.products.bedroom[0]!;
    await tx.query("update private.settings set clock = '2026-01-01T00:00:00Z'");
    await tx.query(
      `insert into public.price_plans (product_id, kind, starts_at, ends_at, price_cents)
       values ($1, 'sale', '2026-01-02T00:00:00Z', '2150-01-01T00:00:00Z', 9900)`,
      [String(id)],
    );
    await tx.query("update private.settings set clock = null");
    await publishDue(tx);
    const { products } = await readPublishedRows(tx);
    expect(products.find((row) => row.id === String(id))?.price_cents).toBe(9_900);
    throw new Undo();
  });
  await expect(due).rejects.toThrow(Undo);
});

test("nothing is off where no price stands: of a product that was sold", () => {
  const { products } = structuredClone(rows);
  const sold = products.find(({ list }) => list === "clearance")!;
  Object.assign(sold, { state: "sold", sold_at: now.toISOString() });
  const [former] = snapshotOfRows({ ...rows, products }, sample, now).formerProducts;
  expect(former).toMatchObject({ slug: sold.slug, isListed: true });
  expect(former).not.toHaveProperty("discount");
});

describe("a publication", () => {
  let opened: Awaited<ReturnType<typeof openPublishingFolder>>;
  let publish: Publishing["publish"];
  let finish: Publishing["finish"];
  let first: Published;
  beforeAll(async () => {
    opened = await openPublishingFolder();
    ({ publish, finish } = openPublishing(opened.folder, opened.code, sample));
    first = await publish(rows, now);
  });
  afterAll(() => opened.remove());

  const bed = () => rows.products.find(({ list }) => list === "bedroom")!;
  const path = ({ slug }: { slug: string }) => `/deals/bedroom/${slug}`;
  const page = (product: { slug: string }) => `${path(product)}.html`;
  /** What stands at every address. */
  async function everything() {
    const { files } = await opened.current();
    return Promise.all(
      Object.keys(files).map(async (file) => [file, (await opened.read(file))!] as const),
    );
  }

  test("of a new database makes no page of the build anew", () => {
    // Only what says the version.
    expect(first.rendered).toBe(1);
  });

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

  test("that changes nothing writes no release", { tags: "long" }, async () => {
    const next = structuredClone(rows);
    next.version += 2;
    await publish(next, now);
    const { id } = await opened.current();
    expect(await publish(next, now)).toMatchObject({ release: id, rendered: 0 });
    expect((await opened.current()).id).toBe(id);
  });

  test("has nothing in it of what the shop alone knows of its products", async () => {
    await database.transaction((tx) =>
      tx.query(
        `insert into public.product_notes (product_id, cost_cents, lot, note)
         values ($1, 7654321, 'Pallet Marigold', 'Ask for Marigold')`,
        [bed().id],
      ),
    );
    const next = await database.transaction(readPublishedRows);
    expect(next.version).toBeGreaterThan(rows.version);
    expect(JSON.stringify(next)).not.toMatch(/Marigold|7654321/);
    await publish({ ...next, version: rows.version + 4 }, now);
    for (const [file, text] of await everything()) {
      expect(text, file).not.toMatch(/Marigold|7654321|76,543/);
    }
  });

  test("is pressed as small as a build's pages once nobody waits, in a release of its own", {
    tags: "long",
  }, async () => {
    const next = { ...structuredClone(rows), version: rows.version + 10 };
    next.products.find(({ id }) => id === bed().id)!.title = "A Bed That Was Never Here";
    const { release } = await publish(next, now);
    const before = await opened.current();
    expect(Object.values(before.files).some(({ quick }) => quick)).toBe(true);
    // As often as it takes on a slow machine; each time in place of the one before.
    while (await finish(() => false));
    const after = await opened.current();
    expect(after.replaces).toBeDefined();
    expect((await opened.releases()).map(({ id }) => id)).not.toContain(release);
    expect(Object.values(after.files).some(({ quick }) => quick)).toBe(false);
    const path = "/deals/bedroom.html";
    expect(after.files[path]!.hash).toBe(before.files[path]!.hash);
    expect(after.files[path]!.br!.size).toBeLessThan(before.files[path]!.br!.size * 0.95);
    expect(await finish(() => false)).toBe(false);
    expect((await opened.current()).id).toBe(after.id);
  });

  const namers = ["/deals/bedroom.html", "/sitemap.xml", "/search-index.json"];

  test("of a product that is sold shows it as sold for seven days, then only at its address", async () => {
    const next = structuredClone(rows);
    const product = next.products.find(({ id }) => id === bed().id)!;
    product.state = "sold";
    product.sold_at = now.toISOString();
    next.version += 3;
    const { nextAt } = await publish(next, now);
    expect(await opened.read(page(product))).toContain("See similar pieces");
    expect(await opened.read(page(product))).toContain("https://schema.org/SoldOut");
    for (const path of namers) expect(await opened.read(path), path).toContain(product.slug);
    const live = JSON.parse((await opened.read("/live.json"))!);
    expect(live.products[product.slug]).toBeUndefined();
    expect(live.sold[product.slug]).toMatch(/^\d{4}-\d\d-\d\d$/);

    const week = new Date(now.getTime() + 7 * 24 * 3_600_000);
    expect(Date.parse(nextAt!)).toBeLessThanOrEqual(week.getTime());
    await publish(next, new Date(week.getTime() - 1_000));
    expect(await opened.read("/deals/bedroom.html")).toContain(product.slug);
    await publish(next, week);
    for (const path of namers) expect(await opened.read(path), path).not.toContain(product.slug);
    expect(await opened.read(page(product))).toContain("See similar pieces");
    expect(await opened.read(page(product))).not.toContain("noindex");
  });

  test("of a product that is archived leaves its address, for people only", async () => {
    const next = structuredClone(rows);
    const product = next.products.find(({ id }) => id === bed().id)!;
    product.state = "archived";
    next.version += 3;
    await publish(next, now);
    expect(await opened.read(page(product))).toContain("See similar pieces");
    expect(await opened.read(page(product))).toContain("noindex");
    for (const path of [...namers, "/live.json"]) {
      expect(await opened.read(path), path).not.toContain(product.slug);
    }
  });

  test("of a product that is held offers one less, until the hold ends by itself", async () => {
    const next = structuredClone(rows);
    const { id, slug, stock } = bed();
    const until = new Date(now.getTime() + 60_000);
    next.holds = [{ product_id: id, showroom: "east", until: until.toISOString() }];
    next.version += 20;
    const east = async () =>
      JSON.parse((await opened.read("/live.json"))!).products[slug].stock.east;
    expect((await publish(next, now)).nextAt).toBe(until.toISOString());
    expect(await east()).toBe(Math.max(0, (stock.east ?? 0) - 1));
    await publish({ ...next, holds: [] }, until);
    expect(await east()).toBe(stock.east);
  });

  test("goes on from what the release shows, not from what was saved before", {
    tags: "long",
  }, async () => {
    const { id, slug, stock } = bed();
    const held = (version: number, until: Date): PublishedRows => ({
      ...structuredClone(rows),
      version: rows.version + version,
      holds: [{ product_id: id, showroom: "east", until: until.toISOString() }],
    });
    const later = new Date(now.getTime() + 60_000);
    const facts = async () => JSON.parse((await opened.read(`/products/${slug}.json`))!).product;
    const before = openPublishing(opened.folder, opened.code, sample);
    await before.publish(held(21, later), now);
    await before.save();
    // The hold has ended by itself, and whoever published that is gone at once.
    await before.publish(held(21, later), later);
    expect((await facts()).stock.east).toBe(stock.east);
    const after = openPublishing(opened.folder, opened.code, sample);
    const again = new Date(later.getTime() + 60_000);
    await after.publish(held(22, again), later);
    expect((await facts()).stock.east).toBe((stock.east ?? 0) - 1);
    await publish({ ...structuredClone(rows), version: rows.version + 23 }, now);
  });

  test("leads on from a former address, until another product has it", {
    tags: "long",
  }, async () => {
    const next = structuredClone(rows);
    const former = "/deals/bedroom/an-old-name.html";
    next.former_slugs = { "an-old-name": bed().slug };
    next.version += 4;
    await publish(next, now);
    expect(await opened.read(former)).toContain(`url=/deals/bedroom/${bed().slug}`);
    // On another list it is another address.
    const elsewhere = structuredClone(next);
    elsewhere.products.push({ ...bed(), id: "2001", slug: "an-old-name", list: "clearance" });
    elsewhere.version += 1;
    await publish(elsewhere, now);
    expect(await opened.read(former)).toContain(`url=/deals/bedroom/${bed().slug}`);
    expect(await opened.read("/clearance-items/an-old-name.html")).toContain(bed().title);
    const later = structuredClone(next);
    later.products.push({ ...bed(), id: "2001", slug: "an-old-name" });
    later.version += 8;
    await publish(later, now);
    expect(await opened.read(former)).toContain(bed().title);
    await publish({ ...structuredClone(rows), version: rows.version + 9 }, now);
    expect(await opened.read(former)).toBeUndefined();
  });

  test("leads on from the lists that a product has left, by every name it had", async () => {
    const next = structuredClone(rows);
    next.former_lists = { [bed().id]: ["clearance", "bedroom"] };
    next.former_slugs = { "an-old-name": bed().slug };
    next.version += 11;
    await publish(next, now);
    for (const former of [
      `/clearance-items/${bed().slug}`,
      "/clearance-items/an-old-name",
      "/deals/bedroom/an-old-name",
    ]) {
      expect(await opened.read(`${former}.html`), former).toContain(`url=${path(bed())}"`);
    }
    expect(await opened.read(page(bed()))).toContain(bed().title);
  });

  test("of a product whose picture is gone shows a similar one's, and says so", {
    tags: "long",
  }, async () => {
    const { [bed().slug]: gone, ...pictures } = sample.pictures;
    const without = openPublishing(opened.folder, opened.code, { ...sample, pictures });
    await without.publish({ ...structuredClone(rows), version: rows.version + 12 }, now);
    const html = (await opened.read(page(bed())))!;
    expect(html).toContain(bed().title);
    expect(html).toContain("A similar ");
    for (const [file, text] of await everything()) {
      expect(text.includes(`/pictures/${bed().slug}-${gone!.hash}`), file).toBe(false);
    }
    // Neither has the shop any of its kind.
    const placeholder = { "not-found": sample.pictures["not-found"]! };
    const bare = openPublishing(opened.folder, opened.code, { ...sample, pictures: placeholder });
    await bare.publish({ ...structuredClone(rows), version: rows.version + 13 }, now);
    expect(await opened.read(page(bed()))).toContain("/pictures/not-found-");
  });

  test("of a picture's row without its files shows the picture that there is", {
    tags: "long",
  }, async () => {
    const row = { name: bed().slug, hash: "abcdef", width: 800, height: 600, widths: [400, 800] };
    const pictures = [{ ...row, color: "#ffffff", has_jpeg: false }] as never;
    await publish({ ...structuredClone(rows), pictures, version: rows.version + 14 }, now);
    const { hash } = sample.pictures[bed().slug]!;
    expect(await opened.read(page(bed()))).toContain(`/pictures/${bed().slug}-${hash}-`);
    expect(await opened.read(page(bed()))).not.toContain("abcdef");
  });

  test("shows markup as text wherever people's words stand", { tags: "long" }, async () => {
    const next = structuredClone(rows);
    const markup = `</script><img src=x onerror=alert(1)> & "more" ]]> <!--`;
    const title = `Bed ${markup}`;
    Object.assign(next.products.find(({ id }) => id === bed().id)!, {
      title,
      description: markup,
      badge: "<b>",
    });
    next.packages[0]!.name = title;
    next.lenders[0]!.terms = markup;
    next.shop!.name = "Tag <i> & Co";
    next.notices = [{ words: markup, path: null, starts_at: null, ends_at: null }] as never;
    next.version += 5;
    await publish(next, now);
    for (const [path, text] of await everything()) {
      if (/\.(html|xml)$/.test(path))
        expect(text, path).not.toMatch(/<img src=x|<\/script><img|<i>/);
      if (/\.(json|webmanifest)$/.test(path)) JSON.parse(text);
      if (path.endsWith(".xml"))
        expect(text.replaceAll(/&(amp|lt|gt|quot|#\d+);/g, "")).not.toContain("&");
    }
    const html = (await opened.read(page(bed())))!;
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    expect(data.map(([, json]) => JSON.parse(json!).name)).toContain(title);
    const facts = JSON.parse((await opened.read(`/products/${bed().slug}.json`))!);
    expect(facts.product.title).toBe(title);
    expect(await opened.read("/blog/feed.xml")).toContain("Tag &lt;i&gt; &amp; Co");
  });

  test("shows words that every object knows like any others", { tags: "long" }, async () => {
    const next = structuredClone(rows);
    const product = next.products.find(({ id }) => id === bed().id)!;
    const words = { id: "constructor", slug: "constructor", type: "constructor" };
    Object.assign(product, words, { style: "toString", colors: ["__proto__"], size: "valueOf" });
    next.former_slugs = { "to-string": "constructor" };
    next.former_lists = { constructor: ["clearance"] };
    const typed = next.products.find(({ id, list }) => list === "bedroom" && id !== "constructor")!;
    typed.type = "constructor";
    next.version += 15;
    await publish(next, now);
    expect(await opened.read("/deals/bedroom/constructor.html")).toContain(product.title);
    expect(await opened.read("/clearance-items/to-string.html")).toContain("bedroom/constructor");
    expect(await opened.read("/feeds/products.xml")).toMatch(
      new RegExp(`/${typed.slug}<(?:(?!</item>).)*google_product_category>Furniture<`, "s"),
    );
    expect(await opened.read("/search-index.json")).not.toContain("native code");
  });

  /** With a first product that no page can be made of, and a second one that is cheaper. */
  const withBroken = (version: number, row: Partial<PublishedRows["products"][number]> = {}) => {
    const next = structuredClone(rows);
    const [first, second] = next.products.filter(({ list }) => list === "bedroom");
    Object.assign(first!, { pieces: [null], title: "The Broken Bed" }, row);
    second!.price_cents = 11_100 + version;
    next.version += version;
    return { next, first: first!, second: second! };
  };
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

  test("with a product that no page can be made of shows it as it was, at today's price, and all others as they are", {
    tags: "long",
  }, async () => {
    await publish({ ...structuredClone(rows), version: rows.version + 20 }, now);
    const { next, first, second } = withBroken(21, { price_cents: 12_321 });
    const { warnings, release } = await publish(next, now);
    expect(await opened.read(page(first))).toContain(bed().title);
    expect(await opened.read(page(first))).toContain("$123.21");
    for (const path of [page(second), "/deals/bedroom.html"]) {
      expect(await opened.read(path)).toContain(dollars(second.price_cents));
    }
    expect(await opened.read("/live.json")).toContain('"priceCents":12321');
    expect(await opened.read("/search-index.json")).not.toContain("The Broken Bed");
    const told = {
      ...{ kind: "page", record: bed().id, path: `/admin/products/${bed().slug}` },
      ...{ page: path(bed()), error: expect.stringMatching(/null/) },
      words: expect.stringMatching(/^The page of “The Broken Bed” couldn’t .* as it was\. /),
    };
    expect(warnings.filter(({ kind }) => kind === "page")).toEqual([told]);
    // Nothing is new, and it is still told.
    expect(await publish(next, now)).toMatchObject({ release, warnings: [told] });
  });

  test("goes on so after a restart, and shows the product again once its row is mended", {
    tags: "long",
  }, async () => {
    const { save } = openPublishing(opened.folder, opened.code, sample);
    await save();
    await finish(() => false);
    const restarted = openPublishing(opened.folder, opened.code, sample);
    const { next, first, second } = withBroken(22, { price_cents: 12_321 });
    const { version, former_slugs } = next;
    const seen = { database: rows.database, version: rows.version + 21 };
    const later = { ...seen, version, former_slugs, touched: [second.id], products: [second] };
    const known = (await restarted.rowsAfter(seen, later))!;
    expect(known.products.find(({ id }) => id === first.id)).toMatchObject({ pieces: [null] });
    expect((await restarted.publish(known, now)).warnings).toMatchObject([{ kind: "page" }]);
    expect(await opened.read(page(first))).toContain(bed().title);
    expect(await opened.read(page(second))).toContain(dollars(second.price_cents));
    const mended = { ...first, pieces: bed().pieces };
    const healed = { ...later, version: version + 1, touched: [first.id], products: [mended] };
    const all = withLater(known, healed);
    expect((await restarted.publish(all, now)).warnings).toEqual([]);
    expect(await opened.read(page(first))).toContain("The Broken Bed");
    expect(await opened.read("/search-index.json")).toContain("The Broken Bed");
  });

  test("leaves out a new product that no page can be made of, and says so", {
    tags: "long",
  }, async () => {
    const { next, first } = withBroken(24);
    next.products.push({ ...first, id: "3001", slug: "never-good" });
    Object.assign(first, bed());
    const { warnings } = await publish(next, now);
    expect(await opened.read("/deals/bedroom/never-good.html")).toBeUndefined();
    expect(await opened.read("/sitemap.xml")).not.toContain("never-good");
    expect(warnings).toMatchObject([{ words: expect.stringContaining("it is not on the site") }]);
  });

  test("keeps any other page that cannot be made as it was, until it can", {
    tags: "long",
  }, async () => {
    const next = { ...structuredClone(rows), version: rows.version + 25 };
    const [sold] = next.packages;
    const at = `/package-deals/${sold!.id}`;
    const before = await opened.read(`${at}.html`);
    sold!.materials = null as never;
    next.shop!.phone = "(586) 555-0142";
    const { warnings } = await publish(next, now);
    expect(await opened.read(`${at}.html`)).toBe(before);
    expect(await opened.read("/blog.html")).toContain("555-0142");
    expect(warnings.map(({ page }) => page)).toContain(at);
    sold!.materials = ["oak"];
    next.version += 1;
    expect((await publish(next, now)).warnings).toEqual([]);
    expect(await opened.read(`${at}.html`)).toContain("555-0142");
  });

  test("is refused whole where no page can be made, and the site stays", async () => {
    const { id } = await opened.current();
    const next = { ...structuredClone(rows), version: rows.version + 27 };
    for (const product of next.products) product.pieces = [null] as never;
    await expect(publish(next, now)).rejects.toThrow(/^Nothing changed on the site: the page/);
    expect((await opened.current()).id).toBe(id);
  });

  test.each([
    ["2100-12-01T05:00:00Z", "November 30, 2100"],
    // A leap day, and the days on which the clocks change.
    ["2028-03-01T05:00:00Z", "February 29, 2028"],
    ["2027-03-15T04:00:00Z", "March 14, 2027"],
    ["2027-11-08T05:00:00Z", "November 7, 2027"],
  ])(
    "of an offer for a page that ends at Detroit's midnight of %s shows it through %s",
    (ends_at, day) => {
      const next = structuredClone(rows);
      const offer = { ...next.offers[0]!, id: "mattresses", package_id: null, starts_at: null };
      next.offers.push({
        ...offer,
        kind: "mattress-special",
        headline: "Through {until}",
        ends_at,
      });
      const shown = (at: number) => snapshotOfRows(next, sample, new Date(at)).offers;
      const end = Date.parse(ends_at);
      expect(shown(end - 1)).toEqual({ "mattress-special": `Through ${day}` });
      expect(shown(end)).toEqual({});
      expect(nextScheduledChange(next, new Date(end - 1))).toEqual(new Date(end));
    },
  );

  test("of two offers at once shows the one that began last, whatever their numbers are", () => {
    const at = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
    for (const ids of [
      ["a", "b"],
      ["b", "a"],
    ] as const) {
      const [sold] = rows.packages;
      const offer = { ...rows.offers[0]!, package_id: sold!.id, ends_at: null };
      const offers = [
        { ...offer, id: ids[0], headline: "Older", starts_at: at(9) },
        { ...offer, id: ids[1], headline: "Newer", starts_at: at(1) },
      ];
      const [shown] = snapshotOfRows({ ...rows, offers }, sample, now).packages;
      expect(shown?.offer).toBe("Newer");
    }
  });

  test("after the offer's end shows its package without the claim", { tags: "long" }, async () => {
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
