/** What the settings read beside the shop's own row. */
import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import type { Policy } from "#shop/policy.ts";
import { read } from "../requests.ts";

export const showroomsQuery = queryOptions({
  queryKey: ["showrooms"],
  queryFn: ({ signal }) => read(signal, db().from("showrooms").select("*").order("id")),
  staleTime: 30_000,
});

export const lendersQuery = queryOptions({
  queryKey: ["lenders"],
  queryFn: ({ signal }) => read(signal, db().from("lenders").select("*").order("position")),
  staleTime: 30_000,
});

/** Where the truck goes, in the order of the settings. */
export const zonesQuery = queryOptions({
  queryKey: ["delivery-zones"],
  queryFn: ({ signal }) =>
    read(signal, db().from("delivery_zones").select("*").order("position").order("area")),
});

/** When no text leaves, and when the last backup was made. */
export const systemStateQuery = queryOptions({
  queryKey: ["standing"],
  queryFn: async ({ signal }) => {
    const data = await read(signal, db().rpc("store_standing"));
    return data[0] ?? null;
  },
  staleTime: 30_000,
});

/** The policies as the site was published with them, with `{phone}` and its like in them. */
export const policyTextsQuery = queryOptions({
  queryKey: ["policy-texts"],
  queryFn: async ({ signal }): Promise<Policy[]> => {
    const answer = await fetch("/policies.json", { signal });
    if (!answer.ok) throw new Error(`The policies couldn’t be loaded (${answer.status}).`);
    return answer.json();
  },
});
