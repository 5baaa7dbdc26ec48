/** The blog: its subjects, and the shape of an article. */

/** The five subjects of the blog, in the order the site names them. */
export const categories = [
  {
    slug: "furniture-care",
    name: "Furniture Care",
  },
  {
    slug: "choosing-the-right-piece",
    name: "Choosing the Right Piece",
  },
  {
    slug: "room-design-tips",
    name: "Room Design Tips",
  },
  {
    slug: "style-inspiration",
    name: "Style Inspiration",
  },
  {
    slug: "mattress-buying-tips",
    name: "Mattress Buying Tips",
  },
] as const;

export type BlogCategory = (typeof categories)[number];

export function categoryPath(slug: BlogCategory["slug"]) {
  return `/blog/category/${slug}` as const;
}

export function articlePath(id: string) {
  return `/blog/${id}`;
}

/** A heading of an article, with what its address ends in. */
export interface Heading {
  id: string;
  text: string;
}

/** An article's body as HTML that is safe to show. */
export interface Prose {
  html: string;
  headings: Heading[];
  words: number;
}

/** An article as it is written: a row of public.articles. */
export interface ArticleRow {
  /** The last part of its address. */
  id: string;
  category: BlogCategory["slug"];
  title: string;
  excerpt: string;
  /** Markdown. */
  body: string;
  /** Who wrote it; empty: the shop's staff. */
  byline: string;
  /** YYYY-MM-DD */
  published: string;
  /** The day on which the staff last went over every fact and sum. */
  checked: string | null;
  /** The name of its picture, and what one sees on it. */
  picture: string;
  picture_alt: string;
  /** Slugs of what it names. */
  products: string[];
  /** It came with the code, and nobody of the shop has changed it. */
  is_sample?: boolean;
}

/** An article as it is shown. */
export interface ArticleText extends Prose {
  /** The last part of its address. */
  id: string;
  title: string;
  excerpt: string;
  category: BlogCategory["slug"];
  /** The name of its picture. */
  image: string;
  imageAlt: string;
  /** YYYY-MM-DD */
  published: string;
  /** The day on which the staff last went over every fact and sum. */
  checked?: string | undefined;
  /** Who wrote it, where that was somebody else than the shop's staff. */
  byline?: string | undefined;
  /** It came with the code: the shop's staff didn't write it. */
  isSample?: true;
  /** Slugs of what it names. */
  products: string[];
  /** "5 min read". */
  readTime: string;
}
