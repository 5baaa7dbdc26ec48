/** Pictures by name, as pages show them. Read in loaders at build time; components get the data. */
import { type PictureName, pictures } from "#content/pictures.generated.ts";

export interface PictureData {
  /** Address without width and format: "/pictures/oak-bed-1a2b3c4d" + "-800.avif". */
  src: string;
  width: number;
  height: number;
  widths: readonly number[];
  /** The dominant colour, shown until the picture arrives. */
  color: string;
}

export function picture(name: PictureName): PictureData {
  const { hash, width, height, widths, color } = pictures[name];
  return { src: `/pictures/${name}-${hash}`, width, height, widths, color };
}
