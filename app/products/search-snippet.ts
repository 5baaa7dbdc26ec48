/** What search engines show of a product. For loaders. */

import { formatMoney } from "#shop/money.ts";
import type { Shop } from "#shop/shop.ts";
import { excerpt } from "./excerpt.ts";

interface Offered {
  name: string;
  description: string;
  priceCents: number;
  originalPriceCents?: number;
  stock: Readonly<Record<"east" | "west", number>>;
}

/** Its name with its price, and a description that begins with the price and with where it stands. */
export function searchSnippet(shop: Shop, offered: Offered) {
  const { name, description, priceCents, originalPriceCents, stock } = offered;
  const cities = shop.showrooms.filter(({ id }) => stock[id] > 0).map(({ city }) => city);
  const place = cities.length > 0 ? `, in ${cities.join(" and ")}, MI` : "";
  const price = formatMoney(priceCents);
  const compareAt = originalPriceCents ? `, compare at ${formatMoney(originalPriceCents)}` : "";
  return {
    title: `${name}, ${price}`,
    description: excerpt(`${price}${compareAt}${place}. ${description}`.trim(), 155),
  };
}
