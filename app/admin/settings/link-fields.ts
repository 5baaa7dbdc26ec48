/** What the form of the shop's name and links holds, as texts, and the row that it becomes. */
import * as v from "valibot";
import type { Tables } from "#supabase/database.types.ts";
import { httpsLink, partsOf, textsOf, words, wordsIfAny } from "../kit/schema.ts";

type Link = { name: string; url: string };

/** Links of social networks are lines: "Facebook https://www.facebook.com/shop". */
export const linkFields = (shop: Pick<Tables<"shop">, keyof typeof linksSchema.entries>) => ({
  ...textsOf(shop, linksSchema),
  social: (shop.social as unknown as Link[]).map(({ name, url }) => `${name} ${url}`).join("\n"),
});

const shopOnline = "Shop Online: enter a link that starts with https:// and has no spaces.";
const mostNetworks = 10;

/** Networks whose name is not their address with a capital letter. */
const networks = new Map([
  ["tiktok", "TikTok"],
  ["youtube", "YouTube"],
  ["linkedin", "LinkedIn"],
  ["twitter", "X"],
]);

/** What a link is called that was pasted without a name: "https://www.youtube.com/@shop" is "YouTube". */
function networkOf(url: string) {
  const word = new URL(url).hostname.split(".").at(-2) ?? "";
  return networks.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1);
}

const social = v.pipe(
  v.string(),
  v.rawTransform<string, Link[]>(({ dataset, addIssue, NEVER }) => {
    const links: Link[] = [];
    for (const line of partsOf(dataset.value)) {
      const [, name = "", url = ""] = /^(.*?)[\s:]*(\S*)$/.exec(line) ?? [];
      const isLink = /^https:\/\/[^\s"<>]+\.[^\s"<>]+$/.test(url) && URL.canParse(url);
      if (!isLink || name.length > 40 || url.length > 400) {
        addIssue({
          message: `Enter one link that starts with https:// in each line, not “${line}”.`,
        });
        return NEVER;
      }
      links.push({ name: name || networkOf(url), url });
    }
    if (links.length <= mostNetworks) return links;
    addIssue({ message: `Enter up to ${mostNetworks} links.` });
    return NEVER;
  }),
);

/** The row that a form stands for. */
export const linksSchema = v.object({
  name: words(60, "Enter the store name, up to 60 characters."),
  area: wordsIfAny(60, "Enter the area in up to 60 characters."),
  description: words(600, "Describe the store in up to 600 characters."),
  shop_online_url: v.union(
    [v.pipe(v.string(), v.trim(), v.empty()), httpsLink(shopOnline)],
    shopOnline,
  ),
  payment_provider: words(60, "Enter the card payment provider, up to 60 characters."),
  social,
});
