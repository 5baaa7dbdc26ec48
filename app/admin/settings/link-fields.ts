import * as v from "valibot";
import type { Tables } from "#supabase/database.types.ts";
import { field } from "../kit/fields.tsx";
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

export const linksSchema = v.object({
  name: field("Name", words(60, "Enter the store name, up to 60 characters.")),
  area: field("Area you sell in", wordsIfAny(60, "Enter the area in up to 60 characters."), {
    placeholder: "the cities of your showrooms",
  }),
  description: field(
    "Description for search engines",
    words(600, "Describe the store in up to 600 characters."),
    { rows: 2 },
  ),
  shop_online_url: field(
    "Shop Online (leave empty without one)",
    v.union([v.pipe(v.string(), v.trim(), v.empty()), httpsLink(shopOnline)], shopOnline),
    { type: "url" },
  ),
  payment_provider: field(
    "Card payment provider, named at checkout",
    words(60, "Enter the card payment provider, up to 60 characters."),
  ),
  social: field("Social pages, one link a line; none is fine", social, {
    placeholder: "Instagram https://www.instagram.com/yourstore",
    rows: 3,
  }),
});
