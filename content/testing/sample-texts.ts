import { articlesOf } from "#app/blog/articles.ts";
import { answersOf } from "#app/search/answers.ts";
import { plainText } from "#shop/html.ts";
import { productsOf } from "#shop/lists.ts";
import { sample } from "../sample.ts";

/** What the sample says to shoppers, each with its place: articles, policies, products, packages, answers, reviews. */
export const sampleTexts: readonly (readonly [place: string, text: string])[] = [
  ...articlesOf(sample).map(
    ({ id, excerpt, html }) => [id, `${excerpt} ${plainText(html)}`] as const,
  ),
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
  ...sample.packages.map(
    ({ slug, description, care, features, includes }) =>
      [
        slug,
        [description, care, ...features, ...includes.map(({ detail }) => detail)].join(". "),
      ] as const,
  ),
  ...answersOf(sample).map(({ title, text }) => [title, text] as const),
  ...sample.testimonials.map(({ name, text }) => [name, text] as const),
];
