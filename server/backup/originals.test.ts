import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openOriginals, originalName } from "#server/pictures/originals.ts";
import { copyOriginals, originalsBeside } from "./originals.ts";
import { findBroken, sayBroken } from "./verify.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-backup-originals-"));
});
afterAll(() => rm(folder, { recursive: true }));

const nameOf = (words: string) => originalName(Buffer.from(words), "jpg");
const [chair, bed, table] = ["a chair", "a bed", "a table"].map(nameOf) as [string, string, string];

test("originals lie beside the backup and come back from there; what is damaged is named and mended", async () => {
  const shop = openOriginals(join(folder, "shop"));
  await mkdir(join(folder, "shop"));
  await shop.write(chair, Buffer.from("a chair"));
  await writeFile(join(shop.folder, ".draft-x"), "half");
  const beside = originalsBeside(join(folder, "backups", "store.jsonl.gz"));
  expect(await copyOriginals(shop.folder, beside)).toBe(1);
  await shop.write(bed, Buffer.from("a bed"));
  await writeFile(join(beside, chair), "a disk that forgot");
  expect(await copyOriginals(shop.folder, beside)).toBe(2);
  expect((await readdir(beside)).sort()).toEqual([chair, bed].sort());
  expect(await findBroken(beside, [chair, bed])).toEqual([]);

  await writeFile(join(shop.folder, table), "half a tab");
  await writeFile(join(beside, bed), "a disk that forgot");
  expect(await copyOriginals(shop.folder, beside)).toBe(2);
  expect(await findBroken(beside, [chair, bed, table])).toEqual([table]);
  expect(sayBroken([table])).toBe(`1 picture is missing or damaged: ${table}.`);

  const restored = openOriginals(join(folder, "restored"));
  expect(await copyOriginals(beside, restored.folder)).toBe(2);
  expect(Buffer.from((await restored.read(bed))!).toString()).toBe("a bed");
});

test("a shop without pictures has none to copy; a folder that cannot be read is said", async () => {
  expect(await copyOriginals(join(folder, "nowhere"), join(folder, "none"))).toBe(0);
  await writeFile(join(folder, "a-file"), "");
  await expect(copyOriginals(join(folder, "a-file"), join(folder, "none"))).rejects.toThrow(
    "ENOTDIR",
  );
});
