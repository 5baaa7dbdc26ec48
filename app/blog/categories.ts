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
