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

/** Cards as one short text: fifty of them as React Router would write them make the page 10 % larger. */
export function packCards(cards: readonly CardFacts[]) {
  return JSON.stringify(
    cards.map(({ id, title, excerpt, readTime, category, picture }): Packed => {
      return [id, title, excerpt, readTime, category, picture];
    }),
  );
}

export function unpackCards(text: string) {
  return (JSON.parse(text) as Packed[]).map(
    ([id, title, excerpt, readTime, category, picture]): CardFacts => {
      return { id, title, excerpt, readTime, category, picture };
    },
  );
}

type Packed = [
  ...[id: string, title: string, excerpt: string, readTime: string],
  ...[category: string, picture: string],
];
