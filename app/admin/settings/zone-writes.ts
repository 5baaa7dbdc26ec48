/** Writes the areas that the truck goes to. Each throws where the database refuses, or no row was changed. */
import { db } from "#app/lib/supabase.ts";
import { changedRows } from "../requests.ts";
import type { ZoneRow } from "./zone-fields.ts";

/** A row as it is typed; the database counts its versions. */
export type Zone = Omit<ZoneRow, "version" | "updated_at">;

const zones = () => db().from("delivery_zones");

export async function addZone(zone: Zone) {
  await zones().insert(zone).throwOnError();
}

/** `version` is the one that it was made over. */
export async function changeZone(zone: Zone, version: number) {
  changedRows(
    await zones()
      .update({ ...zone, version })
      .eq("id", zone.id)
      .select("id")
      .throwOnError(),
  );
}

/** What somebody else has changed since that version stays. */
export async function removeZone(id: string, version: number) {
  changedRows(
    await zones().delete().eq("id", id).eq("version", version).select("id").throwOnError(),
  );
}
