/** The articles of a snapshot. For loaders. */

import type { ArticleText } from "#shop/articles.ts";
import { type BlogCategory, categories } from "#shop/articles.ts";
import { type PictureData, picture } from "#shop/pictures.ts";
import type { Snapshot } from "#shop/snapshot.ts";

/** An article with what it names looked up. */
export interface Article extends Omit<ArticleText, "category"> {
  category: BlogCategory;
  picture: PictureData;
}

/** Every article, the newest first. */
export function articlesOf(snapshot: Snapshot): readonly Article[] {
  const { articles, pictures } = snapshot;
  const known = kept.get(articles);
  if (known?.pictures === pictures) return known.found;
  const found = articles.map((article) => articleOf(article, picture(snapshot, article.image)));
  kept.set(articles, { pictures, found });
  return found;
}

// Snapshots follow one another with every price; their articles stay the same.
const kept = new WeakMap<
  Snapshot["articles"],
  { pictures: Snapshot["pictures"]; found: readonly Article[] }
>();

/** The same object for the same text and picture: what its words say of others is worked out once. */
function articleOf(text: ArticleText, picture: PictureData): Article {
  const before = looked.get(text);
  if (before?.picture.src === picture.src) return before;
  const category = categories.find(({ slug }) => slug === text.category)!;
  const found = { ...text, category, picture };
  looked.set(text, found);
  return found;
}

const looked = new WeakMap<ArticleText, Article>();

/** The article of that id; a 404 where there is none. */
export function requireArticle(snapshot: Snapshot, id: string | undefined): Article {
  const article = articlesOf(snapshot).find((candidate) => candidate.id === id);
  if (!article) throw new Response("Article not found", { status: 404 });
  return article;
}
