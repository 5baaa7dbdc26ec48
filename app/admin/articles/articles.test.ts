import { expect, test } from "vitest";
import { renderArticle } from "#content/markdown/article-text.ts";
import { readArticles, sample } from "#content/sample.ts";
import { productsOf } from "#shop/lists.ts";
import { publicPages } from "#shop/pages.ts";
import { readFields, textsOf } from "../kit/schema.ts";
import { adviceOn } from "./article-advice.ts";
import { articleSchema, emptyArticle, idOf } from "./article-fields.ts";
import { articleAddress, matchArticles } from "./articles-page.tsx";

const rows = readArticles();
const around = {
  paths: new Set(publicPages(sample).map(({ path }) => path)),
  products: new Set(productsOf(sample).map(({ slug }) => slug)),
  pictures: new Set(Object.keys(sample.pictures)),
};
const othersOf = (id: string) => rows.filter((row) => row.id !== id);
const beside = { is_shown: true, is_sample: true, version: 1, updated_at: "" };

test("the rules have nothing against the articles of the sample", () => {
  const advice = rows.flatMap((row) =>
    adviceOn(row, renderArticle(row), { ...around, others: othersOf(row.id) }).map(
      (words) => `${row.id}: ${words}`,
    ),
  );
  expect(advice).toEqual([]);
});

const [row] = rows as [(typeof rows)[number]];

test.each([
  [{ body: "Short." }, /1 minute read/],
  [{ body: "Short." }, /0 headings/],
  [{ body: `${row.body}\n\n## Oak\n` }, /“Oak” is short/],
  [{ body: `${row.body}\n\n<i>x</i>` }, /^Line \d+: HTML is not shown/],
  [{ body: `${row.body}\n\n[x](/deals/garden#top)` }, /No page is at \/deals\/garden\./],
  [{ body: `${row.body}\n\nThat is 2 + 2 = 5.` }, /“2 \+ 2 = 5”/],
  [{ body: `${row.body}\n\nSet the dehumidifier to 55 percent.` }, /This number/],
  [{ body: `${row.body}\n\nKeep the cartons until you are sure.` }, /No packaging has to be kept/],
  [{ title: "Oak" }, /title has 3 characters/],
  [{ excerpt: "Oak." }, /summary has 4 characters/],
  [{ picture_alt: "Oak" }, /description has 3 characters/],
  [{ title: rows[1]!.title }, /Another article has this title/],
  [{ picture: "no-such-picture" }, /picture is gone/],
  [{ products: ["no-such-bench"] }, /“no-such-bench” isn’t for sale/],
  [{ checked: "2000-01-01" }, /checked before/],
])("%j is said", (values, words) => {
  const wrong = { ...row, ...values };
  const advice = adviceOn(wrong, renderArticle(wrong), { ...around, others: othersOf(row.id) });
  expect(
    advice.some((sentence) => words.test(sentence)),
    advice.join("\n"),
  ).toBe(true);
  // Nothing is said of what has not loaded.
  if ("products" in values || "picture" in values) {
    const blind = adviceOn(wrong, renderArticle(wrong), { others: [] });
    expect(blind.some((sentence) => words.test(sentence))).toBe(false);
  }
});

test("what is saved comes back out of the form as it was", () => {
  for (const one of rows) {
    const { row: again } = readFields(articleSchema, textsOf({ ...one, ...beside }, articleSchema));
    expect(again).toEqual({ ...one, is_shown: true });
  }
});

const whole = { ...textsOf({ ...row, ...beside }, articleSchema), id: "" };

test("a new article has an address made of its title, and products by slug or address", () => {
  expect(idOf("  What’s a Bouclé Sofa’s “Rub Count”? ")).toBe("whats-a-boucle-sofas-rub-count");
  expect(idOf("long ".repeat(30)).length).toBeLessThanOrEqual(80);
  const products =
    " oak-bench\n\nhttps://shop.example/deals/bedroom/fir-bed?x#y\n/clearance-items/lamp/ ";
  const { row: read } = readFields(articleSchema, { ...whole, title: "Oil a Table", products });
  expect(read).toMatchObject({ id: "oil-a-table", products: ["oak-bench", "fir-bed", "lamp"] });
});

test.each([
  ["title", ""],
  ["excerpt", " "],
  ["body", "\n"],
  ["body", "a".repeat(20_001)],
  ["published", ""],
  ["checked", "soon"],
  ["picture", ""],
  ["picture_alt", ""],
  ["byline", "a".repeat(81)],
  ["id", "Not an address"],
  ["id", "category"],
  ["products", "a\n".repeat(13)],
])("%s as %j is refused at its field", (field, value) => {
  const { errors } = readFields(articleSchema, { ...whole, [field]: value });
  expect(Object.keys(errors!)).toEqual([field]);
});

test("an empty form asks for what an article needs", () => {
  const { errors } = readFields(articleSchema, emptyArticle("2026-11-27"));
  expect(Object.keys(errors!).sort()).toEqual([
    "body",
    "excerpt",
    "picture",
    "picture_alt",
    "title",
  ]);
});

test("a list is found again by its address, and by any part of a title", () => {
  const list = rows.map((one, at) => ({ ...one, ...beside, is_shown: at > 0, is_sample: at > 1 }));
  const found = (address: string) =>
    matchArticles(list, articleAddress.read(new URLSearchParams(address))).map(({ id }) => id);
  expect(found("").length).toBe(list.length);
  expect(found("shown=hidden")).toEqual([list[0]!.id]);
  expect(found("shown=shown&from=own")).toEqual([list[1]!.id]);
  expect(found("from=sample").length).toBe(list.length - 2);
  expect(found("category=furniture-care").length).toBe(10);
  expect(found("category=constructor&shown=no").length).toBe(list.length);
  expect(found(`q=${encodeURIComponent(list[3]!.title.toUpperCase())}`)).toEqual([list[3]!.id]);
  const address = "q=oak&category=furniture-care&shown=hidden&from=own&page=2";
  expect(`${articleAddress.write(articleAddress.read(new URLSearchParams(address)))}`).toBe(
    address,
  );
  expect(`${articleAddress.write(articleAddress.read(new URLSearchParams("")))}`).toBe("");
});
