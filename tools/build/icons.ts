/** Makes the icons that browsers and phones ask for from public/icon.svg. Run after changing it. */
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

const folder = new URL("../../public/", import.meta.url);
const svg = await readFile(new URL("icon.svg", folder));

/** A square PNG; on a background the mark is smaller, as phones cut the corners off. */
function png(size: number, background?: string) {
  const inner = background ? Math.round(size * 0.64) : size;
  const margin = (size - inner) / 2;
  return sharp(svg, { density: (72 * inner) / 48 })
    .resize(inner, inner)
    .extend({
      top: Math.floor(margin),
      bottom: Math.ceil(margin),
      left: Math.floor(margin),
      right: Math.ceil(margin),
      background: background ?? { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An .ico file that holds one PNG, which every browser since 2010 reads. */
function ico(image: Buffer, size: number) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

const paper = "#fbf7f0";
await writeFile(new URL("favicon.ico", folder), ico(await png(32), 32));
await writeFile(new URL("apple-touch-icon.png", folder), await png(180, paper));
await writeFile(new URL("icon-192.png", folder), await png(192, paper));
await writeFile(new URL("icon-512.png", folder), await png(512, paper));
