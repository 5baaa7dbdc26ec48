import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import type { Policy } from "#shop/policy.ts";
import type { Tables } from "#supabase/database.types.ts";
import { undoOf } from "../records/row-writes.ts";
import { changedRows, read, rowsQuery } from "../requests.ts";

export const showroomsQuery = rowsQuery(
  ["showrooms"],
  () => db().from("showrooms").select("*").order("id"),
  { staleTime: 30_000 },
);

export const lendersQuery = rowsQuery(
  ["lenders"],
  () => db().from("lenders").select("*").order("position"),
  { staleTime: 30_000 },
);

export const zonesQuery = rowsQuery(["delivery-zones"], () =>
  db().from("delivery_zones").select("*").order("position").order("area"),
);

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

/** Changes the shop's facts over the version that is given; answers how that is taken back. Throws what the database refuses. */
export async function writeShop(
  { name }: Pick<Tables<"shop">, "name">,
  row: Partial<Tables<"shop">> & Pick<Tables<"shop">, "version">,
) {
  changedRows(
    await db().from("shop").update(row).eq("the_only_row", true).select("version").throwOnError(),
  );
  return { undo: await undoOf("shop", row.name ?? name, row.version + 1) };
}
