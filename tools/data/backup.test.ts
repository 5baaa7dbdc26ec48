/** @module-tag long */
import { execFile, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readFileLines } from "#server/backup/file.ts";
import { lockFolder } from "#server/database/lock.ts";
import { openFolder } from "#server/database/pglite.ts";
import { fillShopFolder, programEnv } from "#server/testing.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-scripts-"));
});
afterAll(() => rm(folder, { recursive: true }));

const within = (name: string) => join(folder, name);

async function run(script: string, file: string, dataDir: string, ...more: string[]) {
  const path = join(import.meta.dirname, script);
  const env = { ...programEnv, BUILD_DIR: within("build"), DATA_DIR: within(dataDir) };
  const args = [...process.execArgv, path, within(file), ...more];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return stdout;
}

async function startStore(dataDir: string) {
  const store = fork(join(import.meta.dirname, "../../server/main.ts"), {
    env: {
      ...programEnv,
      BUILD_DIR: within("build"),
      DATA_DIR: within(dataDir),
      PORT: "0",
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const [said] = await once(store.stdout!, "data");
  return { store, origin: /http:\S+/.exec(String(said))?.[0] ?? "" };
}

async function rowsOf(file: string): Promise<string[]> {
  const rows: string[] = [];
  for await (const line of readFileLines(within(file))) if (line.startsWith("[")) rows.push(line);
  return rows.toSorted();
}

test("a store that serves is backed up, and one restored from the file has every row", async () => {
  await fillShopFolder(within("first"));
  const { store, origin } = await startStore("first");
  const signUp = await fetch(`${origin}/auth/v1/signup`, {
    method: "POST",
    headers: { apikey: "sb_publishable_store", "Content-Type": "application/json" },
    body: JSON.stringify({ email: "ann@example.com", password: "correct horse" }),
  });
  expect(signUp.status).toBe(200);
  expect(await run("backup.ts", "serving.gz", "first")).toMatch(/^\d+ rows are in /);
  store.kill("SIGTERM");
  await once(store, "exit");

  await run("backup.ts", "stopped.gz", "first");
  const rows = await rowsOf("stopped.gz");
  expect(await rowsOf("serving.gz")).toEqual(rows);
  expect(rows.join()).toContain("ann@example.com");

  expect(await run("restore.ts", "serving.gz", "second")).toBe(
    `${rows.length} rows were restored\n`,
  );
  await run("backup.ts", "restored.gz", "second");
  expect(await rowsOf("restored.gz")).toEqual(rows);
  await expect(run("restore.ts", "serving.gz", "second")).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The database already holds 1 accounts and 0 leads/),
  });
});

test("pictures that products show and that are missing stop a backup and a restore, unless that is known", async () => {
  await fillShopFolder(within("pictured"));
  const lock = await lockFolder(within("pictured"));
  const database = await openFolder(within("pictured"));
  await database.transaction(async (tx) => {
    await tx.query("alter table public.product_pictures disable trigger user");
    await tx.query(
      `insert into public.product_pictures (product_id, original, alt, name)
       select id, repeat('a', 64) || '.jpg', 'A bed', 'photo-0' from public.products limit 1`,
    );
    await tx.query("alter table public.product_pictures enable trigger user");
  });
  await database.close();
  lock.release();
  const named = {
    code: 1,
    stderr: expect.stringContaining(`missing or damaged: ${"a".repeat(64)}`),
  };
  await expect(run("backup.ts", "pictured.gz", "pictured")).rejects.toMatchObject(named);
  await run("backup.ts", "pictured.gz", "pictured", "--without-pictures");
  await expect(run("restore.ts", "pictured.gz", "third")).rejects.toMatchObject(named);
  expect(await run("restore.ts", "pictured.gz", "third", "--without-pictures")).toContain(
    "rows were restored",
  );
});
