import sharp from "sharp";

/** A card of four fields, in every way that a picture can come; the upper left one is half transparent where it can be. */
export async function fourFields() {
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

/** How far two pictures of one size are from each other: the mean of what their small copies differ by, of 255. */
export async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((bytes) =>
      sharp(bytes).resize(80, 60, { fit: "fill" }).removeAlpha().raw().toBuffer(),
    ),
  );
  return a!.reduce((sum, value, at) => sum + Math.abs(value - b![at]!), 0) / a!.length;
}
