/** Pictures as the browser reads them: their names, and small copies to show. */
import { removeOriginals, storedOriginal, storeOriginal } from "./local-originals.ts";
import { brightnessOf, kindOf, maxBytes, type ProductImage } from "./picture.ts";
import { problemOfHead, problemOfSize } from "./picture-size.ts";

const shownWidth = 800;
/** Less is blurred on a large screen. */
const wantedWidth = 1000;

export interface ShownPicture {
  /** The whole picture, upright, as a data address. */
  url: string;
  width: number;
  height: number;
  /** It is smaller than a large screen wants. */
  isSmall: boolean;
}

/** Keeps a file on this device and answers its name; refuses in a sentence what is no picture. */
export async function addFile(file: File): Promise<{ name: string } | { problem: string }> {
  if (file.size > maxBytes) return { problem: `${file.name} is larger than 25 MB.` };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { problem: `${file.name} cannot be read.` };
  const kind = kindOf(new Uint8Array(bytes));
  if ("problem" in kind) return { problem: `${file.name} ${kind.problem}` };
  const tooMuch = problemOfHead(new Uint8Array(bytes), kind.end);
  if (tooMuch) return { problem: `${file.name} ${tooMuch}` };
  // Browsers keep this to addresses that begin with https.
  if (!crypto.subtle) return { problem: "Pictures are taken at an address with https only." };
  const name = `${await hashOf(bytes)}.${kind.end}`;
  await storeOriginal(name, new Blob([bytes], { type: file.type }));
  const shown = await shownPicture(name);
  const problem = shown ? problemOfSize(shown) : "is broken: it cannot be read.";
  if (!problem) return { name };
  await removeOriginals([name]);
  return { problem: `${file.name} ${problem}` };
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const shown = new Map<string, Promise<ShownPicture | undefined>>();

/** A small copy of an original, from this device or from the shop. */
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

async function read(name: string): Promise<ShownPicture | undefined> {
  const blob =
    (await storedOriginal(name)) ?? (await (await import("./storage.ts")).fetchOriginal(name));
  if (!blob) return undefined;
  const whole = await createImageBitmap(blob, { imageOrientation: "from-image" });
  const { width, height } = whole;
  const scale = Math.min(1, shownWidth / Math.min(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext("2d")?.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  return {
    url: canvas.toDataURL("image/jpeg", 0.8),
    width,
    height,
    isSmall: Math.min(width, (height * 4) / 3) < wantedWidth,
  };
}

type Cut = Pick<ProductImage, "turn" | "zoom" | "focus_x" | "focus_y" | "light">;

/** What the shop will show of it: turned, cut to four by three and lightened, as a data address. */
export async function cutPicture(name: string, cut: Cut): Promise<string | undefined> {
  const found = await shownPicture(name);
  if (!found) return undefined;
  const image = new Image();
  image.src = found.url;
  await image.decode();
  const isTurned = cut.turn % 180 !== 0;
  const [width, height] = isTurned
    ? [image.naturalHeight, image.naturalWidth]
    : [image.naturalWidth, image.naturalHeight];
  const wide = (Math.min(width, (height * 4) / 3) * 100) / cut.zoom;
  const high = (wide * 3) / 4;
  const canvas = document.createElement("canvas");
  canvas.width = shownWidth;
  canvas.height = (shownWidth * 3) / 4;
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  const scale = shownWidth / wide;
  context.scale(scale, scale);
  context.translate(
    (-(width - wide) * cut.focus_x) / 100 + width / 2,
    (-(height - high) * cut.focus_y) / 100 + height / 2,
  );
  context.rotate((cut.turn * Math.PI) / 180);
  context.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2);
  // Safari's canvas has no filters. Added to itself it is lighter, under black it is darker.
  const change = brightnessOf(cut.light) - 1;
  context.globalAlpha = Math.abs(change);
  if (change > 0) {
    context.globalCompositeOperation = "lighter";
    context.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2);
  } else if (change < 0) {
    context.resetTransform();
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas.toDataURL("image/jpeg", 0.8);
}
