import type { BlogCategory } from "#shop/articles.ts";

/** What search engines read of a category. For loaders: no page shows it. */
export const categoryDescriptions: Record<BlogCategory["slug"], string> = {
  "furniture-care":
    "How to clean, fix and take care of what you own: leather, wood, fabric, and the damage you can repair yourself.",
  "choosing-the-right-piece":
    "What to measure, ask and feel before you buy a sofa, a table, a bed or a dresser, on any budget.",
  "room-design-tips":
    "Clearances, rug sizes, lamp heights and layouts for the rooms {state} homes really have.",
  "style-inspiration":
    "Colors, woods and styles that go together, and how to get a look without the bill.",
  "mattress-buying-tips":
    "Sizes, firmness, foundations and labels, so that the mattress you bring home fits.",
};
