import type { Cut } from "#shop/picture-cut.ts";

/** A picture of a product as a form holds it: which original, how it is cut, what it shows. */
export interface ProductImage extends Cut {
  id: string;
  /** The original's name: the hash of its bytes, and what it is. */
  original: string;
  alt: string;
  stands_in: boolean;
}

/** How many steps there are in both directions. */
export const maxLight = 3;

export const maxPictures = 8;

export const maxAlt = 200;

/** The longer side of the copy that the shop makes for a form, in pixels. */
export const copySide = 1_600;

/** 25 MB, as the store keeps them. */
export const maxBytes = 26_214_400;

export function parsePictures(text: string): ProductImage[] {
  try {
    const found: unknown = JSON.parse(text || "[]");
    return Array.isArray(found) ? found.filter(isImage).slice(0, maxPictures).map(whole) : [];
  } catch {
    return [];
  }
}

const isImage = (found: Partial<ProductImage> | null): found is ProductImage =>
  typeof found?.id === "string" &&
  typeof found.original === "string" &&
  typeof found.alt === "string" &&
  [found.turn, found.zoom, found.focus_x, found.focus_y].every(Number.isFinite);

/** What a device kept before there was as much to say of a picture. */
const whole = (found: ProductImage): ProductImage => ({
  ...found,
  light: found.light || 0,
  stands_in: found.stands_in === true,
});

export const newPicture = (original: string, alt: string): ProductImage => ({
  id: crypto.randomUUID(),
  original,
  alt,
  turn: 0,
  zoom: 100,
  focus_x: 50,
  focus_y: 50,
  light: 0,
  stands_in: false,
});

export function withMoved(
  pictures: readonly ProductImage[],
  from: number,
  to: number,
): ProductImage[] {
  const next = [...pictures];
  const [one] = next.splice(from, 1);
  if (one) next.splice(Math.max(0, to), 0, one);
  return next;
}

/** What a file is by its first bytes, or in a sentence why it cannot be taken. */
export function kindOf(bytes: Uint8Array): { end: string } | { problem: string } {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  if (start.startsWith("\xff\xd8\xff")) return { end: "jpg" };
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return { end: "png" };
  if (/^RIFF.{4}WEBP/s.test(start)) return { end: "webp" };
  if (/^.{4}ftyp(heic|heix|hevc|heim|mif1|msf1)/s.test(start)) {
    return {
      problem:
        "is a HEIC, which browsers can’t show. On your iPhone, go to Settings > Camera > Formats and choose Most Compatible.",
    };
  }
  return { problem: "isn’t a JPEG, PNG or WebP." };
}

/** "Oak Bench", "Oak Bench, view 2" */
export const suggestedAlt = (title: string, at: number) =>
  (at === 0 ? title : `${title}, view ${at + 1}`).slice(0, maxAlt);
