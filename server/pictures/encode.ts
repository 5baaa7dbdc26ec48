/** Encodes the files of pictures: the sample's for `npm run images`, the owner's where they are read. */

import type { Sharp } from "sharp";
import { settings, type Variant } from "./picture-files.ts";

/** A file of a picture that has its width already. */
export async function encode(image: Sharp, { width, format }: Variant): Promise<Buffer> {
  if (format === "webp") return image.webp(settings.webp).toBuffer();
  const { effort, quality, wide, bytes: limits } = settings.avif;
  const limit = width <= 1200 ? limits[1200] : Number.POSITIVE_INFINITY;
  const [first = quality, ...others] = width <= 800 ? [quality, ...wide] : wide;
  const avif = (quality: number) => image.clone().avif({ quality, effort }).toBuffer();
  let bytes = await avif(first);
  for (const less of others) if (bytes.length > limit) bytes = await avif(less);
  return bytes;
}
