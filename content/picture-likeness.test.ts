/**
 * No two masters may look the same: their 64-bit difference hashes stay a few bits apart. Read from WebP files
 * that are made of them, which have the same hashes and take less time.
 */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";

const masters = new URL("./images/", import.meta.url).pathname;
const made = new URL("../public/pictures/", import.meta.url).pathname;

/** The same picture at other qualities or sizes is 0 to 3 bits apart; see studio/README.md for what was measured. */
const fewestBitsApart = 4;

/** One bit for each pixel of an 8 by 8 gray picture: is its right neighbor brighter? */
async function differenceHash(path: string): Promise<bigint> {
  const gray = await sharp(path).resize(9, 8, { fit: "fill" }).grayscale().raw().toBuffer();
  let hash = 0n;
  for (let y = 0; y < 8; y += 1) {
    for (let x = 0; x < 8; x += 1) {
      const left = gray[y * 9 + x]!;
      const right = gray[y * 9 + x + 1]!;
      hash = (hash << 1n) | (right > left ? 1n : 0n);
    }
  }
  return hash;
}

function bitsApart(a: bigint, b: bigint): number {
  let left = a ^ b;
  let bits = 0;
  for (; left; left &= left - 1n) bits += 1;
  return bits;
}

test("no two pictures look the same", { tags: "long" }, async () => {
  const names = (await readdir(made)).filter((name) => name.endsWith("-800.webp")).sort();
  expect(names.length).toBe((await readdir(masters)).length);
  const hashes = await Promise.all(names.map((name) => differenceHash(join(made, name))));
  const alike: string[] = [];
  for (const [i, a] of hashes.entries()) {
    for (const [j, b] of hashes.entries()) {
      const bits = bitsApart(a, b);
      if (i < j && bits < fewestBitsApart) alike.push(`${names[i]} and ${names[j]}: ${bits} bits`);
    }
  }
  expect(alike).toEqual([]);
});
