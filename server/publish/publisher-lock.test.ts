import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { takeLock } from "#server/database/lock-file.ts";
import { standForElection } from "./publisher-lock.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-election-"));
});
afterEach(() => rm(folder, { recursive: true }));

const stand = (identity: string) =>
  standForElection({ identity: async () => identity }, folder, () => undefined);

test("of the processes of one store one publishes, and another once it has left", async () => {
  const office = await stand("the database shop");
  expect(await stand("the database shop")).toBeUndefined();
  await office?.leave();
  const next = await stand("the database shop");
  expect(next).toBeDefined();
  await next?.leave();
});

test("another store is refused with a sentence while one publishes, and may have the folder after it", async () => {
  const office = await stand("the data folder /srv/one");
  await expect(stand("the data folder /srv/two")).rejects.toMatchObject({
    name: "StartError",
    message: `The folder of releases ${folder} is in use by another store, with the data folder /srv/one. Stop that one first, or give this one a BUILD_DIR of its own.`,
  });
  expect(await stand("the data folder /srv/one")).toBeUndefined();
  await office?.leave();
  const other = await stand("the data folder /srv/two");
  expect(other).toBeDefined();
  await expect(stand("the data folder /srv/one")).rejects.toThrow("the data folder /srv/two");
  await other?.leave();
});

test("a process that is about to write whose it is, is waited for", async () => {
  await (await stand("the store before"))?.leave();
  const starting = takeLock(join(folder, ".publisher-lock"));
  const standing = stand("this store");
  await writeFile(join(folder, "published-from"), "this store\n");
  expect(await standing).toBeUndefined();
  starting?.release();
});

test("code that wrote no name goes on until it is followed", async () => {
  const before = takeLock(join(folder, ".publisher-lock"));
  expect(await stand("this store")).toBeUndefined();
  before?.release();
});
