/** Writes hours. Each throws where the database refuses, or no row was changed. */
import { db } from "#app/lib/supabase.ts";
import { changedRows } from "../requests.ts";
import type { SpecialRow, WeekRow } from "./hours.ts";

export async function writeDays(rows: SpecialRow[]) {
  await db().from("special_days").upsert(rows, { onConflict: "showroom,day" }).throwOnError();
}

/** With a version, only while it is the day's. */
export async function deleteDay(
  { showroom, day }: Pick<SpecialRow, "showroom" | "day">,
  version?: number,
) {
  const removal = db()
    .from("special_days")
    .delete()
    .match({ showroom, day, ...(version !== undefined && { version }) });
  changedRows(await removal.select("day").throwOnError());
}

export async function writeWeek(rows: WeekRow[]) {
  await db().from("opening_hours").upsert(rows, { onConflict: "showroom,weekday" }).throwOnError();
}
