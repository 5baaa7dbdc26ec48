import type { Article } from "./articles.ts";

/** Of an article, what its card shows. */
export interface CardFacts extends Pick<Article, "id" | "title" | "excerpt" | "readTime"> {
  category: string;
  /** Address of its picture without width and format. */
  picture: string;
}

/** For loaders: the rest of the article would only weigh on the page. */
export function cardFacts(article: Article): CardFacts {
  const { id, title, excerpt, readTime, picture, category } = article;
  return { id, title, excerpt, readTime, picture: picture.src, category: category.name };
}
