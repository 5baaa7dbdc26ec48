/** Malicious files that are sent as pictures. */
import { readFile } from "node:fs/promises";
import sharp from "sharp";

const side = 60_000;
const padding = Buffer.alloc(200_000);

/** Small files with more pixels inside than any machine holds, by the ends of their names. */
export const bombs: Readonly<
  Record<"png" | "jpg" | "webp", () => Uint8Array | Promise<Uint8Array>>
> = {
  /** A zip bomb, too: 200 MB of nothing in its rows. */
  png: () => readFile(new URL("bomb.png", import.meta.url)),
  /** A whole JPEG whose head says another size. */
  async jpg() {
    const bytes = await plain(800, 600).jpeg({ progressive: true }).toBuffer();
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc2]));
    bytes.writeUInt16BE(side, frame + 5);
    bytes.writeUInt16BE(side, frame + 7);
    return Buffer.concat([bytes, padding]);
  },
  /** As large as the format allows: 16,383 a side. */
  webp() {
    const frame = Buffer.alloc(10);
    frame.writeUInt32LE(0x10);
    frame.writeUIntLE(16_382, 4, 3);
    frame.writeUIntLE(16_382, 7, 3);
    return riff([
      ["VP8X", frame],
      ["VP8L", Buffer.concat([Buffer.from([0x2f, 0xfe, 0xbf, 0xff, 0x0f]), padding])],
    ]);
  },
};

/** A small file whose head says 64 million pixels, which come in several passes. */
export async function tallProgressive() {
  const bytes = await plain(800, 600).jpeg({ progressive: true }).toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc2]));
  bytes.writeUInt16BE(8_000, frame + 5);
  bytes.writeUInt16BE(8_000, frame + 7);
  return bytes;
}

/** Two frames. */
export function animatedWebp() {
  const [width, height] = [800, 600];
  const frames = Buffer.alloc(width * height * 2 * 3, 120);
  frames.fill(200, width * height * 3);
  const raw = { width, height: height * 2, channels: 3, pageHeight: height } as const;
  return sharp(frames, { raw })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
}

export const scriptedDrawing = () =>
  Buffer.from(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>`,
  );

/** As it begins on a phone. */
export const heic = () =>
  Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), Buffer.alloc(4_000)]);

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#885522" } });

function riff(chunks: readonly (readonly [name: string, data: Buffer])[]): Buffer {
  const body = Buffer.concat([
    Buffer.from("WEBP"),
    ...chunks.flatMap(([name, data]) => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(data.length);
      return [Buffer.from(name), length, data, Buffer.alloc(data.length % 2)];
    }),
  ]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from("RIFF"), length, body]);
}
