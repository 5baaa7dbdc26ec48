/** Which articles belong together. For loaders, at build time. */

import { plainText } from "#shop/html.ts";
import type { Article } from "./articles.ts";

/** The articles before and after this one in its category, in the order of their numbers, then of their days. */
export function adjacentArticles(article: Article, all: readonly Article[]) {
  const category = all
    .filter((other) => other.category.slug === article.category.slug)
    .sort(
      (a, b) =>
        numberOf(a) - numberOf(b) || inOrder(a.published, b.published) || inOrder(a.id, b.id),
    );
  const place = category.findIndex(({ id }) => id === article.id);
  return { previous: category[place - 1], next: category[place + 1] };
}

function numberOf({ id }: Article) {
  return Number(id.match(/\d+$/)?.[0] ?? Number.MAX_SAFE_INTEGER);
}

const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** An article's HTML, in which links to articles that there are not are their words alone. */
export function withoutLostLinks(html: string, all: readonly Article[]): string {
  const ids = new Set(all.map(({ id }) => id));
  return html.replace(
    /<a href="\/blog\/([a-z0-9-]+)(?:#[^"]*)?">(.*?)<\/a>/gs,
    (link, id: string, words: string) => (ids.has(id) ? link : words),
  );
}

/**
 * The three articles of any category that share the most uncommon words with this one, without its
 * neighbors, which the page names anyway, and no two under the same picture.
 */
export function relatedArticles(article: Article, all: readonly Article[]): readonly Article[] {
  const known = related.get(all) ?? new Map<Article, readonly Article[]>();
  related.set(all, known);
  const found = known.get(article) ?? closest(article, all);
  known.set(article, found);
  return found;
}

// Every publication asks for all of them, and articles seldom change.
const related = new WeakMap<readonly Article[], Map<Article, readonly Article[]>>();

function closest(article: Article, all: readonly Article[]) {
  const { previous, next } = adjacentArticles(article, all);
  const named = new Set([article.id, previous?.id, next?.id]);
  const weightOf = wordWeights(all);
  const own = tokenize(article);
  const closeness = (other: Article) => {
    let sum = 0;
    for (const word of tokenize(other)) if (own.has(word)) sum += weightOf.get(word) ?? 0;
    return sum / Math.sqrt(tokenize(other).size);
  };
  return all
    .filter(({ id }) => !named.has(id))
    .map((other) => ({ other, close: closeness(other) }))
    .sort((a, b) => b.close - a.close)
    .map(({ other }) => other)
    .filter((other, place, sorted) => !sorted.slice(0, place).some(looksLike(other)))
    .slice(0, 3);
}

/** While pictures stand in for others, two articles may show the same one. */
function looksLike({ picture }: Article) {
  return (other: Article) => other.picture.src === picture.src;
}

const words = new WeakMap<Article, Set<string>>();

function tokenize(article: Article) {
  let found = words.get(article);
  if (!found) {
    const text = `${article.title} ${plainText(article.html)}`.toLowerCase();
    found = new Set(text.match(/\p{L}{4,}/gu));
    words.set(article, found);
  }
  return found;
}

const weights = new WeakMap<readonly Article[], ReadonlyMap<string, number>>();

/** A word says the more about an article the fewer others have it. */
function wordWeights(all: readonly Article[]) {
  const known = weights.get(all);
  if (known) return known;
  const uses = new Map<string, number>();
  for (const article of all) {
    for (const word of tokenize(article)) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const found = new Map(
    [...uses].map(([word, count]) => [word, Math.log(all.length / count) ** 2]),
  );
  weights.set(all, found);
  return found;
}
