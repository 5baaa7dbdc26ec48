/** The owner's pictures among the files of a release. */

import { existsSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import {
  filesOf,
  iconEnds,
  jpegOf,
  madePictures,
  ownersFilesOf,
} from "#server/pictures/picture-files.ts";
import { hashOf, type Manifest } from "#server/site/manifest.ts";
import type { NewFile } from "#server/site/store-files.ts";
import { own } from "#shop/own.ts";
import type { PublishedRows } from "./published-rows.ts";

/** Their names begin so; those of the studio are the slugs of products. */
const isOwners = (name: string) => name.startsWith("photo-");
const pathOf = (file: string) => `/pictures/${file}`;

/**
 * The rows without the pictures that no one sees or whose files are gone, the files that the release lacks,
 * and the addresses that it needs no more.
 */
export function ownersPictures(rows: PublishedRows, from: Pick<Manifest, "files">, folder: string) {
  const shown = new Set([
    ...Object.values(rows.photos ?? {})
      .flat()
      .map(({ name }) => name),
    ...(rows.articles ?? []).map(({ picture }) => picture),
    ...Object.values(rows.shop_pictures ?? {}),
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
  for (const file of fixedFiles(rows, folder)) {
    const known = own(from.files, file.path);
    if (known && known.hash !== hashOf(file.body)) added.push(file);
  }
  const isAll = pictures.length === rows.pictures.length;
  return { rows: isAll ? rows : { ...rows, pictures }, added, unneeded };
}

const publicFolder = join(import.meta.dirname, "../../public");
const shippedFiles = new Map<string, Uint8Array>();

/** What lies at the addresses of the shop's icon and of its picture for shared pages: the owner's, or what ships. */
function* fixedFiles({ shop_pictures = {}, pictures }: PublishedRows, folder: string) {
  const made = (place: string, endOf: (hash: string, name: string) => string) => {
    const name = own(shop_pictures, place);
    const picture = pictures.find((one) => one.name === name);
    const file = picture && join(madePictures(folder), endOf(picture.hash, picture.name));
    return file && existsSync(file) ? readFileSync(file) : undefined;
  };
  const share = pictures.find(({ name }) => name === shop_pictures.share);
  const wanted = [
    ...Object.entries(iconEnds).map(
      ([path, end]) => [path, made("icon", (hash, name) => `${name}-${hash}${end}`)] as const,
    ),
    ["/share.jpg", share && made("share", (_, name) => jpegOf(name, share))] as const,
  ];
  for (const [path, body] of wanted) yield { path, body: body ?? shipped(path) };
}

function shipped(path: string): Uint8Array {
  const known = shippedFiles.get(path) ?? readFileSync(join(publicFolder, path));
  shippedFiles.set(path, known);
  return known;
}

/** Their files as a new build takes them over, with those of the rows that were published last. */
export async function* madePictureFiles(
  folder: string,
  rows: PublishedRows | undefined,
): AsyncGenerator<NewFile> {
  if (rows) yield* fixedFiles(rows, folder);
  const names = await readdir(madePictures(folder)).catch((): string[] => []);
  for (const name of names.filter(isOwners)) {
    yield { path: pathOf(name), file: join(madePictures(folder), name) };
  }
}
