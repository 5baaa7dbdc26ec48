/** Pictures go before their rows: a row names them once they are at the shop. */
import { newPicture, type ProductImage, suggestedAlt } from "../pictures/picture.ts";
import { addFile } from "../pictures/read-picture.ts";
import { describeFailure } from "../records/failures.ts";
import type { PictureFiles } from "./picture-files.ts";
import type { ImportRow } from "./row.ts";
import type { Saved } from "./saving.ts";

/** Sends the pictures that the rows name, and answers what is to be saved and which pictures failed, with the reason. */
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
