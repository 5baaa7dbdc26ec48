import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "#server/logging.ts";
import type { Database } from "./database.ts";
import { openPostgres } from "./postgres.ts";
import { openSilentLine, type SilentLine } from "./silent-line-testing.ts";

// An embedded database has no line.
const server = process.env.TEST_DATABASE_URL;
const limits = { connectMs: 3_000, statementMs: 4_000, answerMs: 5_000, probeEveryMs: 100 };

let line: SilentLine;
let database: Database;
beforeAll(async () => {
  if (!server) return;
  line = await openSilentLine(server);
  database = openPostgres(line.url, createLog("error"), limits);
});
afterAll(async () => {
  await database?.close();
  line?.close();
});

const ask = <T>(text: string) =>
  database.transaction(async (tx) => (await tx.query<{ value: T }>(text)).rows[0]?.value);

test.skipIf(!server)(
  "a transaction on a line that died while it was idle is done on another",
  async () => {
    await ask("select");
    line.fallSilent();
    expect(await ask("select 'done' as value")).toBe("done");
  },
);

test.skipIf(!server)(
  "a line that dies within a transaction ends it, and the next one works",
  async () => {
    const work = database.transaction(async (tx) => {
      await tx.query("select");
      line.fallSilent();
      await tx.query("select");
    });
    await expect(work).rejects.toThrow("The database was silent for 5 seconds");
    expect(await ask("select 'done' as value")).toBe("done");
  },
);

test.skipIf(!server)(
  "a statement that takes too long is ended by the server, and a script is not",
  async () => {
    const patient = openPostgres(server!, createLog("error"), {
      ...{ connectMs: 600_000, statementMs: 1_000, answerMs: 600_000, probeEveryMs: 600_000 },
    });
    const slow = patient.transaction((tx) => tx.query("select pg_sleep(600)"));
    await expect(slow).rejects.toMatchObject({ code: "57014" });
    await patient.transaction((tx) => tx.exec("select pg_sleep(1.5)"));
    await patient.close();
  },
);

test.skipIf(!server)(
  "who listens on a line that died listens on another, and looks for what it missed",
  async () => {
    const heard: string[] = [];
    await database.listen("news", (payload) => heard.push(payload));
    line.fallSilent();
    await expect.poll(() => heard).toContain("");
    await ask("select pg_notify('news', 'later')::text as value");
    await expect.poll(() => heard).toContain("later");
  },
);

test.skipIf(!server)("who holds a lock over a line that died is told so", async () => {
  const lost = Promise.withResolvers<void>();
  expect(await database.takeLock?.(`a folder of ${process.pid}`, lost.resolve)).toBeDefined();
  line.fallSilent();
  await lost.promise;
});
