/** Writes the areas that the truck goes to. Each throws where the database refuses, or no row was changed. */
import { db } from "#app/lib/supabase.ts";
import { deleteRow, writeRow } from "../records/row-writes.ts";
import type { ZoneRow } from "./zone-fields.ts";

/** A row as it is typed; the database counts its versions. */
export type Zone = Omit<ZoneRow, "version" | "updated_at">;

export async function addZone(zone: Zone) {
  await db().from("delivery_zones").insert(zone).throwOnError();
}

/** `version` is the one that it was made over. */
export const changeZone = (zone: Zone, version: number) =>
  writeRow("delivery_zones", zone.id, { ...zone, version });

/** What somebody else has changed since that version stays. */
export const removeZone = (id: string, version: number) => deleteRow("delivery_zones", id, version);
