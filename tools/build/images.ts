/**
 * Makes what pages show from the masters in content/images/: AVIF in four or five widths and one WebP under
 * public/pictures/, and content/pictures.generated.ts with sizes and colors.
 * Only what changed is encoded again; names carry a hash of the master, so files can be cached forever.
 * What it makes lies in the repository: a first start need not encode thousands of files.
 */

import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import { encode } from "#server/pictures/encode.ts";
import {
  fileOf,
  filesOf,
  pictureHash,
  variantsOf,
  widths,
} from "#server/pictures/picture-files.ts";
import { replaceFile } from "#server/site/objects.ts";
import { own } from "#shop/own.ts";
import type { PictureFacts } from "#shop/snapshot.ts";

const masters = new URL("../../content/images/", import.meta.url).pathname;
const output = new URL("../../public/pictures/", import.meta.url).pathname;
const share = new URL("../../public/share.jpg", import.meta.url).pathname;
const manifest = new URL("../../content/pictures.generated.ts", import.meta.url).pathname;

sharp.concurrency(1);
await mkdir(output, { recursive: true });

const names = (await readdir(masters)).filter((name) => /\.(webp|jpe?g|png)$/.test(name)).sort();
const wanted = new Set<string>();
const before: Record<string, PictureFacts> = existsSync(manifest)
  ? (await import(manifest)).pictures
  : {};
const pictures = new Map<string, PictureFacts>();
let encoded = 0;

async function makePicture(file: string) {
  const name = basename(file).replace(/\.\w+$/, "");
  const master = await readFile(join(masters, file));
  const hash = pictureHash(master);
  const known = own(before, name);
  if (
    known?.hash === hash &&
    filesOf(name, known).every((file) => existsSync(join(output, file)))
  ) {
    for (const file of filesOf(name, known)) wanted.add(file);
    pictures.set(name, known);
    return;
  }
  const image = sharp(master);
  const { width, height } = await image.metadata();
  const { dominant } = await image.stats();
  const made = widths.filter((candidate) => candidate <= width);
  for (const variant of variantsOf(made)) {
    const target = fileOf(name, hash, variant.width, variant.format);
    wanted.add(target);
    if (existsSync(join(output, target))) continue;
    const resized = sharp(master).resize(variant.width);
    await replaceFile(join(output, target), await encode(resized, variant));
    encoded += 1;
  }
  const color = [dominant.r, dominant.g, dominant.b]
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("");
  pictures.set(name, { hash, width, height, widths: made, color: `#${color}` });
}

const queue = [...names];
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let file = queue.shift(); file; file = queue.shift()) await makePicture(file);
  }),
);

// What a shared link shows where its page has no picture of its own.
if (!existsSync(share) || encoded > 0) {
  await sharp(join(masters, "home-hero.webp"))
    .resize(1200, 900)
    .extract({ left: 0, top: 190, width: 1200, height: 630 })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(share);
}

for (const name of await readdir(output)) {
  if (!wanted.has(name)) await rm(join(output, name));
}

const sorted = Object.fromEntries([...pictures].sort(([a], [b]) => (a < b ? -1 : 1)));
const facts = `// Made by \`npm run images\` from the masters in content/images/. Do not edit.
export const pictures = ${JSON.stringify(sorted, null, 2)} as const;
export type PictureName = keyof typeof pictures;
`;
// A store that opens meanwhile reads it.
if (!existsSync(manifest) || (await readFile(manifest, "utf8")) !== facts) {
  await replaceFile(manifest, facts);
}
console.log(`${names.length} pictures, ${encoded} files encoded`);
