import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { replacedStoreMigrations } from "#server/database/replaced-migrations.ts";
import { openEmptyDatabase, openTestDatabase } from "#server/database/testing.ts";
import { createLog } from "#server/logging.ts";
import { dump, type Head } from "./dump.ts";
import { draftFile, readFileLines } from "./file.ts";
import { load } from "./restore.ts";
import { openBackupSocket, requestBackup } from "./socket.ts";
import { verifyBackup } from "./verify.ts";

let folder: string;
let shop: Database;
let backup: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-backup-"));
  shop = await openTestDatabase();
  await shop.transaction((tx) => tx.exec(busyShop));
  backup = await dumped(shop);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const [ann, bea] = [randomUUID(), randomUUID()];
/** More than are read at once. */
const leads = 1_050;
/** Something in every kind of column, and values that are easily lost on the way. */
const busyShop = `
  insert into auth.users (id, email, encrypted_password, raw_user_meta_data, raw_app_meta_data,
    created_at)
  values ('${ann}', 'ann@example.com', '$argon2id$v=19$x', '{"name": "Ann \\"the\\" O''Neil\\n🛋️"}',
      'null', '2026-01-01 00:00:00.123456+00'),
    ('${bea}', 'bea@example.com', null, '{"big": 12345678901234567890.123}', '[]', now());
  insert into auth.identities (provider_id, user_id, identity_data, provider)
    values ('ann', '${ann}', '{"email": "Ann@Example.com"}', 'email');
  insert into auth.mfa_factors (user_id, factor_type, secret) values ('${ann}', 'totp', 'SECRET');
  insert into auth.sessions (id, user_id) values ('${bea}', '${ann}');
  insert into auth.refresh_tokens (token, user_id, session_id) values ('hash', '${ann}', '${bea}');
  insert into public.user_roles (user_id, role) values ('${ann}', 'admin'), ('${bea}', 'user');
  update public.lenders set active = false where position = 4;
  update private.settings set admins_need_second_factor = true;
  insert into public.financing_leads (first_name, last_name, phone, financing_option)
    select 'Dana', E'back\\\\slash ''quoted'' "and" , NULL', '586-555-' || lpad(n::text, 4, '0'),
      (select name from public.lenders where position = 1) from generate_series(1, ${leads}) as n;
  update public.financing_leads set status = 'contacted', notes = E'two\\nlines' where phone like '%7';
`;

async function dumped(database: Database): Promise<string[]> {
  const lines: string[] = [];
  await dump(database, (line) => void lines.push(line));
  return lines;
}

async function* lines(from: readonly string[]) {
  yield* from;
}

async function collected(from: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const line of from) found.push(line);
  return found;
}

/**
 * All but the first line, which says when the backup was made, the hash that counts it, and ids that an older
 * store's lenders are given; rows in any order.
 */
const contents = ([, ...rest]: string[]) =>
  rest.map((line) => line.replace(/,"sha256":"\w+"|"[0-9a-f-]{36}"/g, "")).toSorted();

const leadsIn = async (database: Database) =>
  (await database.transaction((tx) => tx.query("select * from public.financing_leads order by id")))
    .rows;

test("an empty database that is filled from a backup has every row of it", {
  tags: "long",
}, async () => {
  const restored = await openEmptyDatabase();
  const { rows, leftOut } = await load(restored, lines(backup));
  expect(contents(await dumped(restored))).toEqual(contents(backup));
  expect(rows).toBe(JSON.parse(backup.at(-1) ?? "").rows);
  expect(rows).toBeGreaterThan(leads + 160);
  expect(leftOut).toEqual([]);

  await restored.transaction((tx) =>
    tx.exec("update public.financing_leads set notes = 'next' where phone like '%8'"),
  );
  expect((await dumped(restored)).length).toBeGreaterThan(backup.length);
  await restored.close();
});

test("nothing of an unfinished request or of a later one is in it", { tags: "long" }, async () => {
  const late = await openTestDatabase();
  const { rows: before } = await dump(late, () => undefined);
  const first = dump(late, () => undefined);
  const second = late.transaction((tx) => tx.exec(busyShop.replace(`1, ${leads}`, "1, 15")));
  expect((await first).rows).toBe(before);
  await second;
  await late.close();
});

/** The same as a store that had these migrations would have made it. */
function backupWith(migrations: readonly string[]): string[] {
  const head = JSON.parse(backup[0] ?? "") as Head;
  return [JSON.stringify({ ...head, migrations }), ...backup.slice(1)];
}

/** As a store made it that had these migrations, when settings named the shop. */
function olderBackup(migrations: readonly string[]): string[] {
  const older = backupWith(migrations);
  const at = older.findIndex((line) => line.startsWith('{"table":"private.settings"'));
  const { columns, ...head } = JSON.parse(older[at]!);
  const row = JSON.parse(older[at + 1]!);
  older[at] = JSON.stringify({ ...head, columns: [...columns, "shop_name"] });
  older[at + 1] = JSON.stringify([...row, "Tag & Timber"]);
  return older;
}

test.each([
  ["an empty", "all that the baseline replaced", replacedStoreMigrations],
  ["a prepared", "the baseline", ["20261126000000"]],
  ["a hosted", "the baseline", ["20261126000000"]],
])(
  "into %s database, an older backup is restored that has %s",
  { tags: "long" },
  async (kind, _, migrations) => {
    const target = await (kind === "an empty" ? openEmptyDatabase() : openTestDatabase());
    if (kind === "a hosted") {
      await target.transaction((tx) =>
        tx.exec("create table auth.schema_migrations (version text)"),
      );
    }
    await load(target, lines(olderBackup(migrations)), { openBetween: openEmptyDatabase });
    const restored = await dumped(target);
    if (kind === "a hosted") expect(await leadsIn(target)).toEqual(await leadsIn(shop));
    else expect(contents(restored)).toEqual(contents(backup));
    await target.close();
  },
);

describe("what cannot be restored changes nothing and is refused with a sentence", () => {
  let empty: Database;
  beforeAll(async () => {
    empty = await openTestDatabase();
  });
  afterAll(() => empty.close());

  const refused = async (given: string[], into = empty) => {
    const before = contents(await dumped(into));
    const failure = await load(into, lines(given)).catch((error: Error) => error);
    expect(contents(await dumped(into))).toEqual(before);
    return String(failure);
  };

  test("a file that is something else", { tags: "long" }, async () => {
    expect(await refused(["hello"])).toMatch(/a line can’t be read/);
    expect(await refused(['{"a": 1}'])).toMatch(/This is not a backup/);
  });

  test("a file that was cut off, or that lacks a row", { tags: "long" }, async () => {
    expect(await refused(backup.slice(0, 100))).toMatch(/its end is missing/);
    const lastRow = backup.findLastIndex((line) => line.startsWith("["));
    expect(await refused(backup.toSpliced(lastRow, 1))).toMatch(/rows are missing/);
  });

  test("the backup of a newer store", async () => {
    const { migrations } = JSON.parse(backup[0] ?? "") as Head;
    expect(await refused(backupWith([...migrations, "20991231000000"]))).toMatch(
      /doesn’t know the migration 20991231000000/,
    );
  });

  test("the backup of a store that had some of what the baseline replaced", async () => {
    expect(await refused(backupWith(replacedStoreMigrations.slice(0, -1)))).toMatch(
      /The backup was made by an earlier store, .* Restore it with the store's commit e2e5fba7 /,
    );
  });

  test("a database that already holds people", { tags: "long" }, async () => {
    expect(await refused(backup, shop)).toMatch(`already holds 2 accounts and ${leads} leads`);
  });
});

test("into a hosted project go the accounts and the shop, and sessions are left out", {
  tags: "long",
}, async () => {
  const hosted = await openTestDatabase();
  await hosted.transaction((tx) =>
    tx.exec(`
      create table auth.schema_migrations (version text);
      alter table auth.users add instance_id uuid, add confirmation_token varchar(255);
      alter table auth.mfa_factors drop column last_totp_step;
    `),
  );
  const { leftOut } = await load(hosted, lines(backup));
  expect(leftOut).toContain("auth.refresh_tokens");
  const { rows } = await hosted.transaction((tx) =>
    tx.query(`select email, confirmation_token, encrypted_password,
      (select count(*)::int from auth.mfa_factors) as factors,
      (select count(*)::int from public.role_events) as events
      from auth.users where id = '${ann}'`),
  );
  expect(rows).toEqual([
    {
      email: "ann@example.com",
      confirmation_token: "",
      encrypted_password: "$argon2id$v=19$x",
      factors: 1,
      events: 2,
    },
  ]);
  await hosted.close();
});

describe("a file", () => {
  const write = async (name: string, content: string[]) => {
    const path = join(folder, name);
    const draft = await draftFile(path);
    for (const line of content) await draft.write(line);
    await draft.keep();
    return path;
  };
  const verify = (content: string[]) => verifyBackup(lines(content));

  test("holds what was written, for its owner only", async () => {
    const path = await write("whole.gz", backup);
    expect(await collected(readFileLines(path))).toEqual(backup);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test("is counted and compared with its hash; what is cut off, lost or changed is said", async () => {
    expect(await verify(backup)).toEqual({
      rows: backup.filter((line) => line.startsWith("[")).length,
      originals: [],
    });
    await expect(verify(backup.slice(0, -1))).rejects.toThrow(/end is missing/);
    const ann = backup.findIndex((line) => line.startsWith("[") && line.includes("Dana"));
    await expect(verify(backup.toSpliced(ann, 1))).rejects.toThrow(/rows are missing/);
    const changed = backup.with(ann, backup[ann]!.replace("Dana", "Data"));
    await expect(verify(changed)).rejects.toThrow(/have changed since it was written/);
    await expect(write("changed.gz", changed)).rejects.toThrow(/have changed since it was written/);
    expect(existsSync(join(folder, "changed.gz"))).toBe(false);
    // Older ones have no hash.
    await verify(backup.map((line) => line.replace(/,"sha256":"\w+"/, "")));
    const pictures = { table: "public.product_pictures", columns: ["id", "original"] };
    expect(
      await verify([JSON.stringify(pictures), '["1","a.jpg"]', '["2","a.jpg"]', '{"rows":2}']),
    ).toEqual({ rows: 2, originals: ["a.jpg"] });
  });

  test("that is damaged or missing is refused with a sentence", async () => {
    const path = await write("damaged.gz", backup);
    const bytes = await readFile(path);
    await writeFile(path, bytes.subarray(0, bytes.length / 2));
    await expect(collected(readFileLines(path))).rejects.toThrow(/can’t be read \(Z_/);
    await expect(collected(readFileLines(join(folder, "none")))).rejects.toThrow(
      /can’t be read \(ENOENT\)/,
    );
  });
});

test("a running store hands its backup to whoever owns the data folder", async () => {
  const backupSocket = await openBackupSocket(folder, shop, createLog("error"));
  expect((await stat(join(folder, "backup.sock"))).mode & 0o777).toBe(0o600);
  const given = await collected((await requestBackup(folder)) ?? lines([]));
  expect(contents(given)).toEqual(contents(backup));
  backupSocket?.close();
  expect(await requestBackup(folder)).toBeUndefined();
});
