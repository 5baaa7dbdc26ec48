import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { iconEnds, ownersFilesOf } from "./picture-files.ts";
import { createPictureHost } from "./picture-host.ts";

const host = createPictureHost();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-brand-"));
});
afterAll(async () => {
  host.end();
  await rm(folder, { recursive: true, force: true });
});

const cut = { turn: 0, zoom: 100, focus_x: 50, focus_y: 50, light: 0 };
const hash = "abcdef";

/** Two fields of this color in opposite corners, with nothing between them and around. */
async function drawing(width: number, height: number, background: string) {
  const size = { width: Math.round(width * 0.6), height: Math.round(height * 0.6) };
  const input = await sharp({ create: { ...size, channels: 4, background } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1200, height: 800, channels: 4, background: "#0000" } })
    .composite([
      { input, left: 20, top: 20 },
      { input, left: 20 + width - size.width, top: 20 + height - size.height },
    ])
    .png()
    .toBuffer();
}

async function make(name: string, bytes: Uint8Array) {
  const answer = await host.run({ kind: "make", bytes, cut, folder, name, hash });
  if (!("facts" in answer)) throw new Error(answer.problem);
  return answer.facts;
}

test.each([
  ["very wide", 1000, 50, "#000", { width: 560, height: 28, color: "#000000" }],
  ["very tall", 50, 700, "#fff", { width: 8, height: 112, color: "#ffffff" }],
])("a %s logo keeps its shape, without what is clear around it", async (...given) => {
  const [kind, width, height, background, made] = given;
  const name = `photo-logo-${kind.slice(5)}`;
  const facts = await make(name, await drawing(width, height, background));
  expect(facts).toMatchObject({ ...made, widths: [made.width] });
  const files = await readdir(folder);
  const { widths } = facts;
  for (const file of ownersFilesOf(name, { hash, widths, has_jpeg: true })) {
    expect(files).toContain(file);
  }
});

test("a logo on a ground of its own, and one of which nothing is seen, need no other ground", async () => {
  const filled = { create: { width: 600, height: 400, channels: 3 as const, background: "#fff" } };
  const opaque = await sharp(filled).jpeg().toBuffer();
  expect(await make("photo-logo-opaque", opaque)).toMatchObject({ color: "#808080" });
  const clear = await drawing(10, 10, "#0000");
  expect(await make("photo-logo-clear", clear)).toMatchObject({ color: "#808080" });
});

test("an icon has a file for every address, square and on white", async () => {
  await make("photo-icon-1", await drawing(600, 200, "#000"));
  const fileOf = (end: string) => readFile(join(folder, `photo-icon-1-${hash}${end}`));
  for (const [path, end] of Object.entries(iconEnds)) {
    const file = await fileOf(end);
    expect(file.byteLength, path).toBeGreaterThan(100);
    const side = Number(/\d+/.exec(end)?.[0]);
    if (side) {
      const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: side, height: side });
      expect(data[(side - 1) * 3]).toBe(255);
    }
  }
  expect((await fileOf(".svg")).toString()).toMatch(
    /^<svg [^>]+><image [^>]+data:image\/png;base64,/,
  );
  const icon = await fileOf(".ico");
  expect(await sharp(icon.subarray(22)).metadata()).toMatchObject({ width: 32, format: "png" });
});
