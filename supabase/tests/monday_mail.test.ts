/** The owner's Monday mail: due once a week, with the numbers of the overview. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CountedGroup } from "#app/admin/leads/overview/weeks.ts";
import type { Letter } from "#server/messages/mail/templates.ts";
import type { Mail } from "#server/messages/mail/transport.ts";
import { queueWeekMail } from "#server/messages/mail/week-mail.ts";
import type { Transaction } from "../../server/database/database.ts";
import { makeLeads } from "./made-leads.ts";
import { become, openWorld, people, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

// The Monday after the middle of the made leads, in Detroit.
const monday = new Date("2026-11-23T12:00:00Z");
const minutesLater = (minutes: number) => new Date(monday.getTime() + minutes * 60_000);
const dayMs = 86_400_000;
const daysLater = (days: number) => new Date(monday.getTime() + days * dayMs);

/** As the server, among leads of the last weeks, with a mail server. */
const asServer = (work: (db: Transaction, mails: Mail[], look: Look) => Promise<void>) =>
  world.asOwner(async (db) => {
    await makeLeads(db, 60);
    await db.query("reset role");
    await db.query("delete from private.week_mails");
    await db.query("update private.settings set monday_mail = true");
    const mails: Mail[] = [];
    const queue = async (_: Transaction, letter: Letter) => void mails.push(letter("The shop"));
    await work(db, mails, (moment) =>
      queueWeekMail(db, { queue }, "https://shop.example.com", moment),
    );
  });
type Look = (moment: Date) => Promise<number>;

test("it comes to the owner on Monday at seven in Detroit, once", { tags: "long" }, () =>
  asServer(async (db, mails, look) => {
    // The Monday before is due until then.
    await look(minutesLater(-1));
    mails.length = 0;
    expect(await look(minutesLater(-1))).toBe(0);
    expect(await look(monday)).toBe(1);
    expect(await look(monday)).toBe(0);
    expect(await look(daysLater(6))).toBe(0);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: "admin@example.com" });
    // What is rolled back is not noted.
    await db.query("savepoint before");
    expect(await look(daysLater(7))).toBe(1);
    await db.query("rollback to before");
    expect(await look(daysLater(7))).toBe(1);
    expect(await look(daysLater(7))).toBe(0);
  }),
);

test("it says what is worth doing, with the numbers that say why", { tags: "long" }, () =>
  asServer(async (db, mails, look) => {
    await db.exec(`insert into public.products (id, slug, list, state, type, title, price_cents, style, colors, added_on)
        values ('990', 'ellery', 'bedroom', 'live', 'bed', 'Ellery', 89900, 'modern', '{gray}', '2026-09-20');
      insert into public.stock (product_id, showroom, on_hand) values ('990', 'east', 1);
      update private.settings set clock = '2026-11-23T12:00:00Z'`);
    await look(monday);
    expect(mails[0]!.text).toContain(
      "Mark down Ellery: 64 days in stock at $899, no lead or hold in 30 days.",
    );
  }),
);

test("it counts who asked without a lender in the week, and those of them who bought", () =>
  asServer(async (db, mails, look) => {
    await look(daysLater(7));
    expect(mails.pop()!.text).not.toContain("inquiries");
    // Midnights of the shop's Mondays.
    await db.exec(`insert into public.inquiries (kind, name, phone, status, created_at) values
      ('walk_in', 'Ann', null, 'contacted', '2026-11-16T04:59:59Z'), ('cash', 'Bo', null, 'converted', '2026-11-16T05:00Z'),
      ('call', 'Cy', '586-555-0117', 'contacted', '2026-11-23T04:59:59Z'), ('cash', 'Di', null, 'contacted', '2026-11-23T05:00Z'),
      ('cash', 'Ed', null, 'converted', '2026-11-09T05:00Z'), ('cash', 'Flo', null, 'converted', '2026-11-09T04:59:59Z')`);
    await look(monday);
    expect(mails[0]!.text).toContain(
      "Walk-ins, calls and other inquiries: 2 (2 the week before), 1 (1) converted.",
    );
    expect(mails[0]!.text).not.toMatch(/Ann|0117/);
    // Alone they are worth a mail.
    await db.exec("delete from public.financing_leads; delete from public.sales");
    expect(await look(daysLater(28))).toBe(0);
    await db.exec(`delete from private.week_mails;
      update public.inquiries set created_at = '2026-12-15T15:00Z'`);
    expect(await look(daysLater(28))).toBe(1);
  }));

test("a server that was away makes the last one when it is back", () =>
  asServer(async (_, mails, look) => {
    expect(await look(daysLater(9))).toBe(1);
    expect(mails[0]?.text).toContain("Monday, November 23 to Sunday, November 29");
    expect(await look(daysLater(9))).toBe(0);
  }));

test("its numbers are those that an admin reads, and its link opens those leads", () =>
  asServer(async (db, mails, look) => {
    await look(monday);
    const { subject, text, html } = mails[0]!;
    await become(db, people.admin);
    await db.query("set local role authenticated");
    const read = async (from: string, to: string) =>
      (
        await db.query<{ week: CountedGroup[] }>(
          "select public.read_week('showroom', $1, $2) as week",
          [from, to],
        )
      ).rows[0]!.week;
    const week = await read("2026-11-16T00:00-05:00", "2026-11-23T00:00-05:00");
    const before = await read("2026-11-09T00:00-05:00", "2026-11-16T00:00-05:00");
    expect(week.length).toBeGreaterThan(2);
    for (const numbers of week) {
      const then = before.find(({ key }) => key === numbers.key)!;
      expect(numbers.leads).toBeGreaterThan(1);
      expect(text).toContain(`: ${numbers.leads} financing leads (${then.leads} the week before)`);
      expect(text).toContain(`${numbers.in_time} (${then.in_time}) called within an open hour`);
      expect(text).toContain(`${numbers.delivered} (${then.delivered}) with a text delivered`);
    }
    const all = week.find(({ key }) => key === null)!;
    expect(subject).toContain(`${all.leads} leads`);
    const link =
      "https://shop.example.com/admin/financing-leads?kind=financing&from=2026-11-16&to=2026-11-22";
    expect(text).toContain(link);
    expect(html).toContain(link.replaceAll("&", "&amp;"));
    // Numbers only: nobody's name or phone goes through a mail server.
    expect(text).not.toMatch(/Whitfield|555/);
  }));

test("nothing comes where it is not wanted, nobody asked for anything, or nothing sends mails", () =>
  asServer(async (db, mails, look) => {
    await db.query("update private.settings set monday_mail = false");
    expect(await look(monday)).toBe(0);
    await db.query("update private.settings set monday_mail = true");
    // Turned on in the middle of a week, it begins with the next.
    expect(await look(daysLater(2))).toBe(0);
    await db.query("update private.settings set monday_mail = null");
    expect(await look(daysLater(7))).toBe(0);
    await db.query("update private.settings set monday_mail = true");
    expect(await look(daysLater(60))).toBe(0);
    expect(mails).toEqual([]);
  }));

describe("the switch", () => {
  const set = (db: Transaction) => db.query("select public.set_monday_mail(false)");
  const asked = async (db: Transaction) =>
    (await db.query<{ is_on: boolean | null }>("select public.monday_mail() as is_on")).rows[0]!
      .is_on;

  test("is the owner's", () =>
    world.asAdmin(async (db) => {
      await set(db);
      expect(await asked(db)).toBeNull();
      await db.query("reset role");
      await db.query("update private.settings set monday_mail = true");
      await db.query("set local role authenticated");
      expect(await asked(db)).toBe(true);
      await set(db);
      expect(await asked(db)).toBe(false);
      await become(db, people.otherAdmin);
      await expect(set(db)).rejects.toMatchObject({ code: "42501" });
    }));

  test("is no shopper's, who learns nothing of it", () =>
    world.asShopper(async (db) => {
      expect(await asked(db)).toBeNull();
      await expect(set(db)).rejects.toMatchObject({ code: "42501" });
    }));

  test.each(["set_monday_mail(true)", "monday_mail()", "claim_week_mail()"])(
    "a stranger may not call %s",
    (call) =>
      world.asStranger((db) =>
        expect(
          db.query(`select ${call.startsWith("claim") ? "private" : "public"}.${call}`),
        ).rejects.toMatchObject({ code: "42501" }),
      ),
  );

  test("nobody claims a mail but the server", () =>
    world.asAdmin((db) =>
      expect(db.query("select private.claim_week_mail()")).rejects.toMatchObject({
        code: "42501",
      }),
    ));
});
