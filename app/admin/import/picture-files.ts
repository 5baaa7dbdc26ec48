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

/** "dl-84 (3).jpg" by "dl-84 (3)" and by "dl-84", so that many rows find theirs among many files. */
const byStem = new WeakMap<PictureFiles, ReadonlyMap<string, string[]>>();

function stemsOf(files: PictureFiles) {
  const known = byStem.get(files);
  if (known) return known;
  const stems = new Map<string, string[]>();
  for (const name of files.keys()) {
    const stem = name.replace(/\.\w+$/, "");
    for (const key of new Set([stem, stem.replace(/[-_ (]+\d{1,2}\)?$/, "")])) {
      const names = stems.get(key) ?? [];
      names.push(name);
      stems.set(key, names);
    }
  }
  byStem.set(files, stems);
  return stems;
}

/** The file that a cell's words name, whatever it was converted to: "https://…/DL-Gray.heic?v=1", "dl-gray". */
function fileNamed(path: string, files: PictureFiles): string[] {
  const name = baseOf(path.replace(/[?#].*$/, ""));
  if (files.has(name)) return [name];
  const stem = name.replace(/\.(jpe?g|png|webp|gif|heic|avif|tiff?|bmp)$/, "");
  return (stemsOf(files).get(stem) ?? []).filter((one) => one.replace(/\.\w+$/, "") === stem);
}

/** The names of a product's pictures: those that its row names, or those that begin with its SKU or number. */
export function pictureNames(
  { cells, known, pictures }: Pick<ImportRow, "cells" | "known" | "pictures">,
  files: PictureFiles,
): string[] {
  if (files.size === 0) return [];
  const keys = [cells.sku, known?.row.id, cells.group].flatMap((key) => key?.toLowerCase() ?? []);
  // "dl-84.jpg", "dl-84-2.jpg", "dl-84 (3).jpg", and not "dl-840.jpg".
  const named = keys
    .flatMap((key) => stemsOf(files).get(key) ?? [])
    .toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
  const said = pictures.flatMap((path) => fileNamed(path, files));
  return [...new Set([...said, ...named])].slice(0, maxPictures);
}

export const missingPictures = ({ pictures }: Pick<ImportRow, "pictures">, files: PictureFiles) =>
  pictures.filter((path) => fileNamed(path, files).length === 0);
