import type { Article } from "#app/content/articles.ts";

/** Of an article, what its card shows. */
export interface CardFacts
  extends Pick<Article, "id" | "title" | "excerpt" | "readTime" | "picture" | "pictureAlt"> {
  category: string;
}

/** For loaders: the rest of the article would only weigh on the page. */
export function cardFacts(article: Article): CardFacts {
  const { id, title, excerpt, readTime, picture, pictureAlt, category } = article;
  return { id, title, excerpt, readTime, picture, pictureAlt, category: category.name };
}
