/** The blog's articles, made of their rows. */

import { renderArticle } from "#content/markdown/article-text.ts";
import type { ArticleText } from "#shop/articles.ts";
import type { PublishedRows } from "./published-rows.ts";

type ArticleRows = NonNullable<PublishedRows["articles"]>;

/** The newest first; the same list for the same rows. */
export function articlesOfRows(rows: ArticleRows): readonly ArticleText[] {
  const known =
    lists.get(rows) ??
    rows
      .map(articleOfRow)
      .sort((a, b) => b.published.localeCompare(a.published) || a.id.localeCompare(b.id));
  lists.set(rows, known);
  return known;
}

const lists = new WeakMap<ArticleRows, readonly ArticleText[]>();

/** The same object for the same row: rendering one takes longer than a product's publication may. */
function articleOfRow(row: ArticleRows[number]): ArticleText {
  const known = articles.get(row) ?? renderArticle(row).article;
  articles.set(row, known);
  return known;
}

const articles = new WeakMap<ArticleRows[number], ArticleText>();
