import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openOriginals } from "#server/pictures/originals.ts";
import { copyOriginals, originalsBeside } from "./originals.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-backup-originals-"));
});
afterAll(() => rm(folder, { recursive: true }));

const name = (letter: string) => `${letter.repeat(64)}.jpg`;

test("originals lie beside the backup, each once, and come back from there", async () => {
  const shop = openOriginals(join(folder, "shop"));
  await mkdir(join(folder, "shop"));
  await shop.write(name("a"), Buffer.from("a chair"));
  await writeFile(join(shop.folder, ".draft-x"), "half");
  const beside = originalsBeside(join(folder, "backups", "store.jsonl.gz"));
  expect(await copyOriginals(shop.folder, beside)).toBe(1);
  await shop.write(name("b"), Buffer.from("a bed"));
  // One that is there is left as it is.
  await writeFile(join(beside, name("a")), "kept");
  expect(await copyOriginals(shop.folder, beside)).toBe(2);
  expect((await readdir(beside)).sort()).toEqual([name("a"), name("b")]);
  expect(await readFile(join(beside, name("a")), "utf8")).toBe("kept");

  const restored = openOriginals(join(folder, "restored"));
  expect(await copyOriginals(beside, restored.folder)).toBe(2);
  expect(Buffer.from((await restored.read(name("b")))!).toString()).toBe("a bed");
});

test("a shop without pictures has none to copy", async () => {
  expect(await copyOriginals(join(folder, "nowhere"), join(folder, "none"))).toBe(0);
});
