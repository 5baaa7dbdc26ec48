/** Pictures by name, as pages show them. Read in loaders; components get the data. */
import type { PictureFacts, Snapshot } from "./snapshot.ts";

export interface PictureData extends Omit<PictureFacts, "hash" | "isOwn" | "hasJpeg"> {
  /** Address without width and format: "/pictures/oak-bed-1a2b3c4d" + "-800.avif". */
  src: string;
}

/** Shown where a picture is missing: an empty corner of a room. */
const placeholder = "not-found";

/** The first of these pictures that there is, or the placeholder. */
export function picture({ pictures }: Snapshot, ...names: readonly string[]): PictureData {
  const name = [...names, placeholder].find((candidate) => Object.hasOwn(pictures, candidate));
  if (!name)
    throw new Error(`There is no picture called ${names.join(" or ")}, and no placeholder.`);
  const { hash, isOwn, hasJpeg, ...facts } = pictures[name]!;
  return { src: `/pictures/${name}-${hash}`, ...facts };
}
