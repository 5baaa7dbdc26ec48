/** The search itself, made of its index in the browser when somebody is about to search. */
import { useEffect, useState } from "react";
import { loadCatalogIndex } from "#app/catalog/catalog-index.ts";
import { createSearch, type Search } from "./search.ts";
import type { SearchEntry } from "./search-entry.ts";

let making: Promise<Search> | undefined;

/** Made once per visit; after a failure the next call tries again. */
export function loadSearch() {
  making ??= loadCatalogIndex()
    .then((entries) => createSearch(entries as readonly SearchEntry[]))
    .catch((error) => {
      making = undefined;
      throw error;
    });
  return making;
}

export function useSearch() {
  const [search, setSearch] = useState<Search>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    loadSearch().then(
      (made) => left || setSearch(() => made),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, []);
  return { search, failed };
}
