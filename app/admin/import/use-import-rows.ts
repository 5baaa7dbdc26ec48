import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { knownProductsQuery } from "./known-products.queries.ts";
import { type Mended, readRows } from "./read-rows.ts";
import { recordsOf } from "./records.ts";
import type { ImportRow } from "./row.ts";
import type { Settings } from "./settings.ts";
import type { ImportFile } from "./use-import-file.ts";

/** What each row of a file comes to beside the store's products; those in `imported` are there already. */
export function useImportRows(
  { table, mapping, source }: Partial<ImportFile>,
  settings: Settings | undefined,
  mended: Mended,
  imported: ReadonlySet<number>,
) {
  const products = useQuery(knownProductsQuery);
  const [rows, setRows] = useState<ImportRow[]>();
  const read = useMemo(
    () => (table && mapping ? recordsOf(table, mapping, source) : undefined),
    [table, mapping, source],
  );
  useEffect(() => {
    if (!read || !products.data || !settings) return;
    const stop = new AbortController();
    const leftOut = new Set([...mended.leftOut, ...imported]);
    void readRows(read.records, products.data, settings, { ...mended, leftOut }, stop.signal).then(
      (next) => {
        if (!stop.signal.aborted) setRows(next);
      },
    );
    return () => stop.abort();
  }, [read, products.data, settings, mended, imported]);
  return { products, read, rows, forgetRows: () => setRows(undefined) };
}
