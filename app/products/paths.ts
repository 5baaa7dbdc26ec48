import { productLists, productPath, products } from "#app/catalog/products.ts";
import { packages } from "#content/packages.ts";

/** Every address of the shop that is written at build time. */
export const shopPaths = [
  "/deals",
  ...Object.values(productLists).map(({ path }) => path),
  ...products.map(productPath),
  ...products.map(({ slug }) => `/products/${slug}.json`),
  ...Object.keys(productLists).map((category) => `/products/words/${category}.json`),
  "/package-deals",
  ...packages.map(({ id }) => `/package-deals/${id}`),
];
