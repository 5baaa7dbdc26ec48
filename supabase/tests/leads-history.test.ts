import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "../../server/database/database.ts";
import { become, lead, openWorld, people, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const first = async <Row>(db: Transaction, text: string, values: unknown[] = []) =>
  (await db.query<Row>(text, values)).rows[0];
const setStatus = (db: Transaction, status: string) =>
  db.query("update public.financing_leads set status = $2 where id = $1", [lead.id, status]);
const events = async (db: Transaction) =>
  (
    await db.query(
      "select changed_by, changed_by_email, field, old_value, new_value from public.lead_events order by id",
    )
  ).rows;

/** The admin with the email address that a real token carries. */
const asAdminWithEmail = (db: Transaction) =>
  become(db, people.admin, { email: "admin@example.com" });

describe("a change of a lead", () => {
  test("is history: who, which column, from, to", () =>
    world.asAdmin(async (db) => {
      await asAdminWithEmail(db);
      await db.query(
        "update public.financing_leads set status = 'contacted', notes = 'Called.' where id = $1",
        [lead.id],
      );
      const who = { changed_by: people.admin, changed_by_email: "admin@example.com" };
      expect(await events(db)).toEqual([
        { ...who, field: "status", old_value: "pending", new_value: "contacted" },
        { ...who, field: "notes", old_value: null, new_value: "Called." },
      ]);
    }));

  test("is no history where nothing changed", () =>
    world.asAdmin(async (db) => {
      await setStatus(db, "pending");
      expect(await events(db)).toEqual([]);
      const row = await first<{ version: number }>(
        db,
        "select version from public.financing_leads where id = $1",
        [lead.id],
      );
      expect(row?.version).toBe(1);
    }));

  test("counts up the version, so that a save over an older one changes no row", () =>
    world.asAdmin(async (db) => {
      await setStatus(db, "contacted");
      const stale = await db.query(
        "update public.financing_leads set notes = 'mine' where id = $1 and version = 1",
        [lead.id],
      );
      expect(stale.affectedRows).toBe(0);
      const current = await db.query(
        "update public.financing_leads set notes = 'mine' where id = $1 and version = 2",
        [lead.id],
      );
      expect(current.affectedRows).toBe(1);
    }));

  test("notes when the lead was first contacted, until it is pending again", () =>
    world.asAdmin(async (db) => {
      const contacted = () =>
        first<{ at: Date | null }>(
          db,
          "select first_contacted_at as at from public.financing_leads where id = $1",
          [lead.id],
        );
      expect((await contacted())?.at).toBeNull();
      await setStatus(db, "contacted");
      const then = (await contacted())?.at;
      expect(then).toBeInstanceOf(Date);
      await setStatus(db, "converted");
      expect((await contacted())?.at).toEqual(then);
      await setStatus(db, "pending");
      expect((await contacted())?.at).toBeNull();
    }));

  test("without a signed-in person is history without a name", () =>
    world.asService(async (db) => {
      await setStatus(db, "declined");
      expect(await events(db)).toMatchObject([{ changed_by: null, new_value: "declined" }]);
    }));
});

describe("the history of leads", () => {
  const writes = [
    `insert into public.lead_events (lead_id, at, field) values ('${lead.id}', now(), 'status')`,
    "update public.lead_events set new_value = 'converted'",
    "delete from public.lead_events",
    "truncate public.lead_events",
  ];

  test("is written by nobody, not by admins and not by the service", async () => {
    for (const who of ["asStranger", "asShopper", "asAdmin", "asService"] as const) {
      for (const statement of writes) {
        await world[who]((db) =>
          expect(db.query(statement)).rejects.toThrow(/permission denied for table lead_events/),
        );
      }
    }
  });

  test("is closed to strangers", () =>
    world.asStranger((db) =>
      expect(db.query("select * from public.lead_events")).rejects.toThrow(/permission denied/),
    ));

  test("is empty for shoppers and for those whose admin role was just taken away", () =>
    world.asOwner(async (db) => {
      await setStatus(db, "contacted");
      const seenBy = async (id: string) => {
        await become(db, id);
        await db.query("set local role authenticated");
        const rows = await events(db);
        await db.query("reset role");
        return rows.length;
      };
      expect(await seenBy(people.shopper)).toBe(0);
      expect(await seenBy(people.admin)).toBe(1);
      await db.query("select set_config('request.jwt.claims', '', true)");
      await db.query("delete from public.user_roles where user_id = $1", [people.admin]);
      expect(await seenBy(people.admin)).toBe(0);
    }));
});

test.each([
  ["(586) 555-0117", "+15865550117"],
  ["5865550117", "+15865550117"],
  ["1-586-555-0117", "+15865550117"],
  ["1 586 555 01170", null],
  ["0586 555 011", null],
  ["12-12-2026", null],
  ["2586 555 01171", null],
])("the phone %s is known as %s", (phone, e164) =>
  world.asOwner(async (db) => {
    const row = await first<{ phone_e164: string | null }>(
      db,
      "update public.financing_leads set phone = $2 where id = $1 returning phone_e164",
      [lead.id, phone],
    );
    expect(row?.phone_e164).toBe(e164);
  }),
);

test.each(["phone_e164", "version", "updated_at", "first_contacted_at"])(
  "nobody but the database sets %s",
  async (column) => {
    const refused = /permission denied|can only be updated to DEFAULT|cannot insert a non-DEFAULT/;
    const value = { version: 7, phone_e164: "+15865550199" }[column] ?? "2020-01-01";
    for (const who of ["asStranger", "asShopper", "asAdmin"] as const) {
      await world[who]((db) =>
        expect(
          db.query(`update public.financing_leads set ${column} = $1`, [value]),
        ).rejects.toThrow(refused),
      );
      await world[who]((db) =>
        expect(
          db.query(
            `insert into public.financing_leads
               (first_name, last_name, phone, financing_option, ${column})
             values ('Ann', 'Lee', '248-555-0164', (select name from public.lenders where position = 2), $1)`,
            [value],
          ),
        ).rejects.toThrow(refused),
      );
    }
  },
);
