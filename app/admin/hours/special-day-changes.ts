import type { Undoable } from "../undo/undo-store.ts";
import type { SpecialRow } from "./hours.ts";
import { deleteDay, writeDays } from "./hours-writes.ts";

export type SpecialDay = Omit<SpecialRow, "version">;

/** Sets days over those that are shown, in one transaction. Throws what the database refuses. */
export async function setDays(
  shown: readonly SpecialRow[],
  days: readonly SpecialDay[],
  title: string,
): Promise<Undoable> {
  const before = days.map(({ showroom, day }) =>
    shown.find((row) => row.showroom === showroom && row.day === day),
  );
  await writeDays(
    days.map((day, at) => ({ ...day, version: before[at]?.version ?? ownVersion() })),
  );
  return {
    title,
    undo: async () => {
      const added = days.filter((_, at) => !before[at]);
      for (const day of added) await deleteDay(day);
      // As they were, over whatever version they have now.
      const changed = before.filter((row) => row !== undefined);
      if (changed.length > 0) {
        await writeDays(changed.map((row) => ({ ...row, version: row.version + 1 })));
      }
    },
  };
}

/** The week's hours again. Throws what the database refuses. */
export async function removeDay(row: SpecialRow, title: string): Promise<Undoable> {
  await deleteDay(row, row.version);
  return { title, undo: () => writeDays([{ ...row, version: ownVersion() }]) };
}

/**
 * A new row counts from a number of its own: where somebody else has just set the same day, theirs bears
 * another one, and this is a conflict instead of a change over it.
 */
const ownVersion = () => crypto.getRandomValues(new Uint32Array(1))[0]! >>> 2;
