import { useQueryClient } from "@tanstack/react-query";
import { refreshRecords } from "../records/record-writes.ts";
import { offerUndo } from "../undo/undo-store.ts";
import type { SpecialRow } from "./hours.ts";
import { deleteDay, writeDays } from "./hours-writes.ts";

export type SpecialDay = Omit<SpecialRow, "version">;

/** Saves special days, each step as one transaction that can be undone. Throws what the database refuses. */
export function useHoursChanges(special: readonly SpecialRow[]) {
  const client = useQueryClient();

  /** Where somebody else was first, what they saved is read before the refusal is shown. */
  async function write(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      await refreshRecords(client);
      throw error;
    }
  }

  /** Sets days for one showroom or for both. */
  async function setDays(days: SpecialDay[], title: string) {
    const before = days.map((day) => known(special, day));
    await write(() =>
      writeDays(days.map((day, at) => ({ ...day, version: before[at]?.version ?? ownVersion() }))),
    );
    offerUndo({
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
    });
    await refreshRecords(client);
  }

  async function removeDay(row: SpecialRow, title: string) {
    await write(() => deleteDay(row, row.version));
    offerUndo({
      title,
      undo: () => writeDays([{ ...row, version: ownVersion() }]),
    });
    await refreshRecords(client);
  }

  return { setDays, removeDay };
}

/**
 * A new row counts from a number of its own: where somebody else has just set the same day, theirs bears
 * another one, and this is a conflict instead of a change over it.
 */
const ownVersion = () => crypto.getRandomValues(new Uint32Array(1))[0]! >>> 2;

const known = (special: readonly SpecialRow[], { showroom, day }: SpecialDay) =>
  special.find((row) => row.showroom === showroom && row.day === day);
