import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { createPictureHost } from "./picture-host.ts";

/** A card of four fields, in every way that a picture can come; the upper left one is half transparent where it can be. */
async function fourFields() {
  const [width, height] = [800, 600];
  const colors = ["#c82828", "#28a03c", "#283cc8", "#e6c878"];
  const fields = colors.map((background, at) => ({
    input: { create: { width: width / 2, height: height / 2, channels: 3 as const, background } },
    left: (at % 2) * (width / 2),
    top: at < 2 ? 0 : height / 2,
  }));
  const made = await sharp({ create: { width, height, channels: 3, background: "#000" } })
    .composite(fields)
    .png()
    .toBuffer();
  const mask = { create: { width: 400, height: 300, channels: 4 as const, background: "#0008" } };
  const clear = await sharp(made)
    .ensureAlpha()
    .composite([{ input: mask, left: 0, top: 0, blend: "dest-out" }])
    .png()
    .toBuffer();
  const card = () => sharp(made);
  return {
    jpeg: card().jpeg(),
    "a JPEG on its side": card().jpeg().withMetadata({ orientation: 6 }),
    "a WebP on its side": card().webp().withMetadata({ orientation: 6 }),
    "a transparent PNG": sharp(clear),
    "a transparent WebP": sharp(clear).webp(),
    "four printing colors": card().withIccProfile("cmyk").jpeg(),
    "wide gamut": card().withIccProfile("p3").jpeg({ quality: 95 }),
    "16 bits": card().toColorspace("rgb16").png(),
    gray: card().toColorspace("b-w").jpeg(),
  };
}

test("what a form shows of a picture looks as what is published", async () => {
  const host = createPictureHost();
  const folder = await mkdtemp(join(tmpdir(), "store-looks-"));
  const published = join(folder, "photo-0123456789ab-abcdef-800.webp");
  const cut = { turn: 0, zoom: 100, focus_x: 50, focus_y: 50, light: 0 };
  for (const [kind, picture] of Object.entries(await fourFields())) {
    const bytes = await picture.toBuffer();
    const named = { name: "photo-0123456789ab", hash: "abcdef" };
    await host.run({ kind: "make", bytes, cut, folder, ...named });
    const answer = await host.run({ kind: "copy", bytes, maxSide: 800 });
    const copy = "copy" in answer ? answer.copy! : new Uint8Array();
    const isTurned = kind === "a JPEG on its side";
    const size = isTurned ? { width: 600, height: 800 } : { width: 800, height: 600 };
    expect(await sharp(copy).metadata(), kind).toMatchObject({ ...size, channels: 3 });
    const part = {
      left: 0,
      top: isTurned ? 175 : 0,
      width: size.width,
      height: isTurned ? 450 : 600,
    };
    const small = { width: 80, height: 60 };
    const pixels = (image: Sharp) => image.resize(small).removeAlpha().raw().toBuffer();
    const shown = await pixels(sharp(await sharp(copy).extract(part).png().toBuffer()));
    const made = await pixels(sharp(await readFile(published)));
    const differences = shown.map((value, at) => Math.abs(value - made[at]!));
    const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
    expect(mean, kind).toBeLessThan(4);
    // The transparent field is lighter: what is behind it is white.
    if (kind.includes("transparent")) expect(shown[80 * 3 * 5 + 15]).toBeGreaterThan(215);
  }
  host.end();
  await rm(folder, { recursive: true });
});
