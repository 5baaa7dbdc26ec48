/** One person, many leads; and who looks at a lead at the same time. */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "../../server/database/database.ts";
import { become, lead, openWorld, people, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const rows = async <R = Record<string, unknown>>(
  db: Transaction,
  query: string,
  values: unknown[] = [],
) => (await db.query<R>(query, values)).rows;

/** A lead as the form leaves it; returns its id. */
async function leave(db: Transaction, first: string, last: string, phone: string) {
  const id = randomUUID();
  await db.query(
    `insert into public.financing_leads (id, first_name, last_name, phone, financing_option)
     values ($1, $2, $3, $4, $5)`,
    [id, first, last, phone, lead.financing_option],
  );
  return id;
}
const groups = async (db: Transaction, ids: string[]) => {
  const found = await rows<{ id: string; customer_id: string }>(
    db,
    "select id, customer_id from public.financing_leads where id = any ($1)",
    [ids],
  );
  const customers = ids.map((id) => found.find((row) => row.id === id)!.customer_id);
  return customers.map((customer) => customers.indexOf(customer));
};
const customer = async (db: Transaction, id = lead.id) =>
  (
    await rows<{ value: { maybe: { id: string }[]; pieces: object[] } }>(
      db,
      "select public.find_customer($1) as value",
      [id],
    )
  )[0]!.value;

/** With every right to prepare, then as an admin. */
const asAdmin = (work: (db: Transaction) => Promise<void>) =>
  world.asOwner(async (db) => {
    await become(db, people.admin, { email: "admin@example.com" });
    await work(db);
  });

const calls: [what: string, query: string][] = [
  ["meeting", `select public.meet_at_lead('${lead.id}')`],
  ["hearing", `select public.lead_activity('${lead.id}')`],
  ["leaving", `select public.leave_lead('${lead.id}')`],
  ["merging", `select public.merge_customers('${lead.id}', '${lead.id}')`],
  ["splitting", `select public.split_customer(array['${lead.id}'::uuid])`],
  ["reading", `select public.find_customer('${lead.id}')`],
];
describe("strangers and shoppers", () => {
  test.each(calls)("%s is refused to a stranger", (_, query) =>
    world.asStranger((db) => expect(db.query(query)).rejects.toThrow(/permission denied/)),
  );
  test.each(calls)("%s is refused to a shopper", (_, query) =>
    world.asShopper((db) => expect(db.query(query)).rejects.toThrow(/admin/)),
  );
  test("nobody looks at who is where, nor moves a lead to a customer by hand", async () => {
    for (const as of [world.asStranger, world.asShopper, world.asAdmin]) {
      for (const query of [
        "select * from private.lead_presence",
        "update public.financing_leads set customer_id = gen_random_uuid()",
      ]) {
        await as((db) => expect(db.query(query)).rejects.toThrow(/permission denied/));
      }
    }
  });
});

describe("a customer", () => {
  test("is whoever has the same phone, however it is written", () =>
    world.asStranger(async (db) => {
      await db.query(
        `insert into public.financing_leads (first_name, last_name, phone, financing_option)
         values ('D.', 'Whitfield', '1 586 555 0117', $1)`,
        [lead.financing_option],
      );
      await db.query("reset role");
      expect(
        await rows(db, "select count(distinct customer_id)::int as n from public.financing_leads"),
      ).toEqual([{ n: 1 }]);
    }));

  test("may have another phone: a like name is proposed, joined by staff, and parted again", () =>
    asAdmin(async (db) => {
      const accents = await leave(db, "WHITFIELD", "Đána", "248-555-0164");
      const second = await leave(db, "Dana", "Whitfield", "248-555-0164");
      const neighbor = await leave(db, "Dan", "Whitfield", "248-555-0165");
      const ids = [lead.id, accents, second, neighbor];
      expect(await groups(db, ids)).toEqual([0, 1, 1, 3]);
      expect((await customer(db)).maybe.map(({ id }) => id).sort()).toEqual(
        [accents, second].sort(),
      );

      const [merged] = await rows<{ moved: string[] }>(
        db,
        "select public.merge_customers($1, $2) as moved",
        [lead.id, accents],
      );
      expect([...merged!.moved].sort()).toEqual([accents, second].sort());
      expect(await groups(db, ids)).toEqual([0, 0, 0, 3]);
      // Undone, it is as it was: the two stay one.
      await db.query("select public.split_customer($1)", [merged!.moved]);
      expect(await groups(db, ids)).toEqual([0, 1, 1, 3]);
      expect(
        await rows(
          db,
          "select new_value from public.lead_events where lead_id = $1 and field = 'customer' order by id",
          [accents],
        ),
      ).toEqual([{ new_value: "joined" }, { new_value: "apart" }]);
      expect(await rows(db, "select from public.financing_leads")).toHaveLength(4);
    }));

  test("that was parted stays parted, and a new request joins the newest of its phone", () =>
    asAdmin(async (db) => {
      const son = await leave(db, "Sam", "Whitfield", "(586) 555-0117");
      await db.query(
        "update public.financing_leads set created_at = now() + interval '1 s' where id = $1",
        [son],
      );
      await db.query("select public.split_customer($1)", [[son]]);
      const again = await leave(db, "Sam", "Whitfield", "(586) 555-0117");
      expect(await groups(db, [lead.id, son, again])).toEqual([0, 1, 1]);
      expect((await customer(db)).maybe.map(({ id }) => id).sort()).toEqual([son, again].sort());
    }));

  test("has the products that were asked for and held under its numbers", () =>
    asAdmin(async (db) => {
      await db.exec(`insert into public.products
          (id, slug, list, type, title, price_cents, compare_at_cents, style, colors, pieces, state)
        values ('901', 'oak-bench', 'bedroom', 'bench', 'Oak Bench', 19900, 49900, 'modern', '{gray}',
          '[{"name": "Bench", "count": 1, "widthIn": 48, "depthIn": 16, "heightIn": 18}]', 'live');
        insert into public.stock (product_id, showroom, on_hand) values ('901', 'east', 2);
        insert into public.holds (product_id, showroom, name, phone, until)
        values ('901', 'east', 'Dana', '586.555.0117', now() + interval '1 day');
        insert into public.hold_requests (product_id, showroom, name, phone)
        values ('901', 'west', 'Dana', '586 555 0117'), ('901', 'west', 'Bo', '586 555 0118')`);
      expect((await customer(db)).pieces).toHaveLength(2);
      expect((await customer(db)).pieces).toContainEqual(
        expect.objectContaining({ kind: "hold", state: "held", title: "Oak Bench" }),
      );
    }));

  test("that is not here any more is said", () =>
    asAdmin(async (db) => {
      await expect(
        db.query("select public.merge_customers($1, gen_random_uuid())", [lead.id]),
      ).rejects.toThrow("This lead no longer exists.");
    }));
});

describe("two people at one lead", () => {
  const hear = async (db: Transaction, at: string | null = lead.id) => {
    type Heard = { changed_at: string; others: { user_id: string; is_writing: boolean }[] };
    const query = "select public.lead_activity($1) as heard";
    return (await rows<{ heard: Heard }>(db, query, [at]))[0]!.heard;
  };
  const meet = async (db: Transaction, isWriting = false) => {
    await db.query("select public.meet_at_lead($1, $2)", [lead.id, isWriting]);
    return (await hear(db)).others;
  };

  test("see each other, until one leaves or is silent", () =>
    asAdmin(async (db) => {
      expect(await meet(db)).toEqual([]);
      await become(db, people.otherAdmin);
      expect(await meet(db, true)).toEqual([{ user_id: people.admin, is_writing: false }]);
      await become(db, people.admin);
      expect(await meet(db)).toEqual([{ user_id: people.otherAdmin, is_writing: true }]);
      await db.query(
        "update private.lead_presence set seen_at = seen_at - interval '16 s' where user_id = $1",
        [people.otherAdmin],
      );
      expect(await meet(db)).toEqual([]);
      await become(db, people.otherAdmin);
      expect(await meet(db)).toHaveLength(1);
      await become(db, people.admin);
      await db.query("select public.leave_lead($1)", [lead.id]);
      await become(db, people.otherAdmin);
      expect(await meet(db)).toEqual([]);
    }));

  test("one person at two devices is seen, too, and what is old goes by itself", () =>
    asAdmin(async (db) => {
      await meet(db);
      const elsewhere = randomUUID();
      await db.query("insert into auth.sessions (id, user_id) values ($1, $2)", [
        elsewhere,
        people.admin,
      ]);
      await become(db, people.admin, { session_id: elsewhere });
      expect(await meet(db)).toEqual([{ user_id: people.admin, is_writing: false }]);
      await db.query("update private.lead_presence set seen_at = seen_at - interval '2 minutes'");
      await meet(db);
      expect(await rows(db, "select from private.lead_presence")).toHaveLength(1);
    }));

  test("a page that only listens hears of them, and of a change, and is not seen itself", () =>
    asAdmin(async (db) => {
      await meet(db, true);
      const met = [{ user_id: people.admin, is_writing: true }];
      expect(await hear(db)).toMatchObject({ others: [] });
      await become(db, people.otherAdmin);
      const before = await hear(db);
      expect(before).toMatchObject({ others: met });
      expect(await hear(db, null)).toEqual({ ...before, others: [] });
      await db.query("update public.financing_leads set assigned_to = $1 where id = $2", [
        people.otherAdmin,
        lead.id,
      ]);
      const after = await hear(db);
      expect(after.changed_at > before.changed_at).toBe(true);
      await become(db, people.admin);
      expect(await meet(db)).toEqual([]);
    }));

  test("at a lead that is gone meet nobody", () =>
    asAdmin(async (db) => {
      await db.query("select public.meet_at_lead(gen_random_uuid())");
      expect(await rows(db, "select from private.lead_presence")).toEqual([]);
    }));
});
