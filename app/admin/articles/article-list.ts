/** Which articles the list shows: search and filters, as they stand in the address. */

import { categories } from "#shop/articles.ts";
import { matcher } from "../fold-text.ts";
import { listAddress, oneOf, type Searched, searched } from "../kit/list-address.ts";
import type { ArticleItem } from "./articles.queries.ts";

export interface ArticleFilter extends Searched {
  category: string;
  shown: "all" | "shown" | "hidden";
  origin: "all" | "own" | "sample";
}

export const articleAddress = listAddress<ArticleFilter>({
  search: searched.search,
  category: oneOf<string>("category", "all", ["all", ...categories.map(({ slug }) => slug)]),
  shown: oneOf("shown", "all", ["all", "shown", "hidden"]),
  origin: oneOf("from", "all", ["all", "own", "sample"]),
  page: searched.page,
});

export function matchArticles(
  articles: readonly ArticleItem[],
  { search, category, shown, origin }: ArticleFilter,
): ArticleItem[] {
  const matches = matcher(search);
  return articles.filter(
    (article) =>
      (category === "all" || article.category === category) &&
      (shown === "all" || article.is_shown === (shown === "shown")) &&
      (origin === "all" || article.is_sample === (origin === "sample")) &&
      matches(`${article.title} ${article.id}`),
  );
}
