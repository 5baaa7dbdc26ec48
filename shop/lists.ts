/** Everything sold one by one, and where each thing has its page. */

import type { AnyProduct, Category, FormerProduct, Product } from "./product.ts";
import { memoizeBySnapshot, type Snapshot } from "./snapshot.ts";

interface ListAddress {
  /** Address of the list; each product's own address is one step below it. */
  path: string;
  /** The list's heading. */
  name: string;
}

export const listAddresses = {
  bedroom: { path: "/deals/bedroom", name: "Bedroom Set Deals" },
  "living-room": { path: "/deals/living-room", name: "Living Room Set Deals" },
  "dining-room": { path: "/deals/dining-room", name: "Dining Room Set Deals" },
  clearance: { path: "/clearance-items", name: "Clearance Items" },
  mattress: { path: "/mattress-special", name: "Mattress Special" },
  "in-store": { path: "/instore-specials", name: "Instore Specials" },
} as const satisfies Record<Category, ListAddress>;

/** The lists in the order of the shop. */
export const listNames = Object.keys(listAddresses) as Category[];

/** Every product of every list. */
export const productsOf = memoizeBySnapshot((snapshot): readonly AnyProduct[] =>
  listNames.flatMap((category) => snapshot.products[category]),
);

const productsBySlug = memoizeBySnapshot(
  (snapshot) => new Map(productsOf(snapshot).map((product) => [product.slug, product])),
);

/** The deals of one room are sold by phone only; everything else also goes into the cart. */
export function isPhoneOnly({ category }: Product) {
  return listAddresses[category].path.startsWith("/deals/");
}

export function productPath({ category, slug }: Pick<Product, "category" | "slug">) {
  return `${listAddresses[category].path}/${slug}`;
}

/** The product of that slug, if it is sold. */
export function findProduct(snapshot: Snapshot, slug: string) {
  return productsBySlug(snapshot).get(slug);
}

/** What was sold lately and still stands on its list, or on that one list. */
export function listedAsSold({ formerProducts }: Snapshot, category?: Category) {
  return formerProducts.filter(
    (product) => product.isListed && (!category || product.category === category),
  );
}

const formerBySlug = memoizeBySnapshot(
  ({ formerProducts }) => new Map(formerProducts.map((product) => [product.slug, product])),
);

/** The product of that slug that was for sale once. */
export function findFormer(snapshot: Snapshot, slug: string): FormerProduct | undefined {
  return formerBySlug(snapshot).get(slug);
}

/** Whether it can no longer be had. */
export function isFormer(product: AnyProduct | FormerProduct): product is FormerProduct {
  return "isListed" in product;
}

/** A list of hundreds of products comes in pages: its own address has the first of them, and finds all. */
export const cardsPerPage = 60;

/** What stands on a list: what is for sale, then what was sold lately. */
export function listedProducts(snapshot: Snapshot, category: Category) {
  return [...snapshot.products[category], ...listedAsSold(snapshot, category)];
}

/** How many pages the list has; one where it is empty. */
export function countPages(snapshot: Snapshot, category: Category) {
  return Math.max(1, Math.ceil(listedProducts(snapshot, category).length / cardsPerPage));
}

/** The address of a page after the first. */
export function listPagePath(category: Category, page: number) {
  return `/lists/${category}/${page}`;
}
