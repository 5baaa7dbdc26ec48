import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import { articlePath } from "#shop/articles.ts";
import { listNames, productPath, productsOf } from "#shop/lists.ts";
import type { AnyProduct } from "#shop/product.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { stateWords } from "#shop/states.ts";
import { openRenderer, pathsOf, type Renderer } from "./render.ts";

const work = join(import.meta.dirname, "../..", process.env.BUILD_DIR || "build", "work");
let renderer: Renderer;

beforeAll(async () => {
  renderer = await openRenderer(join(work, "server/index.js"));
});

async function renderText(path: string, snapshot: Snapshot) {
  const [file] = await renderer.render(path, snapshot);
  return Buffer.from(file!.body).toString();
}

const [bed, chest] = sample.products.bedroom;
const added = {
  ...bed!,
  id: 999,
  slug: "a-new-bed",
  title: "A New <b>Bed</b>",
  priceCents: 12_345,
};

/** One product more, one gone, and the first one's price changed. */
const changed: Snapshot = {
  ...sample,
  products: {
    ...sample.products,
    bedroom: [
      { ...bed!, priceCents: 98_700 },
      ...sample.products.bedroom.filter((product) => product !== bed && product !== chest),
      added,
    ],
  },
};

test("a snapshot is rendered to the same bytes twice, whatever was rendered between", {
  tags: "long",
}, async () => {
  const paths = pathsOf(sample).filter((_, index) => index % 7 === 0);
  const render = async () => {
    const files = await Array.fromAsync(renderer.renderAll(structuredClone(sample), paths));
    return files.map(({ path, body }) => [path, Buffer.from(body).toString("base64")]);
  };
  const first = await render();
  await renderText("/deals/bedroom", changed);
  expect(await render()).toEqual(first);
});

test("a product that is added, sold or cheaper is so wherever it stands", async () => {
  const list = await renderText("/deals/bedroom", changed);
  expect(list).toContain("A New &lt;b&gt;Bed&lt;/b&gt;");
  expect(list).toContain("$987");
  expect(list).not.toContain(chest!.slug);
  expect(await renderText(productPath(added), changed)).toContain("$123.45");
  expect(pathsOf(changed)).not.toContain(productPath(chest!));
  await expect(renderer.render(productPath(chest!), changed)).rejects.toThrow();
  expect(await renderText("/sitemap.xml", changed)).toContain("/a-new-bed<");
  expect(await renderText("/search-index.json", changed)).not.toContain(chest!.slug);
});

test("a renamed shop has nothing of the sample's name, address and number on its pages", async () => {
  const shop = {
    ...sample.shop,
    name: "Quillon Barn",
    email: "post@quillon.example",
    phone: { label: "(248) 555-0199", href: "tel:+12485550199" },
    shopOnlineUrl: "https://quillon.example",
    social: [],
  };
  const paths = pathsOf(sample).filter((path, index) => index % 7 === 0 || /\.\w+$/.test(path));
  expect(paths).toContain("/.well-known/security.txt");
  const old = /Tag\s*(&|&amp;|&#38;|\\u0026)\s*Timber|tagandtimber|555-?0100/i;
  expect(await renderText("/.well-known/security.txt", sample)).toMatch(old);
  const found: string[] = [];
  for await (const { path, body } of renderer.renderAll({ ...sample, shop }, paths)) {
    if (old.test(Buffer.from(body).toString())) found.push(path);
  }
  expect(found).toEqual([]);
});

test("every page is rendered when nothing is sold any more", { tags: "long" }, async () => {
  const empty: Snapshot = {
    ...sample,
    products: {
      bedroom: [],
      "living-room": [],
      "dining-room": [],
      clearance: [],
      mattress: [],
      "in-store": [],
    },
    packages: [],
    lenders: [],
    testimonials: [],
    pictures: { "not-found": sample.pictures["not-found"]! },
  };
  const files = await Array.fromAsync(renderer.renderAll(empty));
  expect(files.length).toBeGreaterThanOrEqual(pathsOf(empty).length);
  const pages = files.filter(({ path }) => path.endsWith(".html"));
  for (const { path, body } of pages) {
    const words = wordsOf(Buffer.from(body).toString());
    expect(words, path).not.toMatch(/Something went wrong|undefined|NaN|[Nn]o lenders/);
    if (!path.startsWith("/privacy")) expect(words, path).not.toMatch(applying);
    // Articles and policies speak of credit in general.
    if (/blog|policy|terms/.test(path)) continue;
    expect(words, path).not.toMatch(/credit|0%|\/mo\b/i);
  }
  const financing = wordsOf(await renderText("/financing", empty));
  for (const { phone } of sample.shop.showrooms) expect(financing).toContain(phone.label);
  expect(financing).not.toMatch(/Apply|partners/);
  expect(financing).toContain("addresses and phone numbers are invented");
  expect(wordsOf(await renderText("/terms-of-service", empty))).not.toContain(
    "independent lenders",
  );
  expect(wordsOf(await renderText("/terms-of-service", sample))).toContain("independent lenders");
});

/** What leads to an application, which a shop without a lender takes from no one. */
const applying = /Apply (for|with)|(Get|View|See) Financing|text you the (link|application)/i;

/** No more than publishing asks for. */
const bare = {
  ...{ id: 998, slug: "a-bare-thing", category: "bedroom", type: "", title: "A Bare Thing" },
  ...{ description: "", priceCents: 12_300, badge: "", style: "", colors: [], finish: "" },
  ...{ materials: [], pieces: [], features: [], care: "", condition: { grade: "new" } },
  ...{ stock: { east: 0, west: 2 }, addedOn: "2026-11-20" },
} as const satisfies AnyProduct;

const falseWords = /NaN|Infinity|undefined|\bnull\b|\$0\b|(?<!\d)0%|: ?\.|\bof \.|, ,/;

test("a product of which little is known says less, and never something false", async () => {
  const one: Snapshot = {
    ...sample,
    products: { ...sample.products, bedroom: [bare, ...sample.products.bedroom] },
  };
  const path = productPath(bare);
  const page = wordsOf(await renderText(path, one));
  expect(page).toContain("$123");
  expect(page).not.toMatch(falseWords);
  expect(page).not.toMatch(/Will it fit|What is included|Materials/);
  expect(page.slice(0, page.indexOf("More from"))).not.toMatch(/compare at|Save \$|% off/i);
  const data = JSON.parse(await renderText(`/products/${bare.slug}.json`, one));
  expect(JSON.stringify(data)).not.toMatch(/null|originalPriceCents/);
  const list = wordsOf(await renderText("/deals/bedroom", one));
  expect(list).not.toContain("Similar item shown");
  const bedroom = [{ ...bare, type: "bed" }, ...sample.products.bedroom];
  const alike = { ...one, products: { ...one.products, bedroom } };
  expect(wordsOf(await renderText("/deals/bedroom", alike))).toContain("Similar item shown");
  const card = list.split("A Bare Thing")[1]!;
  expect(card.slice(0, card.indexOf("Call to Order"))).toMatch(
    /^\s*2\sleft\s· Picture coming soon\s*\$123\s*Compare\s*$/,
  );
  const feed = (await renderText("/feeds/local-inventory.xml", one)).split("<item>");
  expect(feed.filter((item) => item.includes("<g:id>998<"))).toHaveLength(0);
  const photo = Object.keys(one.pictures).find((name) => name.startsWith(bed!.slug))!;
  const withPhoto = {
    ...one,
    products: { ...one.products, bedroom: [{ ...bare, photos: [{ name: photo, alt: "It" }] }] },
  };
  const [item] = (await renderText("/feeds/products.xml", withPhoto))
    .split("<item>")
    .filter((text) => text.includes("<g:id>998<"));
  expect(item).toContain("<g:price>123.00 USD</g:price>");
  expect(item).not.toMatch(/sale_price|<g:color>|<g:size>|> *<\//);
  const sizes = JSON.parse(await renderText("/products/sizes/bedroom.json", one));
  expect(sizes[bare.slug]).toEqual({ pieces: [] });
});

test("a shop without a compare-at price and without sizes claims nothing on any page", async () => {
  const products = Object.fromEntries(
    Object.entries(sample.products).map(([list, all]) => [
      list,
      all.map(({ originalPriceCents: _, discount: __, size: ___, ...product }: AnyProduct) => ({
        ...{ ...product, type: "", style: "", colors: [], finish: "", pieces: [] },
        ...{ description: "", materials: [], features: [], care: "" },
      })),
    ]),
  ) as unknown as Snapshot["products"];
  const packages = sample.packages.map(({ originalPriceCents: _, ...sold }) => sold);
  const bareShop: Snapshot = { ...sample, products, packages, lenders: [] };
  const [first] = products.bedroom;
  const paths = ["/", "/deals", "/deals/bedroom", "/clearance-items", "/mattress-special"];
  const deals = ["/instore-specials", "/package-deals", "/package-deals/package-1"];
  const rest = [...deals, "/search", productPath(first!)];
  for (const path of [...paths, ...rest]) {
    const html = await renderText(path, bareShop);
    const page = wordsOf(html);
    expect(page, path).not.toMatch(falseWords);
    expect(page, path).not.toMatch(/compare at|Save up to|below retail|off retail|Save \$/i);
    expect(page, path).not.toMatch(applying);
    expect(html, path).not.toMatch(/no credit/i);
    expect(html.match(/<meta [^>]*description[^>]*>/g)!.join(), path).not.toMatch(
      /NaN|undefined|Infinity|compare at/,
    );
  }
  const index = await renderText("/search-index.json", bareShop);
  expect(index).not.toMatch(/null|widthIn|doorIn|originalPriceCents/);
});

test("sentences say what is there: of one thing as of one, and nothing of what is not", async () => {
  const [mattress] = sample.products.mattress;
  const [bare] = [mattress!].map(({ size: _, ...rest }) => ({
    ...rest,
    stock: { east: 0, west: 1 },
  }));
  const few: Snapshot = {
    ...sample,
    packages: sample.packages.slice(0, 1),
    lenders: sample.lenders.filter(({ plan }) => plan === "deferred-interest").slice(0, 1),
    products: {
      ...sample.products,
      bedroom: [{ ...sample.products.bedroom[0]!, freeTv: undefined } as typeof bed & object],
      mattress: [bare!],
    },
  };
  const home = await renderText("/", few);
  expect(home).not.toContain("undefined");
  expect(home).toContain(`Whole rooms at one price, ${few.packages[0]!.pieces} pieces.`);
  expect(home).toContain("One lender<!-- -->. Leave your name");
  expect(home).toContain("1 deal from");
  const mattresses = await renderText("/mattress-special", few);
  expect(mattresses).toContain("In stock at West Showroom<");
  expect(mattresses).toContain("One size: new");
  expect(await renderText("/deals", few)).not.toContain("43-inch TV");
  expect(await renderText("/deals", sample)).toContain("free 43-inch TV");
  // Articles reckon with prices that are the owner's to change.
  expect(await renderText("/blog/style-inspiration-7", few)).toContain(", at that day’s prices");
  const packages = await renderText("/package-deals", { ...sample, packages: [] });
  expect(packages).not.toContain("Every package");
  expect(packages).toContain("at one price. Delivered");
});

const advising = sample.articles.filter(({ products }) => products.length > 0);

test.each(advising)(
  "the article $id is whole when the products it shows have left",
  async (article) => {
    const { id, products: slugs, html } = article;
    const isNamed = ({ slug }: { slug: string }) =>
      slugs.includes(slug) || html.includes(`/${slug}"`);
    const left = Object.fromEntries(
      listNames.map((list) => [list, sample.products[list].filter((product) => !isNamed(product))]),
    ) as unknown as Snapshot["products"];
    const formerProducts = productsOf(sample)
      .filter(isNamed)
      .map((product) => ({ ...product, stock: { east: 0, west: 0 }, isListed: false }));
    const without = { ...sample, products: left, formerProducts };
    const path = articlePath(id);
    expect(await renderText(path, sample)).toContain("From the showroom");
    const page = await renderText(path, without);
    expect(page).toContain(html);
    expect(page).not.toContain("From the showroom");
    // What its text links to answers, with what is like it.
    const answering = new Set(pathsOf(without));
    const links = [...html.matchAll(/href="(\/(?:deals|clearance|mattress|instore)[^"#?]*)"/g)];
    for (const [, link] of links) expect(answering.has(link!), link).toBe(true);
    for (const product of formerProducts) {
      expect(await renderText(productPath(product), without)).toContain("See similar pieces");
    }
  },
);

/** What people read of a page. */
const wordsOf = (html: string) =>
  html.replaceAll(/<script.*?<\/script>/gs, "").replaceAll(/<[^>]*>/g, " ");

/** What the owner can change of the shop, of its lenders and of where it delivers. */
function factsOf({ shop, lenders, deliveryZones, packages }: Snapshot): string[] {
  const { name, phone, email, area, showrooms, shopOnlineUrl, social, paymentProvider, holdRule } =
    shop;
  return [
    ...[name, phone.label, phone.href, email, shopOnlineUrl, paymentProvider, holdRule],
    ...[area, stateWords(showrooms)],
    ...social.map(({ url }) => url),
    ...showrooms.flatMap((room) => [
      ...[room.name, room.city, room.street, room.phone.label, room.phone.href, room.textHref],
      ...[room.postalCode, String(room.latitude), String(room.longitude)],
    ]),
    ...lenders.flatMap(({ name, terms, details, applicationUrl }) => [
      ...[name, terms, applicationUrl],
      ...details,
    ]),
    ...deliveryZones.map(({ area }) => area.replace(" County", "")),
    ...packages.map((sold) => sold.name),
  ];
}

/** The same shop after its owner changed every fact of it. */
function movedAndRenamed(): Snapshot {
  const { shop, lenders, deliveryZones } = sample;
  const phone = { label: "(313) 555-0199", href: "tel:+13135550199" };
  const room = { phone, textHref: "sms:+13135550199", street: "1 Elsewhere Road" };
  const place = { city: "Elsewhere", postalCode: "49999", latitude: 44.4444, longitude: -84.4444 };
  return {
    ...sample,
    shop: {
      ...shop,
      ...{ name: "Otherwise & Sons", phone, email: "hi@otherwise.example", sampleMarks: [] },
      area: "Lakeside",
      ...{ shopOnlineUrl: "https://otherwise.example", paymentProvider: "Otherpay" },
      ...{
        social: [{ name: "Elsegram", url: "https://elsegram.example/o" }],
        holdRule: "we wait.",
      },
      showrooms: shop.showrooms.map((known) => ({
        ...known,
        ...room,
        ...place,
        region: "OH",
        name: `Hall ${known.id}`,
      })),
    },
    lenders: lenders.map((lender, at) => ({
      ...lender,
      ...{ name: `Lender ${at}`, terms: `Terms ${at}`, details: [`Detail ${at}`] },
      applicationUrl: `https://lender-${at}.example`,
    })),
    deliveryZones: deliveryZones.map((zone, at) => ({
      ...zone,
      ...{ area: `Area ${at}`, zips: [`4999${at}`] },
    })),
    products: JSON.parse(
      JSON.stringify(sample.products).replaceAll(/Sterling Heights|Southfield/g, "our showroom"),
    ),
    packages: sample.packages.map((sold, at) => ({ ...sold, name: `Bundle ${at}` })),
    // Their stories take place in real towns.
    articles: sample.articles.filter(({ id }) => id === "furniture-care-1"),
    testimonials: [],
  };
}

test("no page and no file goes on saying what the owner has changed", {
  tags: "long",
}, async () => {
  const facts = factsOf(sample);
  // A search for one of the larger towns around finds the delivery.
  const isTown = (fact: string) =>
    /^(Sterling Heights|Southfield|Macomb|Oakland|Wayne)$/.test(fact);
  const found: string[] = [];
  for await (const { path, body } of renderer.renderAll(movedAndRenamed())) {
    const text = Buffer.from(body).toString();
    if (path.endsWith(".html")) expect(wordsOf(text), path).not.toMatch(/undefined|NaN|\bnull\b/);
    for (const fact of facts) {
      const said = text.includes(fact) || text.includes(fact.replaceAll("&", "&amp;"));
      if (said && !(path === "/search-index.json" && isTown(fact))) found.push(`${path}: ${fact}`);
    }
  }
  expect(found).toEqual([]);
});

test("no script of the site holds a fact that the owner can change", () => {
  const assets = join(work, "client/assets");
  const facts = [...factsOf(sample), ...productsOf(sample).map(({ title }) => title)];
  for (const name of readdirSync(assets).filter((file) => file.endsWith(".js"))) {
    const code = readFileSync(join(assets, name), "utf8");
    for (const fact of facts) expect(code.includes(fact), `${name}: ${fact}`).toBe(false);
  }
});
