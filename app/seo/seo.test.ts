import { expect, test, vi } from "vitest";
import config from "../../react-router.config.ts";

const origin = "https://shop.test";
vi.stubGlobal("__PUBLIC_SETTINGS__", { supabaseUrl: "", publishableKey: "", siteUrl: origin });

const { indexedPages } = await import("./indexed-pages.ts");
const { blogPosting, breadcrumbList, furnitureStores } = await import("./structured-data.ts");

/** Pages that search engines have no business listing. */
const unlisted = /^\/(404|auth|account|admin|checkout|saved|search)(\/|$)/;

const prerendered = config.prerender as readonly string[];
const pages = prerendered.filter((path) => !/\.\w+$/.test(path));

test("every prerendered public page is in the sitemap, and nothing else is", () => {
  const listed = indexedPages.map(({ path }) => path).sort();
  expect(listed).toEqual(pages.filter((path) => !unlisted.test(path)).sort());
  expect(new Set(listed).size).toBe(listed.length);
});

async function file(module: { loader: () => Response }) {
  const response = module.loader();
  return { type: response.headers.get("Content-Type"), text: await response.text() };
}

test("the sitemap names absolute addresses and dates", async () => {
  const { type, text } = await file(await import("./sitemap.ts"));
  expect(type).toContain("application/xml");
  expect(text).toContain(`<loc>${origin}/</loc>`);
  expect(text).toMatch(/<loc>[^<]+\/blog\/room-design-3<\/loc><lastmod>2026-01-13<\/lastmod>/);
  expect(text.match(/<url>/g)).toHaveLength(indexedPages.length);
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
  expect(dates).toHaveLength(50);
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
  expect(text.replace(/&(amp|lt|gt|quot);/g, "")).not.toContain("&");
});

test("both stores are described with what search engines require", () => {
  const stores = furnitureStores();
  expect(new Set(stores.map((store) => store["@id"])).size).toBe(2);
  for (const store of stores) {
    expect(store["@type"]).toBe("FurnitureStore");
    expect(store.telephone).toMatch(/^\+1\d{10}$/);
    expect(store.address).toMatchObject({ addressRegion: "MI", addressCountry: "US" });
    expect(Object.values(store.address).every(Boolean)).toBe(true);
    expect(Math.abs(store.geo.latitude - 42.5)).toBeLessThan(0.3);
    expect(Math.abs(store.geo.longitude + 83.1)).toBeLessThan(0.4);
    expect(store.openingHoursSpecification).toHaveLength(7);
    for (const { opens, closes } of store.openingHoursSpecification) {
      expect(opens < closes).toBe(true);
    }
  }
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
      path: "/blog/a",
      title: "A",
      excerpt: "B",
      section: "Furniture Care",
      published: "2026-01-02",
      checked: "2026-03-04",
      words: 1000,
      image: "/pictures/a-1200.webp",
    }),
  ).toMatchObject({
    "@type": "BlogPosting",
    headline: "A",
    image: [`${origin}/pictures/a-1200.webp`],
    datePublished: "2026-01-02",
    dateModified: "2026-03-04",
    author: { "@type": "Organization" },
    publisher: { "@type": "Organization" },
    mainEntityOfPage: `${origin}/blog/a`,
  });
});
