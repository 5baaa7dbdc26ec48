import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import type { Database } from "#server/database/database.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { seedSampleShop } from "#server/publish/seed-sample-shop.ts";
import { madePictures, ownersFilesOf } from "./picture-files.ts";
import { sweepOriginals } from "./sweep-originals.ts";
import { tidyPictures } from "./tidy-pictures.ts";

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedSampleShop(database);
  folder = await mkdtemp(join(tmpdir(), "store-made-"));
  await mkdir(madePictures(folder));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const product = String(sample.products.bedroom[0]!.id);
const ask = (sql: string, values: unknown[] = []) =>
  database.transaction((tx) => tx.query<{ name: string }>(sql, values));

/** A picture of the product, and its files as if they were made long ago. */
async function add(letter: string) {
  const { rows } = await ask(
    `insert into public.product_pictures (id, product_id, original, alt)
     values ($1, $2, repeat($3, 64) || '.jpg', 'A bed') returning name`,
    [randomUUID(), product, letter],
  );
  const [{ name }] = rows as [{ name: string }];
  const made = { hash: "abcdef", widths: [400, 800], has_jpeg: true };
  await ask(
    `insert into public.pictures (name, hash, width, height, widths, color, alt, has_jpeg)
     values ($1, $2, 800, 600, $3, '#808080', 'A bed', true)`,
    [name, made.hash, made.widths],
  );
  for (const file of ownersFilesOf(name, made)) await age(file, 100);
  return name;
}

async function age(file: string, days: number) {
  const path = join(madePictures(folder), file);
  await writeFile(path, "a picture");
  const at = Date.now() / 1000 - days * 86_400;
  await utimes(path, at, at);
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const namesLeft = async () => [
  ...new Set((await readdir(madePictures(folder))).map((file) => file.split("-", 2).join("-"))),
];

test("what a product has stays, what it had goes after two weeks, and what is new is nobody's to remove", async () => {
  const [shown, off, recut] = [await add("a"), await add("b"), await add("c")];
  await ask("delete from public.product_pictures where name = $1", [off]);
  await ask("update public.product_pictures set zoom = 150 where name = $1", [recut]);
  await age(`${shown}-999999-400.avif`, 100);
  await age("photo-000000000000-abcdef-400.avif", 100);
  await age("photo-111111111111-abcdef-400.avif", 0);

  // Nobody has had the first; of the other, only what an older encoder made.
  expect(await tidyPictures(database, folder, inDays(0))).toBe(2);
  expect((await namesLeft()).sort()).toEqual(["photo-111111111111", shown, off, recut].sort());
  expect(await tidyPictures(database, folder, inDays(13))).toBe(0);
  expect(await tidyPictures(database, folder, inDays(15))).toBe(9);
  expect(await namesLeft()).toEqual([shown]);
  expect(await readdir(madePictures(folder))).toHaveLength(4);

  // An article may show a picture that no product has any more.
  const used = await add("9");
  await ask("delete from public.product_pictures where name = $1", [used]);
  await ask("update public.articles set picture = $1 where id = 'furniture-care-1'", [used]);
  expect(await tidyPictures(database, folder, inDays(15))).toBe(0);
});

test("an original goes thirty days after it was sent, unless a product has it or the history knows it", async () => {
  const originals = join(folder, "originals");
  await mkdir(originals);
  const send = async (letter: string, daysAgo: number) => {
    const path = join(originals, `${letter.repeat(64)}.jpg`);
    await writeFile(path, "picture");
    const at = Date.now() / 1000 - daysAgo * 86_400;
    await utimes(path, at, at);
  };
  for (const letter of ["a", "b", "c"]) await send(letter, 400);
  await send("d", 31);
  await send("e", 29);
  await writeFile(join(originals, "notes.txt"), "");
  const letters = async () => (await readdir(originals)).map((name) => name.slice(0, 2)).sort();
  // "b" was taken off, and can be put back; that it was put on is not known any more.
  await ask(
    "delete from public.changes where action = 'added' and after ->> 'original' like 'bb%'",
  );
  await ask(`insert into private.stored_originals values (repeat('f', 64) || '.jpg', 99, null)`);
  expect(await sweepOriginals(database, originals, new Date())).toBe(1);
  expect(await letters()).toEqual([".s", "aa", "bb", "cc", "ee", "no"]);
  const counted = "select left(name, 1) || bytes as name from private.stored_originals order by 1";
  expect((await ask(counted)).rows.map(({ name }) => name)).toEqual(["a7", "b7", "c7", "e7"]);
  expect(await sweepOriginals(database, originals, inDays(2))).toBe(1);
  expect(await sweepOriginals(database, originals, inDays(1_000))).toBe(0);
});

test("where nothing was made there is nothing to remove", async () => {
  expect(await tidyPictures(database, join(folder, "elsewhere"), new Date())).toBe(0);
});
