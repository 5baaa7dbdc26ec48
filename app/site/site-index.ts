/** The small list of everything the shop has and says, as the browser reads it from one static file. */
import { useEffect, useState } from "react";

export interface SiteIndexEntry {
  title: string;
  href: string;
  /** "Bedroom", "Package", "Article", "Answer": what it is, in a word. */
  kind: string;
  /** Of a product: the number that stands on its tag. */
  id?: string;
  priceCents?: number;
  originalPriceCents?: number;
  /** It stands on its list as sold, for a few days. */
  sold?: true;
  /** Picture address without width and format. */
  image?: string;
}

export const siteIndexPath = "/search-index.json";

let loading: Promise<readonly SiteIndexEntry[]> | undefined;
let loaded: readonly SiteIndexEntry[] | undefined;

/** Loads the list once per visit; after a failure the next call tries again. */
export function loadSiteIndex() {
  loading ??= fetchIndex().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchIndex(): Promise<readonly SiteIndexEntry[]> {
  const response = await fetch(siteIndexPath);
  if (!response.ok) throw new Error(`${siteIndexPath} answered ${response.status}`);
  loaded = (await response.json()) as readonly SiteIndexEntry[];
  return loaded;
}

/** The list, loaded as soon as it is wanted. */
export function useSiteIndex(wanted: boolean) {
  // Back finds its place only if the list is drawn at once.
  const [entries, setEntries] = useState(loaded);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    setFailed(false);
    loadSiteIndex().then(
      (arrived) => left || setEntries(arrived),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [wanted]);
  return { entries, failed };
}

/** The entries with these slugs, in the slugs' order. A slug is the last part of an address. */
export function entriesOf(slugs: readonly string[], entries: readonly SiteIndexEntry[]) {
  const bySlug = new Map(entries.map((entry) => [entry.href.split("/").at(-1), entry]));
  return slugs.map((slug) => bySlug.get(slug)).filter((entry) => entry !== undefined);
}
