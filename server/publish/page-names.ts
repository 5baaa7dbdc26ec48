/** What people call what stands at a path, for sentences to the owner. */

import { articlePath } from "#shop/articles.ts";
import { listAddresses, listNames, productPath, productsOf } from "#shop/lists.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import type { SitePath } from "./render.ts";

/** The product, for sale or not any more, whose page or facts stand at a path. */
export function productAt(path: SitePath, snapshot: Snapshot) {
  const products = [...productsOf(snapshot), ...snapshot.formerProducts];
  return products.find((one) => productPath(one) === path || `/products/${one.slug}.json` === path);
}

/** “The page of” or “the list of” and so on, with the record's own name. */
export function nameOf(path: SitePath, snapshot: Snapshot): string {
  const product = productAt(path, snapshot);
  if (product) return `the page of “${product.title}”`;
  const sold = snapshot.packages.find(({ id }) => `/package-deals/${id}` === path);
  if (sold) return `the page of “${sold.name}”`;
  const article = snapshot.articles.find(({ id }) => articlePath(id) === path);
  if (article) return `the article “${article.title}”`;
  const list = listNames.find((name) => listAddresses[name].path === path);
  if (list) return `the page “${listAddresses[list].name}”`;
  return path === "/" ? "the home page" : `the page ${path}`;
}
