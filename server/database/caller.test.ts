import { afterAll, beforeAll, expect, test } from "vitest";
import { asCaller, type Caller } from "./caller.ts";
import type { Database, Transaction } from "./database.ts";
import { openTestDatabase } from "./testing.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const sub = "6f2c4f4e-0000-4000-8000-000000000001";
const shopper: Caller = { role: "authenticated", claims: { role: "authenticated", sub } };
const request = { method: "POST", path: "/rest/v1/things", headers: { "user-agent": "test" } };

async function value(tx: Transaction, expression: string): Promise<unknown> {
  const { rows } = await tx.query<{ value: unknown }>(`select ${expression} as value`);
  return rows[0]?.value;
}

test("inside, the database sees who is calling and what was asked", () =>
  asCaller(database, shopper, request, async (tx) => {
    expect(await value(tx, "current_user::text")).toBe("authenticated");
    expect(await value(tx, "auth.uid()")).toBe(sub);
    expect(await value(tx, "auth.role()")).toBe("authenticated");
    expect(await value(tx, "current_setting('request.method')")).toBe("POST");
    expect(await value(tx, "current_setting('request.path')")).toBe("/rest/v1/things");
    expect(await value(tx, "current_setting('request.headers')::json ->> 'user-agent'")).toBe(
      "test",
    );
  }));

const stranger: Caller = { role: "anon", claims: { role: "anon" } };
const staff: Caller = { ...shopper, isStaff: true };
const form = { ...request, path: "/rest/v1/financing_leads" };
const lookUp = { ...request, path: "/rest/v1/rpc/find" };

test.each([
  ["a stranger's form", stranger, form, "3s", 3_000],
  ["what a stranger looks up", stranger, lookUp, "3s", 1_000],
  ["what a shopper looks up", shopper, lookUp, "3s", 3_000],
  ["staff", staff, lookUp, "8s", 8_000],
] as const)(
  "%s has so much time, and more on a slow machine",
  async (_, who, what, time, embedded) => {
    for (const factor of [undefined, 7]) {
      const limits: unknown[] = [];
      const watched: Database = {
        ...database,
        limitFactor: factor,
        transaction: (work, options) => {
          limits.push(options?.limitMs);
          return database.transaction(work);
        },
      };
      const times = factor ?? 1;
      await asCaller(watched, who, what, async (tx) => {
        const seconds = `${Number.parseInt(time, 10) * times}s`;
        expect(await value(tx, "current_setting('statement_timeout')")).toBe(seconds);
        const idle = "current_setting('idle_in_transaction_session_timeout')";
        expect(await value(tx, idle)).toBe(`${5 * times}s`);
      });
      expect(limits).toEqual([embedded * times]);
    }
  },
);

test("afterwards nothing of the caller is left", async () => {
  await asCaller(database, shopper, request, (tx) => value(tx, "1"));
  await database.transaction(async (tx) => {
    expect(await value(tx, "current_user::text")).not.toBe("authenticated");
    expect(await value(tx, "auth.uid()")).toBeNull();
    expect(await value(tx, "current_setting('statement_timeout')")).not.toBe("3s");
  });
});

test("a request that reads cannot write, even with every right", () =>
  expect(
    asCaller(
      database,
      { role: "service_role", claims: { role: "service_role" } },
      { ...request, method: "GET" },
      (tx) => tx.query("delete from public.lenders"),
    ),
  ).rejects.toMatchObject({ code: "25006" }));

test("where the caller cannot be set, nothing runs with the server's rights", async () => {
  const nobody = { role: "nobody", claims: { role: "nobody" } } as unknown as Caller;
  const attempt = asCaller(database, nobody, request, (tx) =>
    tx.query("update public.lenders set active = false"),
  );
  await expect(attempt).rejects.toThrow(/role "nobody" does not exist/);
  await database.transaction(async (tx) => {
    expect(await value(tx, "(select bool_and(active) from public.lenders)")).toBe(true);
  });
});

test("a transaction that is over takes no more statements", async () => {
  let kept: Transaction | undefined;
  await asCaller(database, shopper, request, async (tx) => {
    kept = tx;
  });
  await expect(kept?.query("select 1")).rejects.toThrow("The transaction is over");
  await expect(kept?.exec("select 1")).rejects.toThrow("The transaction is over");
});

test.runIf(process.env.TEST_DATABASE_URL)(
  "of two that wait for each other one is undone, and done again",
  async () => {
    await database.transaction((tx) =>
      tx.exec(`
        create table public.things (id integer primary key, changes integer not null default 0);
        grant select, update on public.things to service_role;
        insert into public.things values (1), (2);
      `),
    );
    const program: Caller = { role: "service_role", claims: { role: "service_role" } };
    const began = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    const change = (ids: number[], mine: 0 | 1) =>
      asCaller(database, program, request, async (tx) => {
        for (const id of ids) {
          await tx.query("update public.things set changes = changes + 1 where id = $1", [id]);
          began[mine].resolve();
          await began[1 - mine]?.promise;
        }
      });
    await Promise.all([change([1, 2], 0), change([2, 1], 1)]);
    const { rows } = await database.transaction((tx) =>
      tx.query("select id, changes from public.things order by id"),
    );
    expect(rows).toEqual([
      { id: 1, changes: 2 },
      { id: 2, changes: 2 },
    ]);
  },
);
