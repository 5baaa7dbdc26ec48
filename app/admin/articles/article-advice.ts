/** What the house's rules say of an article. It is advice: an article is saved and shown all the same. */

import { contradictionsIn } from "#content/markdown/house-numbers.ts";
import type { MarkdownProblem } from "#content/markdown/markdown.ts";
import { brokenIn, promises } from "#content/markdown/promises.ts";
import { sumsIn } from "#content/markdown/sums.ts";
import type { ArticleRow, ArticleText } from "#shop/articles.ts";
import { plainText } from "#shop/html.ts";
import { unlistedPages } from "#shop/pages.ts";

export interface Around {
  paths?: ReadonlySet<string> | undefined;
  products?: ReadonlySet<string> | undefined;
  pictures?: ReadonlySet<string> | undefined;
  others: readonly Pick<ArticleRow, "title" | "picture">[];
}

/** Sentences, each once, those about what is left out first. */
export function adviceOn(
  row: ArticleRow,
  { article, problems }: { article: ArticleText; problems: readonly MarkdownProblem[] },
  around: Around,
): string[] {
  const said = [
    ...problems.map(({ line, message }) => `Line ${line}: ${message}.`),
    ...missing(row, article.html, around),
    ...lengths(row, article),
    ...headings(article),
    ...others(row, around),
    ...claims(`${article.excerpt} ${plainText(article.html)}`),
  ];
  return [...new Set(said)];
}

function* missing(row: ArticleRow, html: string, { paths, products, pictures }: Around) {
  const links = [...html.matchAll(/href="(\/[^"#?]*)/g)].map(([, path = ""]) => path);
  const pages: readonly string[] = unlistedPages;
  for (const path of new Set(paths ? links : [])) {
    if (!paths?.has(path) && !pages.includes(path)) yield `No page is at ${path}.`;
  }
  for (const slug of products ? row.products : []) {
    if (!products?.has(slug)) yield `The product “${slug}” isn’t for sale, so it isn’t shown.`;
  }
  if (row.picture && pictures && !pictures.has(row.picture)) {
    yield "Its picture is gone. Choose another one.";
  }
}

function* lengths(row: ArticleRow, { readTime }: ArticleText) {
  const minutes = Number.parseInt(readTime, 10);
  if (minutes < 4 || minutes > 6) yield `It’s a ${minutes} minute read. Aim for 4 to 6.`;
  const fields = [
    ["title", row.title, 5, 70],
    ["summary", row.excerpt, 90, 160],
    ["picture’s description", row.picture_alt, 10, 140],
  ] as const;
  for (const [name, { length }, least, most] of fields) {
    if (length > 0 && (length < least || length > most)) {
      yield `The ${name} has ${length} characters. Aim for ${least} to ${most}.`;
    }
  }
  if (row.checked && row.checked < row.published) yield "It was checked before it was published.";
}

function* headings({ headings }: ArticleText) {
  const { length } = headings;
  if (length < 4 || length > 8) yield `It has ${length} headings (##). Aim for 4 to 8.`;
  for (const { text } of headings) {
    if (text.split(" ").length < 3) yield `The heading “${text}” is short. Use at least 3 words.`;
  }
}

function* others({ title, picture }: ArticleRow, { others }: Around) {
  if (others.some((other) => other.title === title)) yield "Another article has this title.";
  if (others.filter((other) => other.picture === picture).length > 1) {
    yield "Two other articles have this picture.";
  }
}

function* claims(text: string) {
  for (const { text: sum, worth, said, slack } of sumsIn(text)) {
    if (!(Math.abs(worth - said) <= slack)) yield `This math doesn’t work out: “${sum}”.`;
  }
  for (const place of contradictionsIn(text))
    yield `This number differs from other pages: ${place}.`;
  for (const promise of promises) {
    const found = brokenIn(text, promise);
    if (found) yield `“${found}” against “${promise[0]}”.`;
  }
}
