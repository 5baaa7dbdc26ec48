/** The search itself, made of its index in the browser when somebody is about to search. */
import { useEffect, useState } from "react";
import type { DeliveryFacts } from "#app/delivery/delivery-file.ts";
import { zipStore } from "#app/delivery/zip-field.tsx";
import { loadJson } from "#app/lib/load-json.ts";
import { loadSiteIndex } from "#app/site/site-index.ts";
import { createSearch, type Search } from "./search.ts";
import type { SearchEntry } from "./search-entry.ts";

let making: Promise<Search> | undefined;
let made: Search | undefined;

/** Made once per visit; after a failure the next call tries again. */
export function loadSearch() {
  making ??= makeSearch().catch((error) => {
    making = undefined;
    throw error;
  });
  return making;
}

async function makeSearch(): Promise<Search> {
  const [entries, facts] = await Promise.all([
    loadSiteIndex(),
    // Without it, the pages that answer are named.
    loadJson<DeliveryFacts>("/delivery.json").catch(() => undefined),
  ]);
  made = await createSearch(entries as readonly SearchEntry[], facts, zipStore.read);
  return made;
}

export function useSearch() {
  // Back finds its place only if the results are drawn at once.
  const [search, setSearch] = useState(() => made);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    loadSearch().then(
      (search) => left || setSearch(() => search),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, []);
  return { search, failed };
}
