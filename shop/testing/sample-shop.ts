/** The sample shop in one piece, and copies of it with something changed. */

import { sample } from "#content/sample.ts";
import type { AnyProduct } from "../product.ts";
import type { Shop } from "./rules.ts";

export const sampleShop: Shop = { lists: sample.products, packages: sample.packages };

/** The shop with every list as `edit` leaves it. */
export function withLists(
  shop: Shop,
  edit: (list: readonly AnyProduct[], category: string) => readonly AnyProduct[],
): Shop {
  const lists = Object.fromEntries(
    Object.entries(shop.lists).map(([category, list]) => [category, edit(list, category)]),
  ) as Shop["lists"];
  return { ...shop, lists };
}

/** The shop with one product changed. */
export const changed = (shop: Shop, slug: string, change: Partial<AnyProduct>): Shop =>
  withLists(shop, (list) =>
    list.map((product) => (product.slug === slug ? { ...product, ...change } : product)),
  );
