/**
 * A process of its own that decodes and encodes what people upload, one picture at a time: whatever a
 * file does to the decoder, it does to this process alone.
 */

import { join } from "node:path";
import sharp, { type Metadata, type OutputInfo } from "sharp";
import { lowerPriority } from "#server/helper-process.ts";
import { replaceFile } from "#server/site/objects.ts";
import { brightnessOf, type Cut, cutOf, turnedSize } from "#shop/picture-cut.ts";
import { makeIcon, makeLogo } from "./brand-pictures.ts";
import { encode } from "./encode.ts";
import {
  widths as allWidths,
  fileOf,
  jpegOf,
  jpegSettings,
  type MadeFacts,
  shapeOf,
  variantsOf,
} from "./picture-files.ts";

/** What it is asked for: whether a file is a picture that can be shown, a small copy for a form, or the files of pages. */
export type PictureTask =
  | { kind: "check"; bytes: Uint8Array }
  | { kind: "copy"; bytes: Uint8Array; maxSide: number }
  | { kind: "make"; bytes: Uint8Array; cut: Cut; folder: string; name: string; hash: string };

/** A picture's facts, or in the owner's words why it cannot be shown; `again`: it is not the picture's fault. */
export type PictureAnswer =
  | { facts: MadeFacts; copy?: Uint8Array }
  | { problem: string; again?: true };

/** More pixels than any phone makes; what is not read line by line is held in memory whole. */
const maxPixels = 210_000_000;
const maxPixelsHeld = 60_000_000;
/** Pages ask for these of every picture; for wider ones only where the picture has them. */
const usualWidth = 800;
const largestDrawing = 2000;
/** Less is a thumbnail. */
const leastWidth = 400;
const seconds = 25;

lowerPriority();
sharp.concurrency(1);
sharp.cache(false);

process.on("message", async (task: PictureTask) => {
  process.send?.(await answer(task));
});

async function answer(task: PictureTask): Promise<PictureAnswer> {
  try {
    const metadata = await readMetadata(task.bytes);
    const problem = problemOf(metadata);
    if (problem) return { problem };
    const picture = { bytes: task.bytes, metadata };
    if (task.kind === "check") return { facts: await check(picture) };
    return task.kind === "copy"
      ? await copy(picture, task.maxSide)
      : { facts: await make(picture, task) };
  } catch (error) {
    const { message } = error as Error;
    // Or more memory than this process may take.
    if (/pixel limit|memory/i.test(message)) return { problem: tooManyPixels };
    if (/timeout/i.test(message)) {
      return { problem: tooSlow, again: true };
    }
    if (error instanceof DiskError) return { problem: message, again: true };
    return { problem: "This picture is damaged: part of the file is missing or unreadable." };
  }
}

/** A busy machine may be slow with any picture. */
const tooSlow =
  "The store’s server took too long to read the picture. Send it again, or send a smaller one.";
const tooManyPixels = "This picture has too many pixels. Send a smaller one.";

class DiskError extends Error {
  override name = "DiskError";
}

/** Whole or not at all. */
const write = (path: string, content: Uint8Array) =>
  replaceFile(path, content).catch((error: NodeJS.ErrnoException) => {
    const isFull = error.code === "ENOSPC" || error.code === "EDQUOT";
    throw new DiskError(`The store’s disk ${isFull ? "is full" : "can’t be written to"}.`);
  });

const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" }).timeout({ seconds });

const readMetadata = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: false }).metadata();

function problemOf(metadata: Metadata): string | undefined {
  const { format, width, height, isProgressive, pages = 1 } = metadata;
  const isHeld = format !== "jpeg" || isProgressive;
  if (width * height > (isHeld ? maxPixelsHeld : maxPixels)) return tooManyPixels;
  if (pages > 1) return "This picture is animated. Send a still one.";
  if (Math.min(width, height) < 300 || Math.max(width, height) < leastWidth) {
    return `This picture is only ${width} × ${height} pixels. Send one of at least ${leastWidth} × 300.`;
  }
  return undefined;
}

interface Picture {
  bytes: Uint8Array;
  metadata: Metadata;
}

/** Reads every pixel, so that a file that is cut off is known at once and not when it is shown. */
async function check({ bytes, metadata }: Picture): Promise<MadeFacts> {
  await open(bytes).resize(64, 64, { fit: "inside" }).raw().toBuffer();
  return { ...uprightSize(metadata), widths: [], color: "#000000" };
}

/** Browsers follow the direction that a camera wrote into a JPEG or PNG, and no browser one in a WebP. */
const isTurnedByBrowsers = ({ format }: Metadata) => format !== "webp";

const uprightSize = (metadata: Metadata) => {
  const { width, height } = isTurnedByBrowsers(metadata) ? metadata.autoOrient : metadata;
  return { width, height };
};

/** How every picture looks: upright, in the colors of screens, on white. Nothing but pixels is kept. */
function readUpright({ bytes, metadata }: Picture, scale: number) {
  const { width, height } = uprightSize(metadata);
  const opened = open(bytes);
  return (isTurnedByBrowsers(metadata) ? opened.autoOrient() : opened)
    .resize(Math.ceil(width * scale), Math.ceil(height * scale), { fit: "fill" })
    .toColorspace("srgb")
    .flatten({ background: "#ffffff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** A small whole copy as a JPEG, no side longer than `maxSide` pixels. */
async function copy(picture: Picture, maxSide: number) {
  const { width, height } = uprightSize(picture.metadata);
  const upright = await readUpright(picture, Math.min(1, maxSide / Math.max(width, height)));
  const bytes = await ofPixels(upright).jpeg({ quality: 85 }).toBuffer();
  return { facts: { width, height, widths: [], color: "#000000" }, copy: bytes };
}

/** A logo or an icon: what is clear in it stays so. */
function readDrawing({ bytes, metadata }: Picture): Promise<Buffer> {
  const opened = open(bytes);
  return (isTurnedByBrowsers(metadata) ? opened.autoOrient() : opened)
    .resize(largestDrawing, largestDrawing, { fit: "inside", withoutEnlargement: true })
    .toColorspace("srgb")
    .ensureAlpha()
    .png()
    .toBuffer();
}

/** Cut, in every width and format that pages ask for. */
async function make(
  picture: Picture,
  { cut, folder, name, hash }: Extract<PictureTask, { kind: "make" }>,
): Promise<MadeFacts> {
  const shape = shapeOf(name);
  if (shape !== "photo") {
    const drawn = await readDrawing(picture);
    const save = (end: string, content: Uint8Array) =>
      write(join(folder, `${name}-${hash}${end}`), content);
    return shape === "logo" ? makeLogo(drawn, save) : makeIcon(drawn, save);
  }
  const wanted = cutOf(turnedSize(uprightSize(picture.metadata), cut.turn), cut);
  const widths = allWidths.filter((width) => width <= Math.max(wanted.width, usualWidth));
  const widest = widths.at(-1)!;
  // No larger than the cut needs, so that 200 million pixels are never held.
  const upright = await readUpright(picture, Math.min(1, widest / wanted.width));
  const turned = await ofPixels(upright)
    .rotate(cut.turn)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shown = await ofPixels(turned)
    .extract(cutOf(turned.info, cut))
    .resize(widest, (widest * 3) / 4, { fit: "fill" })
    .linear(brightnessOf(cut.light), 0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const variant of variantsOf(widths)) {
    const bytes = await encode(ofPixels(shown).resize(variant.width), variant);
    await write(join(folder, fileOf(name, hash, variant.width, variant.format)), bytes);
  }
  const jpeg = await ofPixels(shown).jpeg(jpegSettings).toBuffer();
  await write(join(folder, jpegOf(name, { hash, widths })), jpeg);
  const { dominant } = await ofPixels(shown).stats();
  const color = [dominant.r, dominant.g, dominant.b]
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("");
  return { width: widest, height: (widest * 3) / 4, widths, color: `#${color}` };
}

function ofPixels({ data, info: { width, height, channels } }: { data: Buffer; info: OutputInfo }) {
  return sharp(data, { raw: { width, height, channels } });
}
