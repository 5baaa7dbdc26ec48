/** What search engines show of a product. For loaders. */

import { formatMoney } from "#shop/money.ts";
import { cityWords, type Shop } from "#shop/shop.ts";
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
  const at = shop.showrooms.filter(({ id }) => stock[id] > 0);
  const place = at.length > 0 ? `, in ${cityWords(at)}, ${at[0]!.region}` : "";
  const price = formatMoney(priceCents);
  const compareAt = originalPriceCents ? `, compare at ${formatMoney(originalPriceCents)}` : "";
  return {
    title: `${name}, ${price}`,
    description: excerpt(`${price}${compareAt}${place}. ${description}`.trim(), 155),
  };
}
