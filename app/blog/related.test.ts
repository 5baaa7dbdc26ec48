import { expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import { articlesOf } from "./articles.ts";
import { adjacentArticles, withoutLostLinks } from "./related.ts";

const [one] = articlesOf(sample);

test("articles follow each other by their numbers, and those without by their days", () => {
  const ids = ["z-story", "care-10", "a-story", "care-2", "b-story"];
  const published = ["2026-01-01", "2026-01-05", "2026-01-03", "2026-01-09", "2026-01-03"];
  const all = ids.map((id, at) => ({ ...one!, id, published: published[at]! }));
  const order = ["care-2", "care-10", "z-story", "a-story", "b-story"];
  order.forEach((id, at) => {
    const { previous, next } = adjacentArticles(all.find((article) => article.id === id)!, all);
    expect([previous?.id, next?.id], id).toEqual([order[at - 1], order[at + 1]]);
  });
});

test("a link to an article that there is not is its words alone", () => {
  const html = `<a href="/blog/gone-1#top">a <em>b</em></a>, <a href="/blog/${one!.id}#top">c</a>, <a href="/blog/category/furniture-care">d</a>, <a href="/blog">e</a>`;
  expect(withoutLostLinks(html, [one!])).toBe(
    html.replace(/<a href="\/blog\/gone.*?<\/a>/, "a <em>b</em>"),
  );
});
