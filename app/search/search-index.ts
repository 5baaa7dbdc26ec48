/** The small list of everything the shop has and says, as the browser reads it from one static file. */
import { useEffect, useState } from "react";

export interface SearchEntry {
  title: string;
  href: string;
  /** "Bedroom", "Package", "Article": what it is, in a word. */
  kind: string;
  priceCents?: number;
  originalPriceCents?: number;
  /** Picture address without width and format. */
  image?: string;
  /** What else one might call it, in lower case. */
  words: string;
}

export const searchIndexPath = "/search-index.json";

let loading: Promise<readonly SearchEntry[]> | undefined;

/** Loads the list once per visit; after a failure the next call tries again. */
export function loadSearchIndex() {
  loading ??= fetchIndex().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchIndex(): Promise<readonly SearchEntry[]> {
  const response = await fetch(searchIndexPath);
  if (!response.ok) throw new Error(`${searchIndexPath} answered ${response.status}`);
  return response.json();
}

/** The list, loaded as soon as it is wanted. */
export function useSearchIndex(wanted: boolean) {
  const [entries, setEntries] = useState<readonly SearchEntry[]>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    setFailed(false);
    loadSearchIndex().then(
      (loaded) => left || setEntries(loaded),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [wanted]);
  return { entries, failed };
}

/** The entries with these slugs, in the slugs' order. A slug is the last part of an address. */
export function entriesOf(slugs: readonly string[], entries: readonly SearchEntry[]) {
  const bySlug = new Map(entries.map((entry) => [entry.href.split("/").at(-1), entry]));
  return slugs.map((slug) => bySlug.get(slug)).filter((entry) => entry !== undefined);
}
