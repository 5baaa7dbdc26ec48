import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { lockFolder } from "#server/database/lock.ts";
import { fillDataFolder, openEmptyDatabase, openTestDatabase } from "#server/database/testing.ts";
import { programEnv } from "#server/testing.ts";
import { makeAdmin } from "./give-admin-role.ts";

describe("an account becomes an admin's", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.transaction((tx) =>
      tx.exec(`
        insert into auth.users (email, email_confirmed_at)
          values ('owner@example.com', now()), ('new@example.com', null);
        insert into auth.users (email, deleted_at) values ('gone@example.com', now())`),
    );
  });
  afterAll(() => database.close());

  const roles = async () =>
    (
      await database.transaction((tx) =>
        tx.query(
          "select email, user_roles.role from public.user_roles join auth.users on users.id = user_id",
        ),
      )
    ).rows;

  test("by its address in any case, once", async () => {
    expect(await makeAdmin(database, " Owner@Example.com ")).toBe(
      "owner@example.com is now an admin.",
    );
    expect(await makeAdmin(database, "owner@example.com")).toBe(
      "owner@example.com is already an admin.",
    );
    expect(await roles()).toEqual([{ email: "owner@example.com", role: "admin" }]);
  });

  test("before its address is confirmed, with a word about that", async () => {
    expect(await makeAdmin(database, "new@example.com")).toMatch(/once the address is confirmed/);
  });

  test.each(["nobody@example.com", "gone@example.com", "%"])(
    "not where there is none: %s",
    async (email) => {
      const before = await roles();
      await expect(makeAdmin(database, email)).rejects.toThrow(
        `There’s no account for ${email}. Sign up at /auth first.`,
      );
      expect(await roles()).toEqual(before);
    },
  );
});

test("a database that no store has opened yet is refused with a sentence", {
  tags: "long",
}, async () => {
  const empty = await openEmptyDatabase();
  await expect(makeAdmin(empty, "owner@example.com")).rejects.toThrow(
    "This database has no accounts yet. Start the store with it first.",
  );
  await empty.close();
});

describe("npm run make-admin", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "store-make-admin-"));
    await fillDataFolder(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, "make-admin.ts"), ...args], {
      env: { ...programEnv, DATA_DIR: folder },
    });

  test("asks for an address", () =>
    expect(run()).rejects.toMatchObject({
      code: 1,
      stderr: "Name the account: npm run make-admin you@example.com\n",
    }));

  test("opens the folder, and says when nobody has that address", { tags: "long" }, () =>
    expect(run("nobody@example.com")).rejects.toMatchObject({
      code: 1,
      stderr: "There’s no account for nobody@example.com. Sign up at /auth first.\n",
    }),
  );

  test("is refused with a sentence while a store runs on the folder", async () => {
    const lock = await lockFolder(folder);
    await expect(run("owner@example.com")).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^The data folder .* is already open in another process .* Stop that one first/,
      ),
    });
    lock.release();
  });
});
