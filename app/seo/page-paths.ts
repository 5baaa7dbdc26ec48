import { articles } from "#app/blog/articles.ts";
import { policies } from "#content/policies.ts";
import { articlePath, categories, categoryPath } from "../blog/categories.ts";

/** Every address besides the shop's own that is written at build time: pages, then files. */
export const pagePaths = [
  "/blog",
  ...categories.map(({ slug }) => categoryPath(slug)),
  ...articles.map(({ id }) => articlePath(id)),
  "/checkout",
  "/saved",
  "/search",
  "/store-locations",
  ...policies.map(({ path }) => path),
  "/blog/feed.xml",
  "/search-index.json",
  "/sitemap.xml",
  "/robots.txt",
  "/.well-known/security.txt",
  "/site.webmanifest",
];
