/** The link that carries a saved list to another device. */
import { parseSlugs, type Saved } from "./saved.ts";

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

/** The own list with what was sent added before it. */
export function mergeSaved(saved: Saved, sent: Saved): Saved {
  return parseSlugs([...sent, ...saved]);
}
