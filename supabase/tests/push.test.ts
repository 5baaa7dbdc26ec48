/** Devices that hear of new leads: whose they are, and when they are left in peace. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "../../server/database/database.ts";
import { become, openWorld, people, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const p256dh = "B".repeat(87);
const auth = "A".repeat(22);
const add = (db: Transaction, endpoint = "https://push.example.com/a") =>
  db.query("select public.add_push_device($1, $2, $3, 'Phone')", [endpoint, p256dh, auth]);
const shown = async (db: Transaction) =>
  (await db.query<{ label: string }>("select label from public.push_devices")).rows;

describe("a device", () => {
  test("is its admin's own: no other admin sees, changes or removes it", () =>
    world.asAdmin(async (db) => {
      await add(db);
      expect(await shown(db)).toHaveLength(1);
      await become(db, people.otherAdmin);
      expect(await shown(db)).toEqual([]);
      for (const change of [
        "update public.push_devices set label = 'x'",
        "delete from public.push_devices",
      ]) {
        expect((await db.query(change)).affectedRows).toBe(0);
      }
      await become(db, people.admin);
      const { affectedRows } = await db.query(
        "update public.push_devices set quiet_from = '21:00', quiet_until = '08:00', kinds = '{reply}'",
      );
      expect(affectedRows).toBe(1);
      expect((await db.query("delete from public.push_devices")).affectedRows).toBe(1);
    }));

  test("beyond the twentieth takes the oldest one's place", () =>
    world.asAdmin(async (db) => {
      for (let device = 0; device < 22; device += 1)
        await add(db, `https://push.example.com/${device}`);
      expect(await shown(db)).toHaveLength(20);
    }));

  test("of a shared computer goes with whoever signs in there", () =>
    world.asAdmin(async (db) => {
      await add(db);
      await become(db, people.otherAdmin);
      await add(db);
      expect(await shown(db)).toHaveLength(1);
      await become(db, people.admin);
      expect(await shown(db)).toEqual([]);
    }));

  test("shows nobody its keys, and is added by the function alone", () =>
    world.asAdmin(async (db) => {
      await expect(db.query("select auth from public.push_devices")).rejects.toThrow(
        /permission denied/,
      );
    }));

  test.each([
    "http://push.example.com/a",
    "https://127.0.0.1/a",
    "https://localhost/a",
    "https://[::1]/a",
    "https://push.example.com:8080/a",
    "https://user@push.example.com/a",
  ])("is not at %s", (endpoint) =>
    world.asAdmin((db) => expect(add(db, endpoint)).rejects.toThrow(/endpoint_form/)),
  );

  test("is no shopper's and no stranger's", async () => {
    await world.asShopper((db) => expect(add(db)).rejects.toThrow(/admin/));
    await world.asShopper((db) =>
      expect(db.query("select public.push_key()")).rejects.toThrow(/admin/),
    );
    await world.asStranger((db) => expect(add(db)).rejects.toThrow(/permission denied/));
    await world.asStranger((db) =>
      expect(db.query("select id from public.push_devices")).rejects.toThrow(/permission denied/),
    );
  });
});

test.each([
  ["21:00", "08:00", "2026-11-23T22:00-05:00", true],
  ["21:00", "08:00", "2026-11-23T07:59-05:00", true],
  ["21:00", "08:00", "2026-11-23T08:00-05:00", false],
  ["12:00", "13:00", "2026-07-01T12:30-04:00", true],
  ["12:00", "13:00", "2026-07-01T13:30-04:00", false],
  ["12:00", "12:00", "2026-07-01T12:00-04:00", false],
  [null, null, "2026-07-01T12:00-04:00", false],
])("quiet from %s until %s is at %s: %s", (from, until, moment, quiet) =>
  world.asOwner(async (db) => {
    const { rows } = await db.query("select private.is_quiet($1, $2, $3) as quiet", [
      from,
      until,
      moment,
    ]);
    expect(rows).toEqual([{ quiet }]);
  }),
);

describe("a showroom's number", () => {
  const set = (db: Transaction, phone: string | null) =>
    db.query("select public.set_alert_phone('east', $1)", [phone]);

  test("is set by the owner alone, and taken away again", () =>
    world.asAdmin(async (db) => {
      await db.query("reset role");
      await db.query(
        `insert into public.showrooms
           (id, name, city, street, region, postal_code, phone, latitude, longitude)
         values ('east', 'East', 'Sterling Heights', '1 Main Street', 'MI', '48312',
           '(586) 555-0142', 42.58, -83.03)`,
      );
      await db.query("set local role authenticated");
      await set(db, "(586) 555-0199");
      const phones = async () =>
        (await db.query("select phone_e164 from public.alert_phones")).rows;
      expect(await phones()).toEqual([{ phone_e164: "+15865550199" }]);
      const choose = async () =>
        (await db.query("update public.alert_phones set kinds = '{hold}'")).affectedRows;
      expect(await choose()).toBe(1);
      await become(db, people.otherAdmin);
      expect(await choose()).toBe(0);
      await become(db, people.admin);
      await set(db, null);
      expect(await phones()).toEqual([]);
    }));

  test("that is none is refused", () =>
    world.asAdmin((db) => expect(set(db, "555-0199")).rejects.toThrow("US number")));

  test("is not another admin's to set", () =>
    world.asAdmin(async (db) => {
      await become(db, people.otherAdmin);
      await expect(set(db, "(586) 555-0199")).rejects.toThrow("Only the owner");
    }));
});

describe("a test text", () => {
  const send = async (db: Transaction, phone = "(586) 555-0199") =>
    (await db.query("select public.send_test_text($1) as why", [phone])).rows;
  const at = async (db: Transaction, moment: string, areSent = true) => {
    await db.query("reset role");
    await db.query("update private.settings set texts_are_sent = $1, clock = $2", [
      areSent,
      moment,
    ]);
    await db.query("set local role authenticated");
  };
  const noon = "2026-11-27T17:00:00Z";

  test("is queued with the shop's name", () =>
    world.asAdmin(async (db) => {
      await at(db, noon);
      expect(await send(db)).toEqual([{ why: null }]);
      await db.query("reset role");
      expect((await db.query("select phone, body from private.text_outbox")).rows).toEqual([
        { phone: "+15865550199", body: "The shop: this is your test text." },
      ]);
    }));

  test.each([
    ["no_provider", noon, false],
    ["quiet", "2026-11-27T05:00:00Z", true],
  ] as const)("says why it isn't: %s", (why, moment, areSent) =>
    world.asAdmin(async (db) => {
      await at(db, moment, areSent);
      expect(await send(db)).toEqual([{ why }]);
    }),
  );

  test("needs a US number", () =>
    world.asAdmin(async (db) => {
      await expect(send(db, "+44 20 7946 0018")).rejects.toThrow("US number");
    }));

  test("is for admins only", () =>
    world.asAdmin(async (db) => {
      await become(db, people.shopper);
      await expect(send(db)).rejects.toThrow("Only an admin");
    }));
});
