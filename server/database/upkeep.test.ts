/**
 * When the embedded database is vacuumed and analyzed: by itself, in quiet minutes, and on a busy day once.
 * @module-tag long
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { openFolder } from "./pglite.ts";

const minute = 60_000;
afterEach(() => void vi.useRealTimers());

test("quiet minutes bring statistics; a busy quarter of an hour waits", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const dataDir = await mkdtemp(join(tmpdir(), "store-upkeep-"));
  const database = await openFolder(dataDir);
  const run = (text: string) => database.transaction((tx) => tx.query<{ known: number }>(text));
  const known = async () =>
    (await run("select reltuples as known from pg_class where relname = 'busy'")).rows[0]!.known;
  /** One by one, so that what began before them has ended. */
  const visit = async (times: number) => {
    for (let visitor = 0; visitor < times; visitor += 1) await run("select");
  };
  const insert = "insert into busy select 'a' from generate_series(1, 100)";
  await run("create table busy (words text)");
  await run(insert);

  for (let passed = 0; passed < 11; passed += 1) {
    await visit(121);
    vi.advanceTimersByTime(minute);
  }
  expect(await known()).toBe(-1);

  vi.advanceTimersByTime(minute);
  await visit(20);
  expect(await known()).toBe(100);

  await run(insert);
  vi.advanceTimersByTime(9 * minute);
  await visit(20);
  expect(await known()).toBe(100);
  vi.advanceTimersByTime(minute);
  await visit(20);
  expect(await known()).toBe(200);

  await database.close();
  await rm(dataDir, { recursive: true });
});
