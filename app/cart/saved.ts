/** The saved list, newest first, and what is to be compared, in the order in which it was ticked: product slugs. */
import { persistedStore } from "#app/lib/persisted-store.ts";

export type Saved = readonly string[];

/** A list is sent by text as one link, which cannot grow for ever. */
export const maxSaved = 60;

/** The slugs in what was found on the device or in a link: each once, and nothing else. */
export function parseSlugs(found: unknown): Saved {
  if (!Array.isArray(found)) return [];
  const slugs = found.filter(
    (slug): slug is string => typeof slug === "string" && /^[a-z0-9-]{1,90}$/.test(slug),
  );
  return [...new Set(slugs)].slice(0, maxSaved);
}

export const savedStore = persistedStore<Saved>("saved.v1", parseSlugs);

/** The most that stand side by side. */
export const maxCompared = 4;

/** What is ticked to be compared, of every kind. */
export const comparedStore = persistedStore<Saved>("compare.v1", parseSlugs);

/** Puts a slug first, or last, or takes it out when it is there already. */
export function toggle(saved: Saved, slug: string, isLast = false): Saved {
  return saved.includes(slug)
    ? saved.filter((other) => other !== slug)
    : parseSlugs(isLast ? [...saved, slug] : [slug, ...saved]);
}
