/** What the form of the shop's name and links holds, as texts, and the row that it becomes. */
import * as v from "valibot";
import { own } from "#shop/own.ts";
import type { Tables } from "#supabase/database.types.ts";
import { httpsLink, words } from "../kit/schema.ts";

interface Link {
  name: string;
  url: string;
}

interface LinksRow {
  name: string;
  shop_online_url: string;
  social: Link[];
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

const linkTo = (name: string) =>
  httpsLink(`${name}: enter a link that starts with https:// and has no spaces.`);

/** The row that a form stands for, with these social networks. */
export const linksSchema = (networks: readonly string[]): v.GenericSchema<LinkFields, LinksRow> =>
  v.pipe(
    v.object({
      ...Object.fromEntries(networks.map((name) => [name, linkTo(name)])),
      name: words(60, "Enter the store name, up to 60 characters."),
      shopOnline: linkTo("Shop Online"),
    }),
    v.transform(({ name, shopOnline, ...links }) => ({
      name,
      shop_online_url: shopOnline,
      social: networks.map((name) => ({ name, url: own(links as LinkFields, name) ?? "" })),
    })),
  );
