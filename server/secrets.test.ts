import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadSecrets } from "./secrets.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-secrets-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("keys are made at the first start, for their owner only, and kept", async () => {
  const dataDir = join(folder, "data");
  const made = await loadSecrets(dataDir);
  expect(made.secretKey).toMatch(/^sb_secret_[\w-]{43}$/);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  expect((await stat(join(dataDir, "secrets.json"))).mode & 0o777).toBe(0o600);
  expect(await loadSecrets(dataDir)).toEqual(made);
});

test("processes that start together end up with the same keys and no leftovers", async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => loadSecrets(folder)));
  for (const secrets of all) expect(secrets).toEqual(all[0]);
  expect(await readdir(folder)).toEqual(["secrets.json"]);
});

test.each(["", "{", "{}", '{"secretKey":"sb_secret_short"}'])(
  "a damaged file %j is refused and left as it is",
  async (contents) => {
    const path = join(folder, "secrets.json");
    await writeFile(path, contents);
    await expect(loadSecrets(folder)).rejects.toThrow(/secrets\.json is damaged/);
    expect((await stat(path)).size).toBe(contents.length);
  },
);
