/** What an article leads to and shows, against what it says. */
import { expect, test } from "vitest";
import { articlesOf } from "#app/blog/articles.ts";
import { sample } from "#content/sample.ts";
import { plainText } from "#shop/html.ts";
import { findProduct } from "#shop/lists.ts";

const articles = articlesOf(sample);

const idle = new Set(
  "and any are can does for get has how its not one our own the two too was who why you yours about after also another article doesn does each from guide have here into itself itself more much need needs other page piece quick really rest should some subject takes tell tells that their them there these they this those what when where which while whole with work your".split(
    " ",
  ),
);

/** The words of a text that carry its subject, cut so that "rugs" and "rug", "measure" and "measuring" agree. */
const subjects = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2 && !idle.has(word))
      .map((word) => word.replace(/(ing|es|s|ed|e)$/, "").slice(0, 5)),
  );

function misledLinks(html: string) {
  return [...html.matchAll(/<a href="\/blog\/([a-z]+-[a-z-]+-\d+)"[^>]*>(.*?)<\/a>/g)].flatMap(
    ([, id, words]) => {
      const target = articles.find((article) => article.id === id)!;
      const said = subjects([target.title, ...target.headings.map(({ text }) => text)].join(" "));
      const shared = [...subjects(plainText(words!))].filter((word) => said.has(word));
      return shared.length > 0 ? [] : [`“${plainText(words!)}” leads to “${target.title}”`];
    },
  );
}

test("a link to an article has a word of its subject", () => {
  expect(
    articles.flatMap(({ id, html }) => misledLinks(html).map((link) => `${id}: ${link}`)),
  ).toEqual([]);
});

/** What a product is called: the last words of its type, of its title and of its pieces' names. */
function nouns(slug: string) {
  const { title, type, pieces } = findProduct(sample, slug)!;
  const names = [
    type,
    ...title.split(/,| and | in | with /),
    ...pieces.map(({ name }) => name.replace(/,.*| with .*/, "")),
  ];
  return names
    .map((name) => name.trim().toLowerCase().split(/[\s-]/).at(-1)!.replace(/s$/, ""))
    .filter((noun) => !/^(set|pair|room|\d*)$/.test(noun));
}

test("a product beneath an article is of a kind that its text speaks of", () => {
  const strangers = articles.flatMap(({ id, title, html, products }) => {
    const text = `${title} ${plainText(html)}`.toLowerCase();
    return products
      .filter((slug) => !nouns(slug).some((noun) => text.includes(noun)))
      .map((slug) => `${id}: ${slug}`);
  });
  expect(strangers).toEqual([]);
});

test("a heading says its subject: it has at least three words", () => {
  expect(
    articles.flatMap(({ id, headings }) =>
      headings.filter(({ text }) => text.split(" ").length < 3).map(({ text }) => `${id}: ${text}`),
    ),
  ).toEqual([]);
});
