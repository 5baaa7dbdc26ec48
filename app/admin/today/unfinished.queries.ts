/** What the shop's own server could not do. */
import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { read } from "../requests.ts";

export const unfinishedQuery = queryOptions({
  queryKey: ["unfinished"],
  queryFn: ({ signal }) => read(signal, db().rpc("unfinished_work")),
  refetchInterval: 30_000,
});
