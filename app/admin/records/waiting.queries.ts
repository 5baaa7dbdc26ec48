/** How many people wait for a text about a product, or about one that isn't here yet. */
import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import type { Database } from "#supabase/database.types.ts";

export type Waiting = Database["public"]["Functions"]["waiting_shoppers"]["Returns"][number];

/** What is waited for, by the most people first. */
export const waitingQuery = queryOptions({
  queryKey: ["waiting-shoppers"],
  queryFn: async ({ signal }): Promise<Waiting[]> => {
    const { data } = await db().rpc("waiting_shoppers").abortSignal(signal).throwOnError();
    return data;
  },
  staleTime: 30_000,
});
