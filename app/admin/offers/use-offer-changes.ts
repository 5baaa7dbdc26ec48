import { useQueryClient } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { refreshRecords, undoChanges } from "../records/record-writes.ts";
import { offerUndo } from "../undo/undo-store.ts";
import type { Dated } from "./offer.ts";
import { endOffer, removeOffer, tableOf } from "./offer-writes.ts";

/** Ends and removes offers and notices; each can be undone. Throws what the database refuses. */
export function useOfferChanges() {
  const client = useQueryClient();

  async function done(title: string, table: string, record: string) {
    const { data } = await db()
      .from("changes")
      .select("id")
      .eq("table_name", table)
      .eq("record", record)
      .order("id", { ascending: false })
      .limit(1);
    const change = data?.[0]?.id;
    if (change !== undefined) {
      offerUndo({
        title,
        undo: () => undoChanges([change]),
      });
    }
    await refreshRecords(client);
  }

  async function end(offer: Dated) {
    await endOffer(offer);
    await done(`“${offer.words}” has ended.`, tableOf(offer.place), offer.id);
  }

  async function remove(offer: Dated) {
    await removeOffer(offer);
    await done(`“${offer.words}” is removed.`, tableOf(offer.place), offer.id);
  }

  return { end, remove };
}
