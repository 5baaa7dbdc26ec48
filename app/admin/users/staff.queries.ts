import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { colleaguesOf } from "./colleagues.ts";

/** Everybody who can work a lead, by name. */
export const staffQuery = queryOptions({
  queryKey: ["staff"],
  queryFn: ({ signal }) => readStaff(signal),
  staleTime: 300_000,
});

export async function readStaff(signal: AbortSignal) {
  const { data } = await db().rpc("list_staff").abortSignal(signal).throwOnError();
  return colleaguesOf(data);
}
