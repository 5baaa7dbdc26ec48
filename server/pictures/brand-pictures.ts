/** The shop's logo and icon, made of what its owner drew. For the process that reads pictures. */

import sharp, { type Sharp } from "sharp";
import { encode } from "./encode.ts";
import type { MadeFacts } from "./picture-files.ts";
import { iconEnds, jpegSettings, variantsOf } from "./picture-files.ts";

/** Keeps a file under the picture's name with this end. */
type Save = (end: string, content: Uint8Array) => Promise<unknown>;

/** Twice what the header has room for, in pixels. */
const logoRoom = { width: 560, height: 112 };
const iconSide = 512;
const white = "#ffffff";
/** Said of a logo that brings its own ground, and so needs none in either theme. */
const ownGround = "#808080";

/** Without what is empty around it, as large as the header needs. Its color is the mean of what is drawn. */
export async function makeLogo(drawn: Buffer, save: Save): Promise<MadeFacts> {
  const trimmed = await sharp(drawn).trim().png().toBuffer();
  const { data, info } = await sharp(trimmed)
    .resize({ ...logoRoom, fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  await saveAll(sharp(data, { raw: { width, height, channels: 4 } }), width, save);
  return { width, height, widths: [width], color: inkOf(data) };
}

/** Square, on white: in a browser's tab and on a phone it stands before any color. */
export async function makeIcon(drawn: Buffer, save: Save): Promise<MadeFacts> {
  const whole = await sharp(drawn)
    .resize(iconSide, iconSide, { fit: "contain", background: white })
    .flatten({ background: white })
    .png()
    .toBuffer();
  const png = (side: number) => sharp(whole).resize(side).png().toBuffer();
  for (const end of Object.values(iconEnds)) {
    const side = Number(/\d+/.exec(end)?.[0]);
    if (side) await save(end, await png(side));
  }
  await save(".ico", iconFile(await png(32)));
  await save(".svg", Buffer.from(svgOf(await png(192))));
  await saveAll(sharp(whole), iconSide, save);
  return { width: iconSide, height: iconSide, widths: [iconSide], color: white };
}

/** The formats that every picture of the owner has. */
async function saveAll(image: Sharp, width: number, save: Save): Promise<void> {
  for (const variant of variantsOf([width])) {
    await save(`-${width}.${variant.format}`, await encode(image.clone(), variant));
  }
  const jpeg = image.clone().flatten({ background: white }).jpeg(jpegSettings);
  await save(`-${width}.jpg`, await jpeg.toBuffer());
}

/** The mean color of four bytes a pixel, weighed by how much each covers, as "#rrggbb". */
function inkOf(pixels: Uint8Array): string {
  const sum = [0, 0, 0];
  let covered = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3]! / 255;
    covered += alpha;
    for (const channel of [0, 1, 2]) sum[channel]! += pixels[at + channel]! * alpha;
  }
  if (covered === 0 || covered > (pixels.length / 4) * 0.97) return ownGround;
  const hex = sum.map((value) =>
    Math.round(value / covered)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}

/** An .ico with this PNG of 32 by 32 pixels in it. */
function iconFile(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Pixels in the one format that pages name for an icon; nothing of an uploaded SVG is in it. */
const svgOf = (png: Buffer) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image width="192" height="192" href="data:image/png;base64,${png.toString("base64")}"/></svg>`;
