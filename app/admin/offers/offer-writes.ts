/** Writes offers, notices and packages. Each throws where the database refuses, or no row was changed. */
import { db } from "#app/lib/supabase.ts";
import { changedRows, requestTimeout } from "../requests.ts";
import { type Dated, type Fields, rowOf } from "./offer.ts";
import type { PackageRow } from "./package.ts";

/** Notices have a table of their own. */
export const tableOf = (place: string) => (place === "notice" ? "notices" : "offers") as "notices";

/** A new one, or `over` with other words and dates; answers its id. */
export async function saveOffer(fields: Fields, over?: Pick<Dated, "id" | "version">) {
  const table = tableOf(fields.place);
  // The two tables share what is asked of them here; each row goes to its own.
  const row = rowOf(fields) as never;
  const write = over
    ? db()
        .from(table)
        .update({ ...(row as object), version: over.version } as never)
        .eq("id", over.id)
    : db().from(table).insert(row);
  const [saved] = changedRows(
    await write.select("id").abortSignal(requestTimeout()).throwOnError(),
  );
  return saved!.id;
}

export async function endOffer({ id, place, version }: Dated) {
  changedRows(
    await db()
      .from(tableOf(place))
      .update({ ends_at: new Date().toISOString(), version })
      .eq("id", id)
      .select("id")
      .abortSignal(requestTimeout())
      .throwOnError(),
  );
}

/** As it is shown: what somebody else has changed since stays. */
export async function removeOffer({ id, place, version }: Dated) {
  changedRows(
    await db()
      .from(tableOf(place))
      .delete()
      .eq("id", id)
      .eq("version", version)
      .select("id")
      .abortSignal(requestTimeout())
      .throwOnError(),
  );
}

export type PackageChange = Partial<Pick<PackageRow, "product_ids" | "state">>;

/** `version` is the one that it was made over. */
export async function changePackage(id: string, change: PackageChange & { version: number }) {
  changedRows(
    await db()
      .from("packages")
      .update(change)
      .eq("id", id)
      .select("id")
      .abortSignal(requestTimeout())
      .throwOnError(),
  );
}
