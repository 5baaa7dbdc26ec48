/** What the shop's own server could not do. */
import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";

export const unfinishedQuery = queryOptions({
  queryKey: ["unfinished"],
  queryFn: async ({ signal }) => {
    const { data } = await db().rpc("unfinished_work").abortSignal(signal).throwOnError();
    return data;
  },
  refetchInterval: 30_000,
});
