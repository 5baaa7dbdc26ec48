import { useQueryClient } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { putBack, refreshCatalog } from "../catalog/catalog-writes.ts";
import { requestTimeout } from "../requests.ts";
import { offerUndo } from "../undo/undo-store.ts";
import { type Dated, type Fields, rowOf } from "./offer.ts";

/** Notices have a table of their own. */
export const tableOf = (place: string) => (place === "notice" ? "notices" : "offers") as "notices";

/** Saves, ends and removes offers and notices; each can be undone. Throws what the database refuses. */
export function useOfferChanges() {
  const client = useQueryClient();

  async function done(title: string, table: string, record: string) {
    const { data } = await db()
      .from("changes")
      .select("id")
      .eq("table_name", table)
      .eq("record", record)
      .order("id", { ascending: false })
      .limit(1)
      .abortSignal(requestTimeout());
    const change = data?.[0]?.id;
    if (change !== undefined) {
      offerUndo({
        title,
        undo: async () => {
          await putBack([change]);
          await refreshCatalog(client);
        },
      });
    }
    await refreshCatalog(client);
  }

  /** A new one, or `over` with other words and dates. */
  async function save(fields: Fields, over?: Pick<Dated, "id" | "version">) {
    const table = tableOf(fields.place);
    // The two tables share what is asked of them here; each row goes to its own.
    const row = rowOf(fields) as never;
    const { data } = await (over
      ? db()
          .from(table)
          .update({ ...(row as object), version: over.version } as never)
          .eq("id", over.id)
      : db().from(table).insert(row)
    )
      .select("id")
      .abortSignal(requestTimeout())
      .throwOnError();
    await done(`“${fields.words.trim()}” is saved.`, table, data[0]?.id ?? over?.id ?? "");
  }

  async function end({ id, place, words, version }: Dated) {
    const table = tableOf(place);
    await db()
      .from(table)
      .update({ ends_at: new Date().toISOString(), version })
      .eq("id", id)
      .abortSignal(requestTimeout())
      .throwOnError();
    await done(`“${words}” has ended.`, table, id);
  }

  async function remove({ id, place, words }: Dated) {
    const table = tableOf(place);
    await db().from(table).delete().eq("id", id).abortSignal(requestTimeout()).throwOnError();
    await done(`“${words}” is removed.`, table, id);
  }

  return { save, end, remove };
}
