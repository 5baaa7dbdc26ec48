import sharp from "sharp";

/** A JPEG of twelve million pixels with as much in them as a camera sees, some 3.5 MB; each number has another color. */
export const cameraPicture = (seed: number) =>
  sharp({
    create: {
      width: 4032,
      height: 3024,
      channels: 3,
      background: { r: 90 + seed * 20, g: 110, b: 100 },
      noise: { type: "gaussian", mean: 128, sigma: 14 },
    },
  })
    .jpeg({ quality: 86 })
    .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitude: "42/1 34/1 0/1" } })
    .toBuffer();
