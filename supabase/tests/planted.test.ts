/** What an account planted ends with its admin role or the account; the rest is listed with a reason. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "#server/database/database.ts";
import { become, openWorld, people, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const history = "says who did it";
const whileBlocked = "the authentication service refuses it while the account is blocked";

/** Every column that says whose something is: whether the thing ends, and when, or why it stays. */
const references: Record<string, "ends" | "ends when blocked" | `stays: ${string}`> = {
  "auth.flow_state.user_id": `stays: ${whileBlocked}`,
  "auth.identities.user_id": `stays: ${whileBlocked}`,
  "auth.known_devices.user_id": "stays: it opens nothing",
  "auth.mfa_factors.user_id": `stays: ${whileBlocked}`,
  "auth.one_time_tokens.user_id": `stays: ${whileBlocked}`,
  "auth.refresh_tokens.user_id": "ends when blocked",
  "auth.sessions.user_id": "ends when blocked",
  "auth.undo_links.user_id": "stays: a thief may be the one who blocks",
  "private.lead_presence.user_id": "ends",
  "private.ownership_handovers.former_owner": "stays: a thief may be the one who blocks",
  "private.stored_originals.sent_by": "stays: it counts toward the quota of whose it is",
  "private.text_outbox.requested_by": `stays: ${history}`,
  "public.changes.changed_by": `stays: ${history}`,
  "public.erasures.erased_by": `stays: ${history}`,
  "public.financing_leads.assigned_to": "stays: a lost role gives leads up, a block may be short",
  "public.inquiries.assigned_to": "stays: a lost role gives inquiries up, a block may be short",
  "public.holds.made_by": `stays: ${history}`,
  "public.invitations.invited_by": "ends",
  "public.lead_events.changed_by": `stays: ${history}`,
  "public.lots.created_by": `stays: ${history}`,
  "public.push_devices.user_id": "ends",
  "public.role_events.changed_by": `stays: ${history}`,
  "public.role_events.user_id": `stays: ${history}`,
  "public.sales.sold_by": `stays: ${history}`,
  "public.user_roles.user_id": "stays: it counts in a session that stands",
};

test("every column that refers to an account is on the list", () =>
  world.asOwner(async (db) => {
    const { rows } = await db.query<{ name: string }>(
      `select attrelid::regclass::text || '.' || attname as name
       from pg_attribute join pg_class on pg_class.oid = attrelid
       where relkind in ('r', 'p') and relnamespace::regnamespace::text in ('auth', 'public', 'private')
         and attnum > 0 and not attisdropped and atttypid = 'uuid'::regtype
         and (
           attname ~ '^user_id$|_by$|_owner$' or exists (
             select from pg_constraint
             where contype = 'f' and conrelid = attrelid and confrelid = 'auth.users'::regclass
               and attnum = any (conkey)
           )
         )
       order by 1`,
    );
    const names = rows.map(({ name }) =>
      name.includes("auth.") || name.includes("private.") ? name : `public.${name}`,
    );
    expect(names.sort()).toEqual(Object.keys(references).sort());
  }));

const them = people.otherAdmin;

/** One of everything that ends, and an admin who may end it. */
const planted = (work: (db: Transaction) => Promise<unknown>) =>
  world.asOwner(async (db) => {
    await db.query(
      `insert into public.push_devices (user_id, session_id, endpoint, p256dh, auth, label)
       values ($1, $1, 'https://push.example.com/a', repeat('B', 87), repeat('A', 22), 'Phone')`,
      [them],
    );
    await db.query(
      `insert into private.lead_presence (lead_id, session_id, user_id, seen_at, is_writing)
       select id, $1, $1, now(), false from public.financing_leads`,
      [them],
    );
    await db.query(
      "insert into auth.refresh_tokens (token, user_id, session_id) values ('r', $1, $1)",
      [them],
    );
    await db.query("set local role authenticated");
    await become(db, them);
    await db.query("select public.invite_staff('shopper@example.com', 'admin', $1)", [
      "t".repeat(64),
    ]);
    await become(db, people.admin);
    await work(db);
  });

const left = async (db: Transaction, kinds: string[]) => {
  await db.query("reset role");
  const found: string[] = [];
  for (const [name, kind] of Object.entries(references)) {
    if (!kinds.includes(kind)) continue;
    const [, table, column] = /^(.+)\.([^.]+)$/.exec(name)!;
    const { rows } = await db.query(`select from ${table} where ${column} = $1`, [them]);
    if (rows.length > 0) found.push(name);
  }
  return found;
};

const asDatabaseOwner = (sql: string) => async (db: Transaction) => {
  await db.query("reset role");
  await db.query("select set_config('request.jwt.claims', '', true)");
  await db.query(sql, [them]);
};
const asAdmin = (sql: string) => (db: Transaction) => db.query(sql, [them]);

describe.each([
  ["blocked", asAdmin("select public.block_account($1)"), ["ends", "ends when blocked"]],
  [
    "blocked in a dashboard",
    asDatabaseOwner("update auth.users set banned_until = now() + interval '1 day' where id = $1"),
    ["ends", "ends when blocked"],
  ],
  ["gone from the shop", asAdmin("select public.employee_left($1)"), ["ends", "ends when blocked"]],
  ["no admin any more", asAdmin("delete from public.user_roles where user_id = $1"), ["ends"]],
  [
    "no admin any more, by SQL",
    asDatabaseOwner("update public.user_roles set role = 'user' where user_id = $1"),
    ["ends"],
  ],
  [
    "deleted",
    asDatabaseOwner("delete from auth.users where id = $1"),
    ["ends", "ends when blocked"],
  ],
] as const)("of an admin who is %s", (_, end, kinds) => {
  test("nothing is left to act by", () =>
    planted(async (db) => {
      await db.query("savepoint before");
      expect(await left(db, [...kinds])).toHaveLength(kinds.length === 1 ? 3 : 5);
      await db.query("rollback to before");
      await end(db);
      expect(await left(db, [...kinds])).toEqual([]);
    }));

  test("an invitation opens nothing, not even once they are back", () =>
    planted(async (db) => {
      await end(db);
      await db.query("reset role");
      await db.query("update auth.users set banned_until = null where id = $1", [them]);
      await db.query(
        `insert into public.user_roles (user_id, role)
         select id, 'admin' from auth.users where id = $1 and not exists (
           select from public.user_roles where user_id = $1 and role = 'admin')`,
        [them],
      );
      await db.query("set local role authenticated");
      await become(db, people.shopper);
      await expect(
        db.query("select public.accept_invitation($1)", ["t".repeat(64)]),
      ).rejects.toThrow("is for another account, or it was canceled");
    }));
});
