import { articles } from "#app/blog/articles.ts";
import { articlePath, categories, categoryPath } from "#app/blog/categories.ts";
import { productLists, productPath, products } from "#app/catalog/products.ts";
import { packages } from "#content/packages.ts";
import { policies } from "#content/policies.ts";

interface Page {
  path: string;
  /** YYYY-MM-DD */
  changed?: string;
}

/** Every page that search engines may list. */
export const indexedPages: readonly Page[] = [
  ...["/", "/financing", "/store-locations", "/deals", "/package-deals", "/blog"].map(page),
  ...Object.values(productLists).map((list) => page(list.path)),
  ...packages.map(({ id }) => page(`/package-deals/${id}`)),
  ...products.map((product) => ({ path: productPath(product), changed: product.addedOn })),
  ...categories.map(({ slug }) => page(categoryPath(slug))),
  ...articles.map(({ id, published, checked }) => ({
    path: articlePath(id),
    changed: checked ?? published,
  })),
  ...policies.map((policy) => page(policy.path)),
];

function page(path: string): Page {
  return { path };
}
