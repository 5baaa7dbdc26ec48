import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { read } from "../requests.ts";
import { colleaguesOf } from "./colleagues.ts";

/** Everybody who can work a lead, by name. */
export const staffQuery = queryOptions({
  queryKey: ["staff"],
  queryFn: ({ signal }) => readStaff(signal),
  staleTime: 300_000,
});

export async function readStaff(signal: AbortSignal) {
  const data = await read(signal, db().rpc("list_staff"));
  return colleaguesOf(data);
}
