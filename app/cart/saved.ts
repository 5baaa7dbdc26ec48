/** The saved list: product slugs, newest first, and the link that carries it to another device. */

import { persistedStore } from "#app/lib/persisted-store.ts";

export type Saved = readonly string[];

const longest = 60;

/** The slugs in what was found on the device or in a link: each once, and nothing else. */
export function parseSlugs(found: unknown): Saved {
  if (!Array.isArray(found)) return [];
  const slugs = found.filter(
    (slug): slug is string => typeof slug === "string" && /^[a-z0-9-]{1,90}$/.test(slug),
  );
  return [...new Set(slugs)].slice(0, longest);
}

export const savedStore = persistedStore<Saved>("saved.v1", parseSlugs);

/** Puts a slug first, or takes it out when it is there already. */
export function toggle(saved: Saved, slug: string): Saved {
  return saved.includes(slug)
    ? saved.filter((other) => other !== slug)
    : parseSlugs([slug, ...saved]);
}

/** The own list with what was sent added before it. */
export function keep(saved: Saved, sent: Saved): Saved {
  return parseSlugs([...sent, ...saved]);
}

/** "/saved?items=oak-bed,jug-lamp", under the given origin. */
export function savedLink(origin: string, saved: Saved) {
  return `${origin}/saved?items=${saved.join(",")}`;
}

/** What a shared link carries; nothing when it is not one. */
export function slugsFromLink(params: URLSearchParams): Saved {
  return parseSlugs(params.get("items")?.split(","));
}

/** Opens the phone's messages with the list's link written out. The `?&` suits iPhones and Android. */
export function textListHref(shopName: string, link: string) {
  return `sms:?&body=${encodeURIComponent(`Furniture I saved at ${shopName}: ${link}`)}`;
}
