/** What the files of a picture are called, and how they are encoded. */

import { createHash } from "node:crypto";
import { join } from "node:path";
import type { PictureFacts } from "#app/catalog/snapshot.ts";

export const formats = ["avif", "webp"] as const;

export const settings = {
  avif: { quality: 52, effort: 1 },
  webp: { quality: 72, effort: 4 },
};

/** Changes with the master and with how it is encoded. */
export function pictureHash(master: Uint8Array | string): string {
  return createHash("sha256")
    .update(master)
    .update(JSON.stringify(settings))
    .digest("hex")
    .slice(0, 6);
}

/** "oak-bed-1a2b3c-800.avif" */
export const fileOf = (name: string, hash: string, width: number, format: string) =>
  `${name}-${hash}-${width}.${format}`;

export function filesOf(name: string, { hash, widths }: Pick<PictureFacts, "hash" | "widths">) {
  return widths.flatMap((width) => formats.map((format) => fileOf(name, hash, width, format)));
}

/** Where the owner's lie beside the releases until a release has them; they can be made anew. */
export const madePictures = (folder: string) => join(folder, "pictures");
