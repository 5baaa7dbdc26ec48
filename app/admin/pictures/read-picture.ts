import { brightnessOf, type Cut, cutOf, turnedSize } from "#shop/picture-cut.ts";
import { removeOriginals, storedOriginal, storeOriginal } from "./local-originals.ts";
import { copySide, kindOf, maxBytes } from "./picture.ts";
import { colorsOfJpeg, problemOfHead, problemOfSize } from "./picture-size.ts";

const shownWidth = 800;
/** A printer's color profile stands before the size, and may have a megabyte. */
const headBytes = 4_000_000;
/** Less is blurred on a large screen. */
const wantedWidth = 1000;

export interface ShownPicture {
  url: string;
  width: number;
  height: number;
  /** It is smaller than a large screen wants. */
  isSmall: boolean;
}

type Kept = { name: string } | { problem: string };

/**
 * Keeps a file on this device and answers its name; refuses in a sentence what its head already says is no picture.
 * Nothing is decoded, so it takes a moment however large the picture is.
 */
export async function keepFile(file: File): Promise<Kept> {
  if (file.size > maxBytes) return { problem: `${file.name} is larger than 25 MB.` };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { problem: `${file.name} can’t be read.` };
  const kind = kindOf(new Uint8Array(bytes));
  if ("problem" in kind) return { problem: `${file.name} ${kind.problem}` };
  const tooMuch = problemOfHead(new Uint8Array(bytes), kind.end);
  if (tooMuch) return { problem: `${file.name} ${tooMuch}` };
  // Browsers keep this to addresses that begin with https.
  if (!crypto.subtle) return { problem: "You can only add pictures over https." };
  const name = `${await hashOf(bytes)}.${kind.end}`;
  await storeOriginal(name, new Blob([bytes], { type: file.type }));
  return { name };
}

export async function addFile(file: File): Promise<Kept> {
  const kept = await keepFile(file);
  if ("problem" in kept) return kept;
  const problem = await problemOfPicture(kept.name);
  if (!problem) return kept;
  await removeOriginals([kept.name]);
  return { problem: `${file.name} ${problem}` };
}

export async function sendPicture(file: File): Promise<string> {
  const taken = await addFile(file);
  if ("problem" in taken) throw new Error(taken.problem);
  const { sendOriginal } = await import("./storage.ts");
  await sendOriginal(taken.name);
  return taken.name;
}

/** Why an original can't be shown, in a sentence without its beginning; nothing where it can. */
export async function problemOfPicture(name: string): Promise<string | undefined> {
  const picture = await shownPicture(name);
  return picture ? problemOfSize(picture) : "is damaged and can’t be read.";
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const shown = new Map<string, Promise<ShownPicture | undefined>>();

/** A small copy of an original, from this device or from the shop; nothing where neither has it. */
export function shownPicture(name: string): Promise<ShownPicture | undefined> {
  const known = shown.get(name);
  if (known) return known;
  const reading = read(name).catch(() => undefined);
  shown.set(name, reading);
  void reading.then((found) => {
    if (!found) shown.delete(name);
  });
  return reading;
}

/**
 * As the shop will show it: the shop's own copy where the original is there. A browser reads everything as the
 * shop does but four printing colors, which each turns into light in its own way.
 */
async function read(name: string): Promise<ShownPicture | undefined> {
  const local = await storedOriginal(name);
  if (local && !(await isFourColored(local))) return readBlob(local);
  const { sendOriginal, fetchShown } = await import("./storage.ts");
  const copy = await sendOriginal(name)
    .then(() => fetchShown(name))
    .catch(() => undefined);
  if (copy) return readBlob(copy);
  // Without a line its colors are nearly right, and are asked for again the next time.
  shown.delete(name);
  return local && readBlob(local);
}

async function isFourColored(blob: Blob): Promise<boolean> {
  const head = new Uint8Array(await blob.slice(0, headBytes).arrayBuffer());
  return colorsOfJpeg(head) === 4;
}

async function readBlob(blob: Blob): Promise<ShownPicture> {
  const whole = await createImageBitmap(blob, { imageOrientation: "from-image" });
  const { width, height } = whole;
  const scale = Math.min(1, shownWidth / Math.min(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d")!;
  // As a JPEG it would be black where it is transparent.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  return {
    url: canvas.toDataURL("image/jpeg", 0.8),
    width,
    height,
    isSmall:
      Math.max(width, height) !== copySide && Math.min(width, (height * 4) / 3) < wantedWidth,
  };
}

export async function cutPicture(name: string, cut: Cut): Promise<string | undefined> {
  const found = await shownPicture(name);
  if (!found) return undefined;
  const image = new Image();
  image.src = found.url;
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const turned = turnedSize({ width: naturalWidth, height: naturalHeight }, cut.turn);
  const part = cutOf(turned, cut);
  const canvas = document.createElement("canvas");
  canvas.width = shownWidth;
  canvas.height = (shownWidth * 3) / 4;
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  context.scale(shownWidth / part.width, shownWidth / part.width);
  context.translate(turned.width / 2 - part.left, turned.height / 2 - part.top);
  context.rotate((cut.turn * Math.PI) / 180);
  const draw = () => context.drawImage(image, -naturalWidth / 2, -naturalHeight / 2);
  draw();
  // Safari's canvas has no filters. Added to itself it is lighter, under black it is darker.
  const change = brightnessOf(cut.light) - 1;
  context.globalAlpha = Math.abs(change);
  if (change > 0) {
    context.globalCompositeOperation = "lighter";
    draw();
  } else if (change < 0) {
    context.resetTransform();
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas.toDataURL("image/jpeg", 0.8);
}
