import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { read } from "../requests.ts";
import type { AskedSales, FoundSales, LotResult, SoldLine } from "./sales.ts";

export async function readSales(asked: AskedSales, signal: AbortSignal): Promise<FoundSales> {
  return read<FoundSales>(signal, db().rpc("read_sales", { asked: { ...asked } }));
}

export const salesQuery = (asked: AskedSales) =>
  queryOptions({
    queryKey: ["sales", asked],
    queryFn: ({ signal }) => readSales(asked, signal),
    staleTime: 5_000,
    refetchInterval: 30_000,
  });

const linesPerRequest = 1_000;

/** Every line that matches, the newest first. */
export async function readAllSales(asked: AskedSales): Promise<SoldLine[]> {
  const lines: SoldLine[] = [];
  for (;;) {
    const { signal } = new AbortController();
    const found = await readSales({ ...asked, most: linesPerRequest, skip: lines.length }, signal);
    lines.push(...found.lines);
    if (found.lines.length < linesPerRequest) return lines;
  }
}

/** What lots brought. For who is not limited to the sales floor. */
export const lotResultsQuery = queryOptions({
  queryKey: ["sales", "lots"],
  queryFn: ({ signal }) => read<LotResult[]>(signal, db().rpc("read_lots")),
  staleTime: 30_000,
});
