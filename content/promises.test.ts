/** What the sample's texts say of delivery, damage and returns, against what the shop decided. */
import { expect, test } from "vitest";
import { articlesOf } from "#app/blog/articles.ts";
import { plainText } from "#shop/html.ts";
import { productsOf } from "#shop/lists.ts";
import { promises } from "./markdown/promises.ts";
import { sample } from "./sample.ts";

const texts = [
  ...articlesOf(sample).map(({ id, html }) => [id, plainText(html)] as const),
  ...sample.policies.map(
    ({ path, intro, tiles = [], sections }) =>
      [
        path,
        [
          intro,
          ...tiles.map(({ text }) => text),
          ...sections.flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points]),
        ].join(" "),
      ] as const,
  ),
  ...productsOf(sample).map(
    ({ slug, description, care, features, condition }) =>
      [
        slug,
        [description, care, ...features, "reason" in condition ? condition.reason : ""].join(". "),
      ] as const,
  ),
];

test.each(promises)("%s", (_, broken, wrong) => {
  expect(wrong).toMatch(broken);
  const found = texts.flatMap(([where, text]) =>
    text.match(broken)?.map((it) => `${where}: ${it}`),
  );
  expect(found.filter(Boolean)).toEqual([]);
});
