import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { takeLock } from "#server/database/lock-file.ts";
import { takePublisherLock } from "./publisher-lock.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-publisher-lock-"));
});
afterEach(() => rm(folder, { recursive: true }));

const take = (identity: string) =>
  takePublisherLock({ identity: async () => identity }, folder, () => undefined);

test("of the processes of one store one publishes, and another after it", async () => {
  const lock = await take("the database shop");
  expect(await take("the database shop")).toBeUndefined();
  await lock?.release();
  const next = await take("the database shop");
  expect(next).toBeDefined();
  await next?.release();
});

test("another store is refused with a sentence while one publishes, and may have the folder after it", async () => {
  const lock = await take("the data folder /srv/one");
  await expect(take("the data folder /srv/two")).rejects.toMatchObject({
    name: "StartError",
    message: `The folder of releases ${folder} is in use by another store, with the data folder /srv/one. Stop that one first, or give this one a BUILD_DIR of its own.`,
  });
  expect(await take("the data folder /srv/one")).toBeUndefined();
  await lock?.release();
  const other = await take("the data folder /srv/two");
  expect(other).toBeDefined();
  await expect(take("the data folder /srv/one")).rejects.toThrow("the data folder /srv/two");
  await other?.release();
});

test("a process that is about to write whose it is, is waited for", async () => {
  await (await take("the store before"))?.release();
  const starting = takeLock(join(folder, ".publisher-lock"));
  const standing = take("this store");
  await writeFile(join(folder, "published-from"), "this store\n");
  expect(await standing).toBeUndefined();
  starting?.release();
});

test("code that wrote no name goes on until it is followed", async () => {
  const before = takeLock(join(folder, ".publisher-lock"));
  expect(await take("this store")).toBeUndefined();
  before?.release();
});
