/** What the form of the shop's name and links holds, as texts, and the row that it becomes. */

import { own } from "#shop/own.ts";
import type { Tables } from "#supabase/database.types.ts";

interface Link {
  name: string;
  url: string;
}

/** "name", "shopOnline", and the name of each social network. */
export type LinkFields = Record<string, string>;

export const socialOf = ({ social }: Pick<Tables<"shop">, "social">) => social as unknown as Link[];

export const linkFields = (
  shop: Pick<Tables<"shop">, "name" | "shop_online_url" | "social">,
): LinkFields => ({
  name: shop.name,
  shopOnline: shop.shop_online_url,
  ...Object.fromEntries(socialOf(shop).map(({ name, url }) => [name, url])),
});

/** The row that a form stands for, or what is wrong with it. */
export function linksOf(
  fields: LinkFields,
  networks: readonly string[],
): { row: { name: string; shop_online_url: string; social: Link[] } } | { problem: string } {
  const read = (name: string) => (own(fields, name) ?? "").trim();
  if (!read("name") || read("name").length > 60) {
    return { problem: "Write the shop’s name, in up to 60 characters." };
  }
  const social = networks.map((name) => ({ name, url: read(name) }));
  const links = [{ name: "Shop Online", url: read("shopOnline") }, ...social];
  const wrong = links.find(({ url }) => !URL.canParse(url) || !/^https:\/\/\S+$/.test(url));
  if (wrong) return { problem: `${wrong.name}: a link begins with https:// and has no spaces.` };
  return { row: { name: read("name"), shop_online_url: read("shopOnline"), social } };
}
