import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Database } from "#server/database/database.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { createLog } from "#server/logging.ts";
import { openTestSite } from "#server/site/testing.ts";
import { createReadiness } from "./readiness.ts";

const silent = createLog("error", () => undefined);
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const failing = (error: object): Database => ({
  kind: "postgres",
  identity: async () => "a database that fails",
  transaction: () => Promise.reject(Object.assign(new Error("base/5/16851"), error)),
  listen: async () => {},
  close: () => Promise.resolve(),
});

test("a store with a release of its own code and a database that takes rows is ready", async () => {
  const opened = await openTestSite({ files: { "/index.html": "home" } });
  const { site } = opened;
  expect(await createReadiness({ database, log: silent, site }).problem()).toBeUndefined();
  await opened.close();
});

test.each([
  [{ code: "53100" }, "the disk is full: nothing can be written"],
  [
    { message: "could not extend file: No space left on device" },
    "the disk is full: nothing can be written",
  ],
  [{ code: "25006" }, "the database is read-only"],
  [{ code: "ECONNREFUSED" }, "the database does not answer"],
])("%j is said without the database's own words, once in the log", async (error, words) => {
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line));
  const readiness = createReadiness({ database: failing(error), log, site: undefined });
  expect([await readiness.problem(), await readiness.problem()]).toEqual([words, words]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(words);
});

test("a row is written, though not for every call", async () => {
  const statements: string[] = [];
  const watched: Database = {
    ...database,
    transaction: (work) =>
      database.transaction((tx) =>
        work({
          ...tx,
          query: (text, values) => {
            statements.push(text);
            return tx.query(text, values);
          },
        }),
      ),
  };
  vi.useFakeTimers({ toFake: ["performance"] });
  const readiness = createReadiness({ database: watched, log: silent, site: undefined });
  const kind = async () => {
    await readiness.problem();
    return statements.at(-1)?.split(" ")[0];
  };
  expect([await kind(), await kind()]).toEqual(["update", "select"]);
  vi.advanceTimersByTime(6_000);
  expect(await kind()).toBe("update");
  vi.useRealTimers();
});

test("a row that somebody has open could be written", async () => {
  const database = failing({ code: "55P03" });
  const readiness = createReadiness({ database, log: silent, site: undefined });
  expect(await readiness.problem()).toBeUndefined();
});

test("a change that waits to be on the site is a warning, and no reason to send visitors elsewhere", async () => {
  const readiness = createReadiness({ database, log: silent, site: undefined });
  const wait = (minutes: number) =>
    database.transaction((tx) =>
      tx.query(
        `update private.catalog_state
          set version = version + 1, changed_at = clock_timestamp() - make_interval(mins => $1)`,
        [minutes],
      ),
    );
  await wait(1);
  expect(await readiness.problem()).toBeUndefined();
  expect(readiness.warning()).toBeUndefined();
  await wait(150);
  expect(await readiness.problem()).toBeUndefined();
  expect(readiness.warning()).toMatch(/^a change has waited 1\d\d minutes to be on the site$/);
});

test("many who ask at once share one transaction", async () => {
  const answer = Promise.withResolvers<never>();
  const transaction = vi.fn(() => answer.promise);
  const waiting: Database = { ...database, transaction };
  const readiness = createReadiness({ database: waiting, log: silent, site: undefined });
  const problems = Array.from({ length: 20 }, () => readiness.problem());
  expect(transaction).toHaveBeenCalledTimes(1);
  answer.reject(new Error("away"));
  expect(new Set(await Promise.all(problems))).toEqual(new Set(["the database does not answer"]));
  await readiness.problem();
  expect(transaction).toHaveBeenCalledTimes(2);
});

test("without a home page, and with a release of other code, it is not ready", async () => {
  const empty = await openTestSite({ files: { "/deals.html": "deals" } });
  const ask = (site: typeof empty.site) =>
    createReadiness({ database, log: silent, site }).problem();
  expect(await ask(empty.site)).toContain("has no home page");
  const { site } = empty;
  const misfit = {
    ...site,
    find: () => ({}) as never,
    state: () => ({ ...site.state(), fits: false }),
  };
  expect(await ask(misfit)).toContain("built by different code");
  await empty.close();
});
