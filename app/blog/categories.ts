/** The five subjects of the blog, in the order the site names them. */
export const categories = [
  {
    slug: "furniture-care",
    name: "Furniture Care",
    description:
      "How to clean, mend and keep what you own: leather, wood, fabric, and the damage you can put right yourself.",
  },
  {
    slug: "choosing-the-right-piece",
    name: "Choosing the Right Piece",
    description:
      "What to measure, ask and feel before you buy a sofa, a table, a bed or a dresser, on any budget.",
  },
  {
    slug: "room-design-tips",
    name: "Room Design Tips",
    description:
      "Clearances, rug sizes, lamp heights and layouts for the rooms Michigan homes really have.",
  },
  {
    slug: "style-inspiration",
    name: "Style Inspiration",
    description:
      "Colors, woods and styles that go together, and how to get a look without the bill.",
  },
  {
    slug: "mattress-buying-tips",
    name: "Mattress Buying Tips",
    description:
      "Sizes, firmness, foundations and labels, so that the mattress you bring home fits.",
  },
] as const;

export type BlogCategory = (typeof categories)[number];

export function categoryPath(slug: BlogCategory["slug"]) {
  return `/blog/category/${slug}` as const;
}

export function articlePath(id: string) {
  return `/blog/${id}`;
}
