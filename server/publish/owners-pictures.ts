/** The owner's pictures among the files of a release. */

import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { filesOf, madePictures, ownersFilesOf } from "#server/pictures/picture-files.ts";
import type { Manifest } from "#server/site/manifest.ts";
import type { NewFile } from "#server/site/store-files.ts";
import { own } from "#shop/own.ts";
import type { PublishedRows } from "./published-rows.ts";

/** Their names begin so; those of the studio are the slugs of products. */
const isOwners = (name: string) => name.startsWith("photo-");
const pathOf = (file: string) => `/pictures/${file}`;

/**
 * The rows without the pictures that nobody sees or whose files are gone, the files that the release lacks,
 * and the addresses that it needs no more.
 */
export function ownersPictures(rows: PublishedRows, from: Pick<Manifest, "files">, folder: string) {
  const shown = new Set([
    ...Object.values(rows.photos ?? {})
      .flat()
      .map(({ name }) => name),
    ...(rows.articles ?? []).map(({ picture }) => picture),
  ]);
  const added: NewFile[] = [];
  const needed = new Set<string>();
  const pictures = rows.pictures.filter((picture) => {
    // A row that another program wrote brings no files.
    if (!isOwners(picture.name)) {
      return filesOf(picture.name, picture).every((name) => own(from.files, pathOf(name)));
    }
    if (!shown.has(picture.name)) return false;
    const files = ownersFilesOf(picture.name, picture).map((name) => ({
      path: pathOf(name),
      file: join(madePictures(folder), name),
    }));
    const missing = files.filter(({ path }) => !own(from.files, path));
    if (!missing.every(({ file }) => existsSync(file))) return false;
    added.push(...missing);
    for (const { path } of files) needed.add(path);
    return true;
  });
  const unneeded = Object.keys(from.files).filter(
    (path) => path.startsWith(pathOf("photo-")) && !needed.has(path),
  );
  const isAll = pictures.length === rows.pictures.length;
  return { rows: isAll ? rows : { ...rows, pictures }, added, unneeded };
}

/** Their files as a new build takes them over. */
export async function* madePictureFiles(folder: string): AsyncGenerator<NewFile> {
  const names = await readdir(madePictures(folder)).catch((): string[] => []);
  for (const name of names.filter(isOwners)) {
    yield { path: pathOf(name), file: join(madePictures(folder), name) };
  }
}
