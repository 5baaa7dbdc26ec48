/** What the files of a picture are called, and how they are encoded. */

import { createHash } from "node:crypto";
import { join } from "node:path";
import type { PictureFacts } from "#shop/snapshot.ts";

/** In pixels. The first two are what lists and thumbnails ask for by name; pages know which of the others there are. */
export const widths = [200, 400, 800, 1200, 1600];

/** For browsers without AVIF, and for those who show a shared link. */
const fallbackWidth = 800;

/**
 * Files up to 800 pixels get `quality`: a browser scales them, which adds to what encoding loses. Wider files, with the
 * first of `wide`, are for dense screens, which show less of what is lost. A phone's first screen loads up to 1,200
 * pixels: what is larger than `bytes` is encoded again with the next lower quality.
 */
export const settings = {
  avif: { effort: 3, quality: 75, wide: [64, 56, 48, 40], bytes: { 1200: 60 * 1024 } },
  webp: { quality: 72, effort: 4 },
};

/** For merchant centers, which read nothing newer. */
export const jpegSettings = { quality: 80, mozjpeg: true };

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

/** What a picture is, once its files are made. */
export interface MadeFacts {
  /** Of the whole picture, upright, or of the cut. */
  width: number;
  height: number;
  widths: number[];
  color: string;
}

type Made = Pick<PictureFacts, "hash" | "widths">;

/** One file of a picture. */
export interface Variant {
  width: number;
  format: "avif" | "webp";
}

/** What a picture of these widths is encoded as: AVIF in each, WebP in one. */
export const variantsOf = (widths: readonly number[]): Variant[] => [
  ...widths.map((width) => ({ width, format: "avif" as const })),
  { width: widths.includes(fallbackWidth) ? fallbackWidth : (widths.at(-1) ?? 0), format: "webp" },
];

export const filesOf = (name: string, { hash, widths }: Made) =>
  variantsOf(widths).map(({ width, format }) => fileOf(name, hash, width, format));

/** The one JPEG of an owner's picture, in its largest width. */
export const jpegOf = (name: string, { hash, widths }: Made) =>
  fileOf(name, hash, widths.at(-1) ?? 0, "jpg");

/** All files of an owner's picture. */
export const ownersFilesOf = (name: string, made: Made & { has_jpeg: boolean }) => [
  ...filesOf(name, made),
  ...(made.has_jpeg ? [jpegOf(name, made)] : []),
];

/** What becomes of an original: a logo keeps its shape, an icon is square, everything else is cut to four by three. */
export const shapeOf = (name: string) =>
  name.startsWith("photo-logo-") ? "logo" : name.startsWith("photo-icon-") ? "icon" : "photo";

/** The addresses at which browsers look for the shop's icon, and how each file's name ends among the made ones. */
export const iconEnds: Readonly<Record<string, string>> = {
  "/icon.svg": ".svg",
  "/favicon.ico": ".ico",
  "/apple-touch-icon.png": "-180.png",
  "/icon-192.png": "-192.png",
  "/icon-512.png": "-512.png",
};

/** Where the owner's lie beside the releases until a release has them; they can be made anew. */
export const madePictures = (folder: string) => join(folder, "pictures");
