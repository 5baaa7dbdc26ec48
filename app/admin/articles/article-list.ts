/** Which articles the list shows: search and filters, as they stand in the address. */

import { categories } from "#shop/articles.ts";
import { foldText } from "../fold-text.ts";
import type { ArticleItem } from "./articles.queries.ts";

const shown = ["all", "shown", "hidden"] as const;
const origins = ["all", "own", "sample"] as const;

export interface ArticleFilter {
  search: string;
  category: string;
  shown: (typeof shown)[number];
  origin: (typeof origins)[number];
  page: number;
}

/** What an address says; anything else in it is passed over. */
export function readArticleFilter(params: URLSearchParams): ArticleFilter {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name)) ?? values[0]!;
  return {
    search: params.get("q") ?? "",
    category: oneOf("category", ["all", ...categories.map(({ slug }) => slug)]),
    shown: oneOf("shown", shown),
    origin: oneOf("from", origins),
    page: Math.max(1, Math.trunc(Number(params.get("page")) || 1)),
  };
}

/** The address of a filter, without what leaves nothing out. */
export function writeArticleFilter({ search, category, shown, origin, page }: ArticleFilter) {
  const params = new URLSearchParams({ q: search, category, shown, from: origin, page: `${page}` });
  for (const [name, value] of [...params]) {
    if (value === "" || value === "all" || (name === "page" && page === 1)) params.delete(name);
  }
  return params;
}

export function matchArticles(
  articles: readonly ArticleItem[],
  { search, category, shown, origin }: ArticleFilter,
): ArticleItem[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return articles.filter(
    (article) =>
      (category === "all" || article.category === category) &&
      (shown === "all" || article.is_shown === (shown === "shown")) &&
      (origin === "all" || article.is_sample === (origin === "sample")) &&
      words.every((word) => foldText(`${article.title} ${article.id}`).includes(word)),
  );
}
