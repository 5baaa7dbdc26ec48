/** Everything sold one by one, and where each thing has its page. For loaders, at build time. */

import { bedroomDeals } from "#content/products/bedroom.ts";
import { clearanceItems } from "#content/products/clearance.ts";
import { diningRoomDeals } from "#content/products/dining-room.ts";
import { inStoreSpecials } from "#content/products/in-store.ts";
import { livingRoomDeals } from "#content/products/living-room.ts";
import { mattresses } from "#content/products/mattresses.ts";
import type { Category, InStoreSpecial, Product } from "./product.ts";

/** A product with what only some lists say about theirs. */
export type AnyProduct = Product & {
  discount?: string;
  gradient?: string;
  location?: InStoreSpecial["location"];
};

interface ProductList {
  /** Address of the list; each product's own address is one step below it. */
  path: string;
  /** The list's heading. */
  name: string;
  products: readonly AnyProduct[];
}

export const productLists: Record<Category, ProductList> = {
  bedroom: { path: "/deals/bedroom", name: "Bedroom Set Deals", products: bedroomDeals },
  "living-room": {
    path: "/deals/living-room",
    name: "Living Room Set Deals",
    products: livingRoomDeals,
  },
  "dining-room": {
    path: "/deals/dining-room",
    name: "Dining Room Set Deals",
    products: diningRoomDeals,
  },
  clearance: { path: "/clearance-items", name: "Clearance Items", products: clearanceItems },
  mattress: { path: "/mattress-special", name: "Mattress Special", products: mattresses },
  "in-store": { path: "/instore-specials", name: "Instore Specials", products: inStoreSpecials },
};

export const products = Object.values(productLists).flatMap((list) => list.products);

/** The deals of one room are sold by phone only; everything else also goes into the cart. */
export function isPhoneOnly({ category }: Product) {
  return productLists[category].path.startsWith("/deals/");
}

export function productPath({ category, slug }: Product) {
  return `${productLists[category].path}/${slug}`;
}

/** The product of that slug; a 404 where there is none. */
export function requireProduct(slug: string | undefined): AnyProduct {
  const product = products.find((candidate) => candidate.slug === slug);
  if (!product) throw new Response("Product not found", { status: 404 });
  return product;
}
