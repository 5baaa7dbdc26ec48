import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, watch, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { openFolder, openMemory } from "./pglite.ts";
import { fillDataFolder, openEmbedded } from "./testing.ts";

let database: Database;
beforeAll(async () => {
  database = await openEmbedded();
});
afterAll(() => database.close());

test("what a transaction did is undone when it throws", async () => {
  await expect(
    database.transaction(async (tx) => {
      await tx.exec("create table undone (id int)");
      throw new Error("changed my mind");
    }),
  ).rejects.toThrow("changed my mind");
  const { rows } = await database.transaction((tx) =>
    tx.query("select to_regclass('undone') as it"),
  );
  expect(rows).toEqual([{ it: null }]);
});

test("a transaction that failed inside is not taken for committed", async () => {
  const failing = database.transaction(async (tx) => {
    await tx.exec("create table swallowed (id int)");
    await tx.query("select 1 / 0").catch(() => undefined);
  });
  await expect(failing).rejects.toThrow("The transaction had failed and was rolled back");
});

test("transactions that start together run one after the other", async () => {
  const order: string[] = [];
  const one = (name: string) =>
    database.transaction(async (tx) => {
      order.push(`${name} begins`);
      await tx.query("select 1");
      order.push(`${name} ends`);
    });
  await Promise.all([one("first"), one("second")]);
  expect(order).toEqual(["first begins", "first ends", "second begins", "second ends"]);
});

test("an error of Postgres comes with its code", async () => {
  const failing = database.transaction((tx) => tx.query("select 1 / $1::int", [0]));
  await expect(failing).rejects.toMatchObject({ code: "22012" });
});

test("big counts are numbers and dates are as they are written", async () => {
  const { rows } = await database.transaction((tx) =>
    tx.query("select 5000000000::bigint as big, date '2026-11-21' as day"),
  );
  expect(rows).toEqual([{ big: 5_000_000_000, day: "2026-11-21" }]);
});

test("affected rows are counted", async () => {
  const { affectedRows } = await database.transaction((tx) =>
    tx.query("update public.lenders set active = active"),
  );
  expect(affectedRows).toBe(4);
});

test.each([
  ["JSON", "select $1::json", `${"[".repeat(200_000)}${"]".repeat(200_000)}`],
  ["a pattern", "select 'a' ~ $1", ".{255}".repeat(100)],
  ["an expression", `select ${"+1".repeat(50_000)}`, undefined],
])("%s that goes too deep does no harm", async (_, text, value) => {
  const deep = database.transaction((tx) => tx.query(text, value === undefined ? [] : [value]));
  await deep.catch((error) => expect(error.message).toMatch(/depth|call stack|deserialized/));
  const { rows } = await database.transaction((tx) => tx.query("select 1 as one"));
  expect(rows).toEqual([{ one: 1 }]);
});

/** Inserts numbers one by one and prints each once its commit was answered, until it is killed. */
async function insertUntilKilled(dataDir: string, killAfter: number): Promise<number[]> {
  const script = `
    import { openFolder } from ${JSON.stringify(join(import.meta.dirname, "pglite.ts"))};
    const database = await openFolder(${JSON.stringify(dataDir)});
    await database.transaction((tx) => tx.exec("create table if not exists acknowledged (id int)"));
    for (let id = Date.now() % 1e9; ; id += 1) {
      await database.transaction((tx) =>
        tx.query("insert into acknowledged values ($1)", [id]));
      console.log(id);
    }`;
  const child = spawn(
    process.execPath,
    [...process.execArgv, "--input-type=module", "-e", script],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const acknowledged: number[] = [];
  const lines = createInterface(child.stdout);
  lines.on("line", (line) => {
    acknowledged.push(Number(line));
    if (acknowledged.length === killAfter) child.kill("SIGKILL");
  });
  await Promise.all([once(child, "exit"), once(lines, "close")]);
  return acknowledged;
}

test("a process killed in the middle of inserts loses none that was acknowledged", {
  tags: "long",
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "store-kill-"));
  await fillDataFolder(dataDir);
  const acknowledged: number[] = [];
  for (const killAfter of [25, 150, 60]) {
    acknowledged.push(...(await insertUntilKilled(dataDir, killAfter)));
  }
  const reopened = await openFolder(dataDir);
  const { rows } = await reopened.transaction((tx) =>
    tx.query<{ id: number }>("select id from acknowledged"),
  );
  await reopened.close();
  const found = new Set(rows.map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThanOrEqual(235);
  expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
  await rm(dataDir, { recursive: true });
});

test("a first start that was cut short leaves nothing that the next one mistakes for a database", {
  tags: "long",
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "store-first-"));
  const changes = watch(dataDir);
  const half = spawn(
    process.execPath,
    [
      ...process.execArgv,
      "--input-type=module",
      "-e",
      `import { openFolder } from ${JSON.stringify(join(import.meta.dirname, "pglite.ts"))};
       await openFolder(${JSON.stringify(dataDir)});`,
    ],
    { stdio: "inherit" },
  );
  for await (const { filename } of changes) if (filename === "postgres.new") break;
  half.kill("SIGKILL");
  await once(half, "exit");
  expect(await readdir(dataDir)).toEqual(["postgres.new"]);

  const reopened = await openFolder(dataDir);
  const { rows } = await reopened.transaction((tx) => tx.query("select 1 as one"));
  await reopened.close();
  expect(rows).toEqual([{ one: 1 }]);
  expect(await readdir(dataDir)).toEqual(["postgres"]);
  await rm(dataDir, { recursive: true });
});

test("a statement that takes too long is ended, and the next finds what was committed", {
  tags: "long",
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "store-slow-"));
  await fillDataFolder(dataDir);
  const impatient = await openFolder(dataDir, { limitMs: 2_000 });
  await impatient.transaction((tx) => tx.exec("create table kept as select 1 as id"));
  const slow = impatient.transaction((tx) =>
    tx.query("select count(*) from generate_series(1, 1e10::bigint)"),
  );
  const next = impatient.transaction((tx) => tx.query("select * from kept"));
  await expect(slow).rejects.toMatchObject({ code: "57014" });
  expect((await next).rows).toEqual([{ id: 1 }]);
  await impatient.close();
  await rm(dataDir, { recursive: true });
});

test("a damaged database is refused with a sentence", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "store-damaged-"));
  await mkdir(join(dataDir, "postgres"));
  await writeFile(join(dataDir, "postgres", "PG_VERSION"), "18\n");
  await expect(openFolder(dataDir)).rejects.toThrow(
    /^The database in .* cannot be opened \(.*\)\. Restore it from a backup/,
  );
  await rm(dataDir, { recursive: true });
});

test("tables that were filled and emptied stay small, and the planner knows what they hold", {
  tags: "long",
}, async () => {
  const database = await openMemory();
  const run = (text: string) =>
    database.transaction((tx) => tx.query<{ bytes: number; rows: number }>(text));
  await run("create table busy (words text)");
  for (let round = 0; round < 5; round += 1) {
    await run("insert into busy select repeat('a', 300) from generate_series(1, 20000)");
    await run("delete from busy");
    await database.keepUp();
  }
  await run("insert into busy select 'a' from generate_series(1, 100)");
  await database.keepUp();
  const { rows } = await run(
    "select pg_relation_size('busy') as bytes, reltuples as rows from pg_class where relname = 'busy'",
  );
  expect(rows).toEqual([{ bytes: 8_192, rows: 100 }]);
  await database.close();
});
