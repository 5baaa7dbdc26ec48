import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { blogPosting } from "#app/blog/blog-posting.ts";
import { breadcrumbList } from "#app/lib/structured-data.ts";
import { furnitureStores } from "#app/locations/furniture-stores.ts";
import { organization } from "#app/locations/organization.ts";
import { sample } from "#content/sample.ts";
import { publicPages } from "#shop/pages.ts";

const origin = "https://store.example";

const pages = publicPages(sample);

test("no path is published twice", () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

async function file({ loader }: { loader: (args: never) => Response }) {
  const response = loader({ context: new RouterContextProvider() } as never);
  return { type: response.headers.get("Content-Type"), text: await response.text() };
}

test("the sitemap names absolute addresses and dates", async () => {
  const { type, text } = await file(await import("./sitemap.ts"));
  expect(type).toContain("application/xml");
  expect(text).toContain(`<loc>${origin}/</loc>`);
  const article = pages.find(({ path }) => path === `/blog/${sample.articles[0]!.id}`)!;
  expect(text).toContain(
    `<loc>${origin}${article.path}</loc><lastmod>${article.changed}</lastmod>`,
  );
  expect(text.match(/<url>/g)).toHaveLength(pages.filter(({ unlisted }) => !unlisted).length);
  expect(text).not.toMatch(/\/(404|auth|account|admin|checkout|saved|search)[/<]/);
});

test("crawlers are kept out of the admin area and shown the sitemap", async () => {
  const { text } = await file(await import("./robots.ts"));
  expect(text).toContain("Disallow: /admin/");
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test("the web manifest has what a home screen needs", async () => {
  const { type, text } = await file(await import("./manifest.ts"));
  expect(type).toBe("application/manifest+json");
  const manifest = JSON.parse(text);
  expect(manifest).toMatchObject({ start_url: "/", id: "/" });
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
    expect.arrayContaining(["192x192", "512x512"]),
  );
});

test("the feed has every article, the newest first, and is well-formed", async () => {
  const { type, text } = await file(await import("#app/blog/feed.ts"));
  expect(type).toContain("application/rss+xml");
  const dates = [...text.matchAll(/<pubDate>([^<]+)</g)].map(([, date]) => Date.parse(date!));
  expect(dates).toHaveLength(sample.articles.length);
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
  expect(text.replace(/&(amp|lt|gt|quot);/g, "")).not.toContain("&");
});

const geo = ({
  geo: { latitude, longitude },
}: {
  geo: { latitude: number; longitude: number };
}) => ({
  latitude,
  longitude,
});

test("every store is described with what search engines require", () => {
  const stores = furnitureStores(
    sample.shop.name,
    "2026-11-20",
    sample.shop.showrooms.map((showroom) => ({
      showroom,
      specialDays: [
        { day: "2026-11-26", hours: null },
        { day: "2026-11-27", hours: { opens: "06:00", closes: "22:00" } },
      ],
    })),
  );
  expect(new Set(stores.map((store) => store["@id"])).size).toBe(sample.shop.showrooms.length);
  for (const store of stores) {
    expect(store["@type"]).toBe("FurnitureStore");
    expect(store.telephone).toMatch(/^\+1\d{10}$/);
    expect(store.address).toMatchObject({ addressCountry: "US" });
    expect(Object.values(store.address).every(Boolean)).toBe(true);
    expect(sample.shop.showrooms).toContainEqual(expect.objectContaining(geo(store)));
    expect(store.openingHoursSpecification).toHaveLength(7);
    for (const { opens, closes } of store.openingHoursSpecification) {
      expect(opens < closes).toBe(true);
    }
    expect(store.specialOpeningHoursSpecification).toMatchObject([
      { validFrom: "2026-11-26", validThrough: "2026-11-26", opens: "00:00", closes: "00:00" },
      { validFrom: "2026-11-27", validThrough: "2026-11-27", opens: "06:00", closes: "22:00" },
      ...Array.from({ length: 12 }, () => ({})),
    ]);
    const christmas = store.specialOpeningHoursSpecification?.find(
      ({ validFrom }) => validFrom === "2026-12-25",
    );
    expect(christmas).toMatchObject({ name: "Christmas Day: call first" });
    expect(christmas).not.toHaveProperty("opens");
  }
});

test("the shop says what delivery costs where, and that sales are final", () => {
  const { freeDeliveryFromCents } = sample.shop;
  const shop = organization(sample);
  expect(shop.hasMerchantReturnPolicy.returnPolicyCategory).toMatch(/NotPermitted$/);
  const [below, free] = shop.hasShippingService.shippingConditions;
  expect(below).toMatchObject({
    orderValue: { maxValue: (freeDeliveryFromCents - 1) / 100 },
    shippingDestination: { postalCode: expect.arrayContaining(["48310"]), postalCodePrefix: [] },
    shippingRate: { value: sample.deliveryZones[0]!.feeCents / 100 },
  });
  expect(free).toMatchObject({
    orderValue: { minValue: freeDeliveryFromCents / 100 },
    shippingRate: { value: 0 },
  });
});

test("breadcrumbs are numbered from 1 and lead to absolute addresses", () => {
  const { itemListElement } = breadcrumbList([
    { name: "Home", path: "/" },
    { name: "Blog", path: "/blog" },
  ]);
  expect(itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: `${origin}/` },
    { "@type": "ListItem", position: 2, name: "Blog", item: `${origin}/blog` },
  ]);
});

test("an article is a BlogPosting with headline, picture, date and author", () => {
  expect(
    blogPosting({
      shopName: "A Shop",
      path: "/blog/a",
      title: "A",
      excerpt: "B",
      section: "Furniture Care",
      published: "2026-01-02",
      checked: "2026-03-04",
      words: 1000,
      image: "/pictures/a-1200.webp",
      html: '<a href="/blog/b">B</a> <a href="https://c.example/?d&amp;e">C</a> <a href="https://c.example/?d&amp;e">C</a>',
    }),
  ).toMatchObject({
    "@type": "BlogPosting",
    citation: ["https://c.example/?d&e"],
    headline: "A",
    image: [`${origin}/pictures/a-1200.webp`],
    datePublished: "2026-01-02",
    dateModified: "2026-03-04",
    author: { "@type": "Organization" },
    publisher: { "@type": "Organization" },
    mainEntityOfPage: `${origin}/blog/a`,
  });
});
