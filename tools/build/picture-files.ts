/** What the files of a picture are called, and how they are encoded. */

import { createHash } from "node:crypto";
import type { PictureFacts } from "#app/catalog/snapshot.ts";

export const settings = {
  avif: { quality: 52, effort: 1 },
  webp: { quality: 72, effort: 4 },
};

/** Changes with the master and with how it is encoded. */
export function pictureHash(master: Uint8Array): string {
  return createHash("sha256")
    .update(master)
    .update(JSON.stringify(settings))
    .digest("hex")
    .slice(0, 6);
}

export function filesOf(name: string, { hash, widths }: PictureFacts): string[] {
  return widths.flatMap((width) => [
    `${name}-${hash}-${width}.avif`,
    `${name}-${hash}-${width}.webp`,
  ]);
}
