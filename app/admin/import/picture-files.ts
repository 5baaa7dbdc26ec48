/** Pictures of a chosen folder or ZIP, found by their names. */
import { unzipSync } from "fflate";
import { maxBytes, maxPictures } from "../pictures/picture.ts";
import type { ImportRow } from "./row.ts";
import { FileProblem } from "./table.ts";

/** Each picture by its name in small letters, read when it is needed. */
export type PictureFiles = ReadonlyMap<string, () => File>;

const isPicture = (name: string) => /\.(jpe?g|png|webp)$/i.test(name);
const baseOf = (path: string) => path.slice(path.lastIndexOf("/") + 1).toLowerCase();
const mostZipBytes = 500 * 1_048_576;
const mostFiles = 20_000;

export async function picturesIn(files: readonly File[]): Promise<PictureFiles> {
  const found = new Map<string, () => File>();
  for (const file of files.slice(0, mostFiles)) {
    if (isPicture(file.name)) found.set(file.name.toLowerCase(), () => file);
    else if (/\.zip$/i.test(file.name))
      for (const [name, read] of await picturesInZip(file)) found.set(name, read);
  }
  return found;
}

async function picturesInZip(zip: File) {
  if (zip.size > mostZipBytes)
    throw new FileProblem("The ZIP is larger than 500 MB. Choose the folder instead.");
  const bytes = new Uint8Array(await zip.arrayBuffer());
  const found: [string, () => File][] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name: path, originalSize }) => {
        const isTaken = isPicture(path) && !path.startsWith("__MACOSX") && originalSize <= maxBytes;
        if (isTaken && found.length < mostFiles) {
          found.push([
            baseOf(path),
            () =>
              new File(
                [
                  Object.values(
                    unzipSync(bytes, { filter: (one) => one.name === path }),
                  )[0] as BlobPart,
                ],
                baseOf(path),
              ),
          ]);
        }
        return false;
      },
    });
  } catch {
    throw new FileProblem("The ZIP is damaged and can’t be unpacked.");
  }
  return found;
}

/** The names of a product's pictures: those that its row names, or those that begin with its SKU or number. */
export function pictureNames(
  { cells, known, pictures }: Pick<ImportRow, "cells" | "known" | "pictures">,
  files: PictureFiles,
): string[] {
  const said = pictures.flatMap((path) => {
    const name = baseOf(path.replace(/[?#].*$/, ""));
    return files.has(name)
      ? [name]
      : [...files.keys()].filter((one) => one.replace(/\.\w+$/, "") === name);
  });
  const keys = [cells.sku, known?.row.id, cells.group].flatMap((key) =>
    key ? [key.toLowerCase()] : [],
  );
  // "dl-84.jpg", "dl-84-2.jpg", "dl-84 (3).jpg", and not "dl-840.jpg".
  const named = [...files.keys()]
    .filter((name) =>
      keys.some(
        (key) => name.startsWith(key) && /^([-_ (]+\d{1,2}\)?)?\.\w+$/.test(name.slice(key.length)),
      ),
    )
    .toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
  return [...new Set([...said, ...named])].slice(0, maxPictures);
}
