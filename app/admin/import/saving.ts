/** Sends rows to the shop: as many as one request takes, each of them one step of the history. */
import { db } from "#app/lib/supabase.ts";
import { undoChanges } from "../records/record-writes.ts";
import type { ImportRow } from "./row.ts";

/** What a request of staff may have, with room to spare, in bytes. */
const mostBytes = 800_000;
const mostRows = 400;

export type Save = NonNullable<ImportRow["save"]> & { pictures?: unknown[] };

export interface Saved {
  line: number;
  save: Save;
}

/** The rows in batches that fit into a request. */
export function batchesOf(rows: readonly Saved[]): Saved[][] {
  const batches: Saved[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const size = new TextEncoder().encode(JSON.stringify(row.save)).length + 1;
    if (bytes + size > mostBytes || batches.at(-1)!.length >= mostRows) {
      batches.push([]);
      bytes = 0;
    }
    batches.at(-1)!.push(row);
    bytes += size;
  }
  return batches;
}

/** The database refused a row; nothing of its batch was saved. */
export class RefusedRow extends Error {
  override readonly name = "RefusedRow";
  readonly line: number;
  constructor(line: number, cause: unknown) {
    super("A row was refused.", { cause });
    this.line = line;
  }
}

/**
 * Saves batch by batch; called again after a lost answer or a refusal it goes on behind those that were saved.
 * `done` has the changes of each batch that was saved, and the lines of all.
 */
export async function saveBatches(
  batches: readonly Saved[][],
  done: number[][],
  onDone: (lines: number[]) => void,
) {
  for (const batch of batches.slice(done.length)) {
    const { data, error } = await db().rpc("import_products", {
      rows: batch.map(({ save }) => save) as never,
    });
    if (error) {
      const at = /^row (\d+)$/.exec(error.hint ?? "")?.[1];
      throw at ? new RefusedRow(batch[Number(at) - 1]!.line, error) : error;
    }
    done.push(data);
    onDone(batch.map(({ line }) => line));
  }
}

/** Takes batches back, the newest first; those that were taken back before stay so. */
export async function takeBack(done: readonly number[][]) {
  for (const changes of done.toReversed()) await undoChanges(changes);
}
