import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { productFacts } from "#app/products/product-facts.ts";
import { productFactsData } from "#app/products/structured-data.ts";
import { snapshotContext } from "#app/site/snapshot.server.ts";
import { sample } from "#content/sample.ts";
import { productsOf } from "#shop/lists.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { truncate } from "./feed-xml.ts";
import * as inventory from "./local-inventory.ts";
import * as products from "./product-feed.ts";

const origin = "https://store.example";

type Item = Record<string, string[]>;

/** What a feed says: the texts of each item by the elements' names. Throws where it is no such XML. */
async function read(feed: typeof products | typeof inventory, snapshot: Snapshot): Promise<Item[]> {
  const context = new RouterContextProvider();
  context.set(snapshotContext, snapshot);
  const response = feed.loader({ context } as never);
  expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  const text = await response.text();
  expect(text).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0" xmlns:g="http:\/\/base.google.com\/ns\/1.0">/,
  );
  expect(text.replaceAll(/&(amp|lt|gt|quot|#39);/g, "")).not.toContain("&");
  const [head, ...items] = text.split("<item>");
  for (const name of ["title", "link", "description"]) expect(head).toContain(`<${name}>`);
  return items.map((item) => {
    const fields: Item = {};
    const [body = ""] = item.split("</item>");
    const rest = body.replaceAll(/<([\w:]+)>([^<>]*)<\/\1>/g, (_, name: string, words: string) => {
      fields[name] = [...(fields[name] ?? []), unescaped(words)];
      return "";
    });
    expect(rest.trim()).toBe("");
    return fields;
  });
}

const unescaped = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

const money = /^\d+\.\d\d USD$/;
const amount = (text = "") => Number.parseFloat(text);
const [bed, chest] = sample.products.bedroom;

/** The sample with its first bed changed. */
const withBed = (change: Partial<typeof bed>): Snapshot => ({
  ...sample,
  products: {
    ...sample.products,
    bedroom: [{ ...bed!, ...change }, ...sample.products.bedroom.slice(1)],
  },
});

test("every item has what merchant centers require, within their limits", async () => {
  const items = await read(products, sample);
  expect(items).toHaveLength(Object.values(sample.products).flat().length + sample.packages.length);
  expect(new Set(items.map((item) => item["g:id"]![0])).size).toBe(items.length);
  for (const item of items) {
    const one = (name: string) => {
      expect(item[name], `${item["g:id"]}: ${name}`).toHaveLength(1);
      return item[name]![0]!;
    };
    expect(one("g:id")).toMatch(/^[a-z0-9-]{1,50}$/);
    expect(one("title").length).toBeLessThanOrEqual(150);
    expect(one("description").length).toBeLessThanOrEqual(5000);
    expect(one("link")).toMatch(/^https:\/\/store\.example\/[a-z0-9/-]+$/);
    expect(one("g:image_link")).toMatch(/^https:\/\/store\.example\/pictures\/.+\.webp$/);
    expect((item["g:additional_image_link"] ?? []).length).toBeLessThanOrEqual(10);
    expect(one("g:availability")).toMatch(/^(in_stock|out_of_stock)$/);
    expect(one("g:price")).toMatch(money);
    expect(item["g:sale_price"]).toBeUndefined();
    expect(one("g:condition")).toMatch(/^(new|refurbished|used)$/);
    expect(one("g:identifier_exists")).toBe("no");
    expect(one("g:brand").length).toBeLessThanOrEqual(70);
    expect(one("g:google_product_category")).toMatch(/^(Furniture|Home & Garden)( > |$)/);
    expect(one("g:product_type").length).toBeLessThanOrEqual(750);
    expect(one("g:color").split("/").length).toBeLessThanOrEqual(3);
    expect((item["g:material"]?.[0] ?? "").length).toBeLessThanOrEqual(200);
    expect(one("g:custom_label_0")).toBe("rendered picture");
    expect(item["g:excluded_destination"]).toEqual(["Shopping_ads", "Free_listings"]);
  }
});

test("a showroom's item says what Google wants of local inventory", async () => {
  const items = await read(inventory, sample);
  const ids = (await read(products, sample)).map((item) => item["g:id"]![0]);
  expect(items).toHaveLength(ids.length * 2);
  for (const showroom of ["east", "west"] as const) {
    const here = items.filter((item) => item["g:store_code"]?.[0] === showroom);
    expect(here.map((item) => item["g:id"]![0])).toEqual(ids);
  }
  for (const item of items) {
    const quantity = Number(item["g:quantity"]![0]);
    expect(Number.isInteger(quantity) && quantity >= 0).toBe(true);
    expect(item["g:price"]![0]).toMatch(money);
    const [availability] = item["g:availability"]!;
    expect(availability).toBe(
      quantity === 0 ? "out_of_stock" : quantity < 3 ? "limited_availability" : "in_stock",
    );
    // Whoever supports picking up says when.
    const isKept = item["g:pickup_method"]![0] === "reserve";
    expect(item["g:pickup_SLA"]).toEqual(isKept ? ["next_day"] : undefined);
    if (quantity === 0) expect(isKept).toBe(false);
  }
});

test("the brand is the maker's where that is known, else the shop's", async () => {
  const items = await read(products, withBed({ facts: { maker: "Acme" } }));
  const brands = items.map((item) => item["g:brand"]![0]);
  expect(new Set(brands)).toEqual(new Set(["Acme", sample.shop.name]));
  expect(brands.filter((brand) => brand === "Acme")).toHaveLength(1);
});

test("price and stock are the product's", async () => {
  const shop = withBed({
    priceCents: 12_345,
    originalPriceCents: 99_900,
    stock: { east: 0, west: 2 },
  });
  const mine = (item: Item) => item["g:id"]![0] === String(bed!.id);
  expect((await read(products, shop)).find(mine)).toMatchObject({
    "g:price": ["123.45 USD"],
    "g:availability": ["in_stock"],
  });
  expect((await read(inventory, shop)).filter(mine)).toMatchObject([
    { "g:store_code": ["east"], "g:quantity": ["0"], "g:availability": ["out_of_stock"] },
    { "g:store_code": ["west"], "g:quantity": ["2"], "g:availability": ["limited_availability"] },
  ]);
  const none = withBed({ stock: { east: 0, west: 0 } });
  expect((await read(products, none)).find(mine)).toMatchObject({
    "g:availability": ["out_of_stock"],
  });
});

test("a center that compares a feed with its page finds one price, stock and condition", async () => {
  const shop = withBed({
    stock: { east: 0, west: 0 },
    condition: { grade: "floor model", reason: "A scratch" },
  });
  const items = new Map((await read(products, shop)).map((item) => [item["g:id"]![0], item]));
  for (const product of productsOf(shop)) {
    const item = items.get(String(product.id))!;
    const facts = productFacts(shop, product);
    const data = productFactsData(facts, shop.shop.name) as unknown as {
      "script:ld+json": {
        sku: string;
        offers: Record<string, string>;
      };
    };
    const { sku, offers } = data["script:ld+json"];
    expect(item["g:id"]).toEqual([sku]);
    expect(item.link).toEqual([offers.url]);
    expect(item["g:price"]).toEqual([`${offers.price} ${offers.priceCurrency}`]);
    expect(item["g:availability"]![0] === "out_of_stock").toBe(
      /OutOfStock$/.test(offers.availability!),
    );
    expect(item["g:condition"]![0] === "new").toBe(/NewCondition$/.test(offers.itemCondition!));
    expect(facts.product.priceCents).toBe(amount(offers.price) * 100);
  }
});

test("markup in a title stays text, and what XML cannot write is left out", async () => {
  const title = `A <b>Bed</b> & "more" ]]> \u0007`;
  const items = await read(products, withBed({ title }));
  expect(items[0]!.title).toEqual([title.slice(0, -1)]);
});

test("anything but new is used, and a short description is made of the facts", async () => {
  const condition = { grade: "open box", reason: "The carton was opened." } as const;
  const [item] = await read(products, withBed({ condition, description: "" }));
  expect(item).toMatchObject({ "g:condition": ["used"] });
  expect(item!.description![0]!.split(bed!.title)).toHaveLength(2);
  const { hash: _, ...studio } = sample.pictures[bed!.slug]!;
  const [name, alt] = ["photo-0123456789ab", bed!.title];
  const pictures = {
    ...sample.pictures,
    [name]: { ...studio, hash: "abcdef", isOwn: true as const },
  };
  const bare = withBed({ description: "", photos: [{ name, alt }] });
  expect((await read(products, { ...bare, pictures }))[0]!.description).toEqual([`${alt}.`]);
});

test("what is sold, hidden, or shown by a stand-in leaves both feeds", async () => {
  const { [chest!.slug]: _, ...pictures } = sample.pictures;
  const shop: Snapshot = {
    ...sample,
    pictures,
    products: { ...sample.products, bedroom: sample.products.bedroom.slice(1) },
    formerProducts: [{ ...bed!, soldOn: "2026-11-22", isListed: true }],
  };
  for (const feed of [products, inventory]) {
    const ids = (await read(feed, shop)).map((item) => item["g:id"]![0]);
    expect(ids).not.toContain(String(bed!.id));
    expect(ids).not.toContain(String(chest!.id));
  }
});

test("the owner's own pictures stand first, as JPEGs, and are called photographs", async () => {
  const { hash: _, ...studio } = sample.pictures[bed!.slug]!;
  const own = (hash: string) => ({ ...studio, hash, isOwn: true as const });
  const photos = [
    { name: "photo-0123456789ab", alt: "The bed from the front" },
    { name: "photo-ba9876543210", alt: "A scratch on its left post" },
  ];
  const pictures = {
    ...sample.pictures,
    [photos[0]!.name]: { ...own("abcdef"), hasJpeg: true as const },
    [photos[1]!.name]: own("fedcba"),
  };
  const [item, other] = await read(products, { ...withBed({ photos }), pictures });
  expect(item).toMatchObject({
    "g:image_link": [`${origin}/pictures/photo-0123456789ab-abcdef-1600.jpg`],
    "g:additional_image_link": [`${origin}/pictures/photo-ba9876543210-fedcba-800.webp`],
    "g:custom_label_0": ["photograph"],
  });
  expect(other!["g:custom_label_0"]).toEqual(["rendered picture"]);
});

test("a picture of the owner's that stands in for a product is no center's, and one behind the first neither", async () => {
  const { hash: _, ...studio } = sample.pictures[bed!.slug]!;
  const names = ["photo-0123456789ab", "photo-ba9876543210"] as const;
  const pictures = {
    ...sample.pictures,
    ...Object.fromEntries(
      names.map((name) => [name, { ...studio, hash: "abcdef", isOwn: true as const }]),
    ),
  };
  const withPhotos = (photos: { name: string; alt: string; standsIn?: true }[]) =>
    read(products, { ...withBed({ photos }), pictures });
  const [own, similar] = [
    { name: names[0], alt: "The bed" },
    { name: names[1], alt: "A bed like it", standsIn: true as const },
  ];
  const [item] = await withPhotos([own, similar]);
  expect(item!["g:id"]).toEqual([String(bed!.id)]);
  expect(item!["g:additional_image_link"]).toBeUndefined();
  const ids = (await withPhotos([similar, own])).map((found) => found["g:id"]![0]);
  expect(ids).not.toContain(String(bed!.id));
});

test("a text that is too long ends with a whole word", () => {
  expect(truncate(12, "a long description")).toBe("a long…");
  expect(truncate(6, "a long")).toBe("a long");
});
