import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import type { AskedSales, FoundSales } from "./sales.ts";

export async function readSales(asked: AskedSales, signal: AbortSignal): Promise<FoundSales> {
  const { data } = await db()
    .rpc("read_sales", { asked: { ...asked } })
    .abortSignal(signal)
    .throwOnError();
  return data as unknown as FoundSales;
}

export const salesKey = ["sales"];

export const salesQuery = (asked: AskedSales) =>
  queryOptions({
    queryKey: [...salesKey, asked],
    queryFn: ({ signal }) => readSales(asked, signal),
    staleTime: 5_000,
    refetchInterval: 30_000,
  });
