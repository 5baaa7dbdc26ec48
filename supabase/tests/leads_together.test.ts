/** Several people work the same leads: whose, when again, what was said. */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "../../server/database/database.ts";
import { become, lead, openWorld, people, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface Row {
  status: string;
  version: number;
  calls: number;
  assigned_to: string | null;
  follow_up_at: Date | null;
  first_called_at: Date | null;
  first_contacted_at: Date | null;
  earlier_contact_at: Date | null;
}

const rows = async <R>(db: Transaction, text: string, values: unknown[] = []) =>
  (await db.query<R>(text, values)).rows;
const read = async (db: Transaction) =>
  (await rows<Row>(db, "select * from public.financing_leads where id = $1", [lead.id]))[0]!;
const events = (db: Transaction) =>
  rows(db, "select field, old_value, new_value from public.lead_events order by id");
const set = (db: Transaction, change: string, value: unknown) =>
  db.query(`update public.financing_leads set ${change} = $2 where id = $1`, [lead.id, value]);
const call = (db: Transaction, outcome: string, next: string | null = null) =>
  db.query("select public.log_call($1, $2, $3)", [lead.id, outcome, next]);
/** The clock of this lead's history goes on. */
const wait = async (db: Transaction, interval: string) => {
  await db.query("reset role");
  await db.query("update public.lead_events set at = at - $1::interval", [interval]);
  await db.query("alter table public.financing_leads disable trigger stamp_lead");
  await db.query(
    `update public.financing_leads set first_contacted_at = first_contacted_at - $1::interval,
       earlier_contact_at = earlier_contact_at - $1::interval`,
    [interval],
  );
  await db.query("alter table public.financing_leads enable trigger stamp_lead");
  await db.query("set local role authenticated");
};

const writes: [what: string, query: string][] = [
  ["taking", `update public.financing_leads set assigned_to = '${people.admin}'`],
  ["a follow-up date", "update public.financing_leads set follow_up_at = now()"],
];
const calls: [what: string, query: string][] = [
  ["noting a call", `select public.log_call('${lead.id}', 'no_answer')`],
  ["taking a call back", `select public.take_back_call('${lead.id}', 1)`],
  ["adding a note", `select public.add_lead_note('${lead.id}', 'Hello')`],
  [
    "entering a lead",
    `select public.enter_lead('Ann', 'Lee', '248-555-0164', 'x', 'phone', null, null, '${randomUUID()}')`,
  ],
];

describe("strangers and shoppers", () => {
  test.each([...writes, ...calls])("%s is refused to a stranger", (_, query) =>
    world.asStranger((db) => expect(db.query(query)).rejects.toThrow(/permission denied/)),
  );
  test.each(writes)("%s changes nothing for a shopper", (_, query) =>
    world.asShopper(async (db) => expect((await db.query(query)).affectedRows).toBe(0)),
  );
  test.each(calls)("%s is refused to a shopper", (_, query) =>
    world.asShopper((db) => expect(db.query(query)).rejects.toThrow(/admin/)),
  );
  test.each(["infinity", "-infinity", "9999-12-31"])("an admin sets no lead back to %s", (day) =>
    world.asAdmin((db) => expect(set(db, "follow_up_at", day)).rejects.toThrow(/follow_up_range/)),
  );
  test.each(["calls", "first_called_at", "source", "showroom", "noted_at", "earlier_contact_at"])(
    "nobody but the database sets %s",
    (column) =>
      world.asAdmin((db) =>
        expect(db.query(`update public.financing_leads set ${column} = default`)).rejects.toThrow(
          /permission denied/,
        ),
      ),
  );
  test("a request says neither whose it is nor where it comes from", () =>
    world.asStranger((db) =>
      expect(
        db.query(
          `insert into public.financing_leads (first_name, last_name, phone, financing_option, source)
           values ('Ann', 'Lee', '248-555-0164', $1, 'phone')`,
          [lead.financing_option],
        ),
      ).rejects.toThrow(/permission denied/),
    ));
});

describe("whose a lead is", () => {
  test("is an admin's, is history by name, and counts up the version", () =>
    world.asAdmin(async (db) => {
      await set(db, "assigned_to", people.admin);
      await set(db, "assigned_to", people.otherAdmin);
      await set(db, "assigned_to", null);
      expect(await events(db)).toEqual([
        { field: "assigned_to", old_value: null, new_value: "admin@example.com" },
        {
          field: "assigned_to",
          old_value: "admin@example.com",
          new_value: "otheradmin@example.com",
        },
        { field: "assigned_to", old_value: "otheradmin@example.com", new_value: null },
      ]);
      expect(await read(db)).toMatchObject({ version: 4 });
    }));

  test("is no shopper's", () =>
    world.asAdmin((db) =>
      expect(set(db, "assigned_to", people.shopper)).rejects.toThrow("Only an admin can work"),
    ));

  test("is nobody's when that account is gone", () =>
    world.asOwner(async (db) => {
      await set(db, "assigned_to", people.otherAdmin);
      await db.query("delete from auth.users where id = $1", [people.otherAdmin]);
      expect(await read(db)).toMatchObject({ assigned_to: null });
    }));
});

describe("a call", () => {
  test("without an answer is noted with the next try, and takes the lead", () =>
    world.asAdmin(async (db) => {
      await call(db, "no_answer", "2026-12-01T15:00:00Z");
      const after = await read(db);
      expect(after).toMatchObject({ status: "pending", calls: 1, assigned_to: people.admin });
      expect(after.follow_up_at).toEqual(new Date("2026-12-01T15:00:00Z"));
      expect(after.first_called_at).toBeInstanceOf(Date);
      expect(after.first_contacted_at).toBeNull();
      expect(await events(db)).toContainEqual({
        field: "call",
        old_value: null,
        new_value: "no_answer",
      });
    }));

  test("leaves a colleague's lead theirs, and keeps the first call's time", () =>
    world.asAdmin(async (db) => {
      await set(db, "assigned_to", people.otherAdmin);
      await call(db, "no_answer");
      const first = (await read(db)).first_called_at;
      await call(db, "left_message");
      expect(await read(db)).toMatchObject({
        assigned_to: people.otherAdmin,
        calls: 2,
        first_called_at: first,
      });
    }));

  test("that reached somebody is the first contact", () =>
    world.asAdmin(async (db) => {
      await call(db, "reached");
      const after = await read(db);
      expect(after.status).toBe("contacted");
      expect(after.first_contacted_at).toBeInstanceOf(Date);
    }));

  test("is taken back as long as nobody changed the lead since; the history keeps both", () =>
    world.asAdmin(async (db) => {
      await call(db, "no_answer", "2026-12-01T15:00:00Z");
      const { version } = await read(db);
      await db.query("select public.take_back_call($1, $2)", [lead.id, version]);
      expect(await read(db)).toMatchObject({
        calls: 0,
        first_called_at: null,
        follow_up_at: null,
        assigned_to: null,
      });
      expect(await events(db)).toContainEqual({
        field: "call",
        old_value: "no_answer",
        new_value: null,
      });
      await expect(
        db.query("select public.take_back_call($1, $2)", [lead.id, version]),
      ).rejects.toThrow("Someone has changed this lead since then.");
    }));

  test("of another kind is refused", () =>
    world.asAdmin((db) => expect(call(db, "sang")).rejects.toThrow(/no answer|answered/)));
});

describe("a note", () => {
  const note = (db: Transaction, words: string) =>
    db.query("select public.add_lead_note($1, $2)", [lead.id, words]);

  test("is added to the history, trimmed, and other screens learn of it", () =>
    world.asAdmin(async (db) => {
      await note(db, "  Wants the oak set. ");
      expect(await events(db)).toEqual([
        { field: "note", old_value: null, new_value: "Wants the oak set." },
      ]);
      expect(await read(db)).toMatchObject({ version: 2 });
    }));

  test.each([
    ["nothing", "   "],
    ["2,001 characters", "x".repeat(2001)],
  ])("of %s is refused", (_, words) =>
    world.asAdmin((db) => expect(note(db, words)).rejects.toThrow("1 to 2000 characters")),
  );

  test("goes with the person", () =>
    world.asAdmin(async (db) => {
      await note(db, "Lives on Ryan Road.");
      await db.query("select public.erase_sender($1)", [lead.id]);
      expect(await events(db)).toContainEqual({ field: "note", old_value: null, new_value: null });
    }));
});

describe("somebody who walks in or calls", () => {
  const openEast = async (db: Transaction) => {
    await db.query("reset role");
    await db.query(
      `insert into public.showrooms
         (id, name, city, street, region, postal_code, phone, latitude, longitude)
       values ('east', 'East', 'Sterling Heights', '1 Main Street', 'MI', '48312',
         '(586) 555-0142', 42.58, -83.03)`,
    );
    await db.query("set local role authenticated");
  };
  const enter = (db: Transaction, key: string, source = "walk_in") =>
    rows<Row & { source: string; showroom: string; notes: string | null }>(
      db,
      "select * from public.enter_lead('Ann', 'Lee', '248-555-0164', $1, $2, 'east', ' Oak. ', $3)",
      [lead.financing_option, source, key],
    );

  test("is entered once, contacted, whoever's it was, and gets no text", () =>
    world.asAdmin(async (db) => {
      await openEast(db);
      const key = randomUUID();
      const [entered] = await enter(db, key);
      expect(entered).toMatchObject({
        status: "contacted",
        source: "walk_in",
        showroom: "east",
        assigned_to: people.admin,
        notes: "Oak.",
      });
      expect(await enter(db, key)).toHaveLength(1);
      const texts = await rows<{ state: string; reason: string }>(
        db,
        "select state, reason from public.lead_texts where lead_id = (select id from public.financing_leads where submission_key = $1)",
        [key],
      );
      expect(texts).toEqual([{ state: "refused", reason: "no_consent" }]);
    }));

  test("comes in one of two ways", () =>
    world.asAdmin((db) =>
      expect(enter(db, randomUUID(), "site")).rejects.toThrow("Choose walk-in or phone."),
    ));
});

describe("a slip of the finger", () => {
  const status = (db: Transaction, to: string) => set(db, "status", to);

  test("to pending and back keeps the first contact's time", () =>
    world.asAdmin(async (db) => {
      await status(db, "contacted");
      await wait(db, "3 hours");
      const { first_contacted_at: true_time } = await read(db);
      await status(db, "pending");
      expect(await read(db)).toMatchObject({ first_contacted_at: null });
      await status(db, "converted");
      expect(await read(db)).toMatchObject({
        first_contacted_at: true_time,
        earlier_contact_at: null,
      });
    }));

  test("after a contact that stood a day of being pending keeps it, too", () =>
    world.asAdmin(async (db) => {
      await status(db, "contacted");
      await wait(db, "1 hour");
      await status(db, "pending");
      await wait(db, "1 day");
      const { earlier_contact_at } = await read(db);
      await status(db, "contacted");
      expect(await read(db)).toMatchObject({ first_contacted_at: earlier_contact_at });
    }));

  test("to contacted, put back at once, is no contact", () =>
    world.asAdmin(async (db) => {
      await status(db, "contacted");
      await wait(db, "30 seconds");
      await status(db, "pending");
      await wait(db, "1 hour");
      const { earlier_contact_at } = await read(db);
      await status(db, "contacted");
      const after = await read(db);
      expect(after.first_contacted_at!.getTime()).toBeGreaterThan(earlier_contact_at!.getTime());
    }));
});

test("a role that is given twice is refused with a sentence", () =>
  world.asAdmin(async (db) => {
    await become(db, people.admin);
    await expect(
      db.query("insert into public.user_roles (user_id, role) values ($1, 'user')", [
        people.shopper,
      ]),
    ).rejects.toMatchObject({ code: "23505", message: "This account already has this role." });
  }));
