import { db } from "#app/lib/supabase.ts";
import type { Act } from "../kit/use-write.ts";
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

export type SpecialDay = Omit<SpecialRow, "version">;

export function setDays(
  shown: readonly SpecialRow[],
  days: readonly SpecialDay[],
  title: string,
  /** What a day that is set for the first time counts from. */
  first = newVersion(),
): Act {
  const before = days.map(({ showroom, day }) =>
    shown.find((row) => row.showroom === showroom && row.day === day),
  );
  const rows = days.map((day, at) => ({ ...day, version: before[at]?.version ?? first }));
  async function undo() {
    const added = days.filter((_, at) => !before[at]);
    for (const day of added) await deleteDay(day);
    // As they were, over whatever version they have now.
    const changed = before.filter((row) => row !== undefined);
    if (changed.length > 0) {
      await writeDays(changed.map((row) => ({ ...row, version: row.version + 1 })));
    }
  }
  return async () => {
    await writeDays(rows);
    return { title, undo };
  };
}

/** The week's hours again. */
export function removeDay(row: SpecialRow, title: string): Act {
  const again = { ...row, version: newVersion() };
  return async () => {
    await deleteDay(row, row.version);
    return { title, undo: () => writeDays([again]) };
  };
}

/**
 * A new row counts from a number of its own: where somebody else has just set the same day, theirs bears
 * another one, and this is a conflict instead of a change over it.
 */
export const newVersion = () => crypto.getRandomValues(new Uint32Array(1))[0]! >>> 2;
