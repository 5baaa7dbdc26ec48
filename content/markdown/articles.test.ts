import { expect, test } from "vitest";
import { articlesOf } from "#app/blog/articles.ts";
import { readArticles, sample } from "#content/sample.ts";
import { categories } from "#shop/articles.ts";
import { plainText } from "#shop/html.ts";
import { productsOf } from "#shop/lists.ts";
import { publicPages } from "#shop/pages.ts";
import { parseArticle, renderArticle } from "./article-text.ts";
import { sumsIn } from "./sums.ts";

const products = productsOf(sample);
const articles = articlesOf(sample);
const known = { pictures: new Set(["still-water-ring"]), products: new Set<string>() };

const path = "app/content/articles/oil-change-1.md";
const whole = `---
title: A Table and Its Oil
excerpt: How often a table wants oil, which oil it wants, and how to tell from a drop of water on the top.
category: Furniture Care
image: still-water-ring
imageAlt: A walnut table with a cloth and a tin of oil
published: "2026-05-04"
products: []
---
Text.

## Water first

It's "dry" when a drop sinks in.
`;

test("an article is read with its category, its prose and its read time", () => {
  const row = parseArticle(path, whole, known);
  expect(row).toMatchObject({ id: "oil-change-1", category: "furniture-care", checked: null });
  const { article, problems } = renderArticle(row);
  expect(problems).toEqual([]);
  expect(article).toMatchObject({
    id: "oil-change-1",
    title: "A Table and Its Oil",
    category: "furniture-care",
    headings: [{ id: "water-first", text: "Water first" }],
    words: 10,
    readTime: "1 min read",
    published: "2026-05-04",
    products: [],
  });
  expect(article.html).toContain("It’s “dry” when");
});

test("what cannot be read as Markdown is shown as it was typed, and said", () => {
  const body = `${"1. ".repeat(6000)}<b>`;
  const { article, problems } = renderArticle({ ...parseArticle(path, whole, known), body });
  expect(article.html.startsWith("<p>1. 1. ")).toBe(true);
  expect(article.html.endsWith("1. &lt;b&gt;</p>")).toBe(true);
  expect(problems).toHaveLength(1);
});

test.each([
  ["title: A Table and Its Oil", `title: ${"Long ".repeat(20)}`, 2, "title"],
  ["excerpt: How", "excerpt: Short. #", 3, "excerpt"],
  ["category: Furniture Care", "category: Recipes", 4, "category"],
  ["image: still-water-ring", "image: a-picture-of-oil", 5, "image: no picture has this name"],
  ['published: "2026-05-04"', 'published: "May 4"', 7, "quoted date"],
  ["products: []", 'checked: "May 4"\nproducts: []', 8, "quoted date"],
  ["products: []", "products: [no-such-thing]", 8, "no product has this slug"],
  ["products: []", "author: Somebody\nproducts: []", 8, "author"],
  ["products: []\n", "", 2, "products"],
  ["title: A Table", "title: A: Table", 2, ""],
])("%j as %j is refused with the file's name and the line", (right, wrong, line, message) => {
  const read = () => parseArticle(path, whole.replace(right, wrong), known);
  expect(read).toThrow(`${path}:${line}: `);
  expect(read).toThrow(message);
});

test("no article of the sample has anything that is not shown", () => {
  const wrong = readArticles().flatMap((row) =>
    renderArticle(row).problems.map(({ line, message }) => `${row.id}:${line}: ${message}`),
  );
  expect(wrong).toEqual([]);
});

test("a file without front matter is refused", () => {
  expect(() => parseArticle(path, "# Hello\n", known)).toThrow(`${path}:1: an article begins`);
});

test("every category has articles, each with an address of its own", () => {
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
  for (const { id } of articles) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  for (const { slug } of categories) {
    expect(
      articles.some(({ category }) => category.slug === slug),
      slug,
    ).toBe(true);
  }
});

test("titles, excerpts and pictures' descriptions are each their own", () => {
  for (const field of ["title", "excerpt", "imageAlt"] as const) {
    expect(new Set(articles.map((article) => article[field])).size, field).toBe(articles.length);
  }
});

test.each(articles.map((article) => [article.id, article] as const))(
  "%s keeps the rules",
  (_, article) => {
    expect(article.readTime).toMatch(/^\d+ min read$/);
    expect(article.headings.length).toBeGreaterThanOrEqual(4);
    expect(article.headings.length).toBeLessThanOrEqual(8);
    expect(new Set(article.headings.map(({ id }) => id)).size).toBe(article.headings.length);
    expect((article.checked ?? article.published) >= article.published).toBe(true);

    const pages = new Set(publicPages(sample).map(({ path }) => path));
    const links = [...article.html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href!);
    for (const link of links) expect(pages, link).toContain(link.replace(/#.*$/, ""));
  },
);

const checked = articles.filter(({ checked }) => checked);

test.each(checked.map(({ id, html }) => [id, plainText(html)] as const))(
  "the sums of %s can be read, and come out",
  (_, text) => {
    const sums = sumsIn(text);
    expect(text.split("=").length - 1, "each = belongs to a sum of numbers").toBe(sums.length);
    expect(sums.filter(({ worth, said, slack }) => !(Math.abs(worth - said) <= slack))).toEqual([]);
    expect(text.match(/\d (times|minus|plus|divided by) \$?\d/g) ?? []).toEqual([]);
  },
);

test("fewer than half of the checked articles end in a list", () => {
  const lists = checked.filter(({ html }) => /<\/(ul|ol)>\s*$/.test(html));
  expect(lists.length).toBeLessThan(checked.length / 2);
});

test("bouclé has its accent wherever it is read", () => {
  const texts = [
    ...articles.map(({ title, excerpt, imageAlt, html }) => [
      ...[title, excerpt, imageAlt, plainText(html)],
    ]),
    ...products.map(({ title, description, finish, care, materials, features }) => [
      ...[title, description, finish, care, ...materials, ...features],
    ]),
  ].flat();
  expect(texts.flatMap((text) => text.match(/.{0,30}boucle\b/gi) ?? [])).toEqual([]);
});

test("articles agree on Michigan's sales tax", () => {
  const rates = articles.flatMap(({ html }) =>
    [
      ...plainText(html).matchAll(
        /([\d.]+)(?: percent|%) (?:sales )?tax|tax, ([\d.]+)(?: percent|%)/g,
      ),
    ].map(([, before, after]) => before ?? after),
  );
  expect(rates.length).toBeGreaterThan(3);
  expect(new Set(rates).size).toBe(1);
});

test("no picture is used by more than two articles", () => {
  const uses = Map.groupBy(articles, ({ image }) => image);
  expect([...uses].filter(([, users]) => users.length > 2).map(([image]) => image)).toEqual([]);
});

test("neighbors in the list and in a category never show the same picture", () => {
  const lists = [
    articles,
    ...categories.map(({ slug }) => articles.filter(({ category }) => category.slug === slug)),
  ];
  for (const list of lists) {
    list.forEach((article, index) => {
      expect(article.picture.src, article.id).not.toBe(list[index + 1]?.picture.src);
    });
  }
});

test("no two articles share a run of eight words", () => {
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const { id, html } of articles) {
    const words = plainText(html)
      .toLowerCase()
      .replace(/[^\p{L}\d\s]/gu, "")
      .split(/\s+/)
      .filter(Boolean);
    for (let start = 0; start + 8 <= words.length; start += 1) {
      const run = words.slice(start, start + 8).join(" ");
      const other = seen.get(run);
      if (other && other !== id) shared.push(`${other}, ${id}: ${run}`);
      seen.set(run, id);
    }
  }
  expect(shared).toEqual([]);
});
