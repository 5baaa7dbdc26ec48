/** A database that the release before this one made, with work in it, opens in this one. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { openMemory } from "#server/database/pglite.ts";
import { prepareDatabase } from "#server/database/prepare.ts";

/** The last migration of the release before texts were sent. */
const previous = "20261121110000";

let database: Database;
beforeAll(async () => {
  database = await openMemory();
  await prepareDatabase(database, { upTo: previous });
  await database.transaction((tx) =>
    tx.exec(`
      insert into auth.users (id, email, aud, role)
        values ('00000000-0000-4000-8000-000000000001', 'owner@example.com', 'authenticated', 'authenticated');
      insert into public.user_roles (user_id, role)
        values ('00000000-0000-4000-8000-000000000001', 'admin');
      insert into public.financing_leads (id, first_name, last_name, phone, financing_option, created_at)
        values
          ('00000000-0000-4000-8000-00000000000a', 'Ada', 'Byron', '(586) 555-0101', 'Bridgewater Credit', '2026-10-01 12:00+00'),
          ('00000000-0000-4000-8000-00000000000b', 'Bo', 'Diaz', '248-555-0102', 'Easy Lane Leasing', '2026-10-02 12:00+00');
      update public.financing_leads set status = 'contacted', notes = 'Called at noon'
        where first_name = 'Ada';
    `),
  );
  await prepareDatabase(database);
});
afterAll(() => database.close());

const rows = async (text: string) =>
  (await database.transaction((tx) => tx.query(text))).rows as Record<string, unknown>[];

test("every lead is still there, with its work and its history", async () => {
  expect(
    await rows(
      "select first_name, status, notes, phone_e164, version from public.financing_leads order by created_at",
    ),
  ).toEqual([
    {
      first_name: "Ada",
      status: "contacted",
      notes: "Called at noon",
      phone_e164: "+15865550101",
      version: 2,
    },
    { first_name: "Bo", status: "pending", notes: null, phone_e164: "+12485550102", version: 1 },
  ]);
  expect(
    await rows("select field, old_value, new_value from public.lead_events order by id"),
  ).toEqual([
    { field: "status", old_value: "pending", new_value: "contacted" },
    { field: "notes", old_value: null, new_value: "Called at noon" },
  ]);
  expect(await rows("select role from public.user_roles")).toEqual([{ role: "admin" }]);
});

test("nobody who asked before is texted now", async () => {
  expect(await rows("select * from private.text_outbox")).toEqual([]);
});
