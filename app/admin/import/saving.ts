/** Sends rows to the shop: as many as one request takes, each of them one step of the history. */
import { db } from "#app/lib/supabase.ts";
import { newPicture, type ProductImage, suggestedAlt } from "../pictures/picture.ts";
import { addFile } from "../pictures/read-picture.ts";
import { describeFailure } from "../records/failures.ts";
import { undoChanges } from "../records/record-writes.ts";
import { chunksOf } from "../requests.ts";
import type { PictureFiles } from "./picture-files.ts";
import type { ImportRow } from "./row.ts";

/** What a request of staff may have, with room to spare, in bytes. */
const mostBytes = 800_000;
const mostRows = 400;

export type Save = NonNullable<ImportRow["save"]> & { pictures?: unknown[] };

export interface Saved {
  line: number;
  save: Save;
}

/** A row of a lot's manifest: its counts are what is expected, and nothing is in stock before it is received. */
export function asExpected({ stock = {}, product, ...more }: Save, { lot }: { lot: string }): Save {
  const expected = Object.values(stock).reduce((sum, count) => sum + count, 0);
  return { ...more, product: { ...product, lot_id: lot, expected } };
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

async function importProducts(batch: readonly Saved[]): Promise<number[]> {
  const rows = batch.map(({ save }) => save) as never;
  const { data, error } = await db().rpc("import_products", { rows });
  if (error) throw error;
  return data;
}

/** The database ended it because it took too long; nothing of it was saved. */
const isTooLong = (error: unknown) => (error as { code?: string } | null)?.code === "57014";

/**
 * Saves batch by batch, in smaller ones where the database is too slow for these; called again after a lost answer
 * or a refusal it goes on behind those that were saved, which are no longer among `batches`. `done` has the changes
 * of each step that was saved.
 */
export async function saveBatches(
  batches: Saved[][],
  done: number[][],
  onDone: (lines: number[]) => void,
  send = importProducts,
) {
  for (let batch = batches[0]; batch; batch = batches[0]) {
    try {
      done.push(await send(batch));
    } catch (error) {
      if (isTooLong(error) && batch.length > 1) {
        const most = Math.ceil(batch.length / 2);
        batches.splice(0, batches.length, ...batches.flatMap((one) => chunksOf(one, most)));
        continue;
      }
      const at = /^row (\d+)$/.exec((error as { hint?: string } | null)?.hint ?? "")?.[1];
      throw at ? new RefusedRow(batch[Number(at) - 1]!.line, error) : error;
    }
    batches.shift();
    onDone(batch.map(({ line }) => line));
  }
}

/** Takes batches back, the newest first; those that were taken back before stay so. */
export async function takeBack(done: readonly number[][]) {
  for (const changes of done.toReversed()) await undoChanges(changes);
}

export async function sendPictures(
  ready: readonly { row: ImportRow; names: readonly string[] }[],
  files: PictureFiles,
  onSent: (sent: { pictures: number; of: number }) => void,
): Promise<{ saved: Saved[]; failed: string[] }> {
  const failed: string[] = [];
  const saved: Saved[] = [];
  const of = ready.reduce((sum, { names }) => sum + names.length, 0);
  let count = 0;
  const { sendOriginal } = await import("../pictures/storage.ts");
  for (const { row, names } of ready) {
    const images: ProductImage[] = [];
    for (const name of names) {
      const taken = await addFile(files.get(name)!());
      if ("problem" in taken) failed.push(taken.problem);
      else {
        await sendOriginal(taken.name).then(
          () => images.push(newPicture(taken.name, suggestedAlt(row.title, images.length))),
          (error) => failed.push(`${name}: ${describeFailure(error)}`),
        );
      }
      onSent({ pictures: ++count, of });
    }
    const save = row.save ?? {
      product: { id: row.known!.row.id, version: row.known!.row.version },
    };
    saved.push({ line: row.line, save: images.length > 0 ? { ...save, pictures: images } : save });
  }
  return { saved, failed };
}
