import pg from "pg";
import { expect, test } from "vitest";
import { createLog } from "#server/logging.ts";
import { takeAdvisoryLock } from "./advisory-lock.ts";
import { openPostgres } from "./postgres.ts";

// An embedded database has one process only.
const url = process.env.TEST_DATABASE_URL ?? "";

test.skipIf(!url)(
  "one of all has the lock; it is free once its connection has ended, and whoever had it is told",
  async () => {
    const name = `a folder of ${process.pid}`;
    const lost = Promise.withResolvers<void>();
    const refuse = () => undefined;
    const first = await takeAdvisoryLock(url, name, lost.resolve);
    expect(first).toBeDefined();
    expect(await takeAdvisoryLock(url, name, refuse)).toBeUndefined();
    const other = await takeAdvisoryLock(url, `${name}, another`, refuse);
    expect(other).toBeDefined();
    await other?.release();

    const admin = new pg.Client(url);
    await admin.connect();
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'store (publishing)' and pid <> pg_backend_pid()`,
    );
    await admin.end();
    await lost.promise;
    const next = await takeAdvisoryLock(url, name, refuse);
    expect(next).toBeDefined();
    await next?.release();
  },
);

test.skipIf(!url)(
  "a database is the same however it is reached, and each other is another",
  async () => {
    const identityOf = async (change: (address: URL) => void) => {
      const address = new URL(url);
      change(address);
      const database = openPostgres(address.href, createLog("error"));
      return database.identity().finally(() => database.close());
    };
    const own = await identityOf(() => undefined);
    expect(own).toMatch(/^the database \w+ of Postgres \d+$/);
    expect(await identityOf((address) => address.searchParams.set("connect_timeout", "9"))).toBe(
      own,
    );
    expect(await identityOf((address) => (address.pathname = "/template1"))).not.toBe(own);
  },
);
