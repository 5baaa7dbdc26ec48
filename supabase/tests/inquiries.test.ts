/** Who asks without a lender: entered and worked by staff, sold to, and erased with the person. */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "#server/database/database.ts";
import { become, lead, openWorld, people, type World } from "./people.ts";
import { shopSql } from "./product-samples.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface Row {
  id: string;
  status: string;
  version: number;
  assigned_to: string | null;
  first_contacted_at: Date | null;
  name: string;
  phone: string | null;
}

const rows = async <R = Row>(db: Transaction, text: string, values: unknown[] = []) =>
  (await db.query<R>(text, values)).rows;
const enter = async (db: Transaction, kind = "walk_in", phone: string | null = null) =>
  (
    await rows(
      db,
      "insert into public.inquiries (kind, name, phone) values ($1, 'Ned Ryerson', $2) returning *",
      [kind, phone],
    )
  )[0]!;
const read = async (db: Transaction, id: string) =>
  (await rows(db, "select * from public.inquiries where id = $1", [id]))[0]!;
const asRoot = async (db: Transaction, work: () => Promise<unknown>) => {
  await db.query("reset role");
  await work();
  await db.query("set local role authenticated");
};
/** Refused, with nothing done. */
async function refused(db: Transaction, work: () => Promise<unknown>, why: RegExp) {
  await db.query("savepoint before");
  await expect(work()).rejects.toThrow(why);
  await db.query("rollback to before");
}

describe("who may", () => {
  test("a stranger and a shopper neither enter, read nor change any", async () => {
    await world.asStranger(async (db) => {
      await refused(db, () => enter(db), /permission denied/);
      await refused(db, () => db.query("select from public.inquiries"), /permission denied/);
    });
    await world.asOwner(async (db) => {
      await enter(db);
      await db.query("set local role authenticated");
      await become(db, people.shopper);
      await refused(db, () => enter(db), /row-level security/);
      expect(await rows(db, "select * from public.inquiries")).toEqual([]);
      const { affectedRows } = await db.query("update public.inquiries set notes = 'x'");
      expect(affectedRows).toBe(0);
    });
  });

  test("who is limited to the sales floor enters and works them, and gives away none of a colleague's", () =>
    world.asAdmin(async (db) => {
      const theirs = await enter(db);
      await asRoot(db, () =>
        db.query("update public.user_roles set limited_to_sales = true where user_id = $1", [
          people.otherAdmin,
        ]),
      );
      await become(db, people.otherAdmin);
      const own = await enter(db);
      await db.query("update public.inquiries set status = 'declined', notes = 'No'");
      const give = (id: string, to: string | null) =>
        db.query("update public.inquiries set assigned_to = $2 where id = $1", [id, to]);
      await refused(db, () => give(theirs.id, null), /limited to the sales floor/);
      await give(own.id, people.admin);
    }));

  test.each([
    "kind",
    "name",
    "phone",
    "version",
    "created_at",
    "first_contacted_at",
    "anonymized_at",
  ])("no one changes %s", (column) =>
    world.asAdmin(async (db) => {
      await enter(db);
      await refused(
        db,
        () => db.query(`update public.inquiries set ${column} = ${column}`),
        /permission denied/,
      );
    }),
  );
});

describe("entering", () => {
  test("who stands there or calls is contacted, who wants a call waits; it is the writer's", () =>
    world.asAdmin(async (db) => {
      for (const kind of ["walk_in", "call", "cash"]) {
        const made = await enter(db, kind, "(586) 555-0131");
        expect(made).toMatchObject({ status: "contacted", assigned_to: people.admin });
        expect(made.first_contacted_at).not.toBeNull();
      }
      expect(await enter(db, "wants_call", "(586) 555-0131")).toMatchObject({
        status: "pending",
        first_contacted_at: null,
        assigned_to: people.admin,
      });
    }));

  test("a number may be left out by who is there, and by no one else", () =>
    world.asAdmin(async (db) => {
      await enter(db, "walk_in");
      await enter(db, "cash");
      await refused(db, () => enter(db, "call"), /phone_given/);
      await refused(db, () => enter(db, "wants_call"), /phone_given/);
      await refused(db, () => enter(db, "walk_in", "soon"), /phone_form/);
      await refused(db, () => enter(db, "gift"), /kind_known/);
    }));

  test("the same key twice is one", () =>
    world.asAdmin(async (db) => {
      const insert = () =>
        db.query(
          "insert into public.inquiries (kind, name, submission_key) values ('cash', 'Ann', $1)",
          [lead.id],
        );
      await insert();
      await refused(db, insert, /submission_key/);
    }));

  test("no number of leads counts it", () =>
    world.asAdmin(async (db) => {
      const count = async () =>
        rows(
          db,
          `select public.count_worklists() as lists,
             public.read_overview(array[now() - interval '1 day', now() + interval '1 day']) as overview,
             public.read_week('person', now() - interval '1 day', now() + interval '1 day') as week`,
        );
      const before = await count();
      await enter(db, "wants_call", "(586) 555-0131");
      expect(await count()).toEqual(before);
    }));
});

test("work is kept in one history, with its version, and others hear of it", () =>
  world.asAdmin(async (db) => {
    const { id } = await enter(db, "wants_call", "(586) 555-0131");
    const activity = "select (public.lead_activity() ->> 'changed_at')::timestamptz as at";
    const [before] = await rows<{ at: Date }>(db, activity);
    await db.query(
      "update public.inquiries set status = 'contacted', notes = 'Oak', piece = 'oak-bench' where id = $1",
      [id],
    );
    expect(await read(db, id)).toMatchObject({ version: 2, first_contacted_at: expect.any(Date) });
    const [after] = await rows<{ at: Date }>(db, activity);
    expect(after!.at.getTime()).toBeGreaterThan(before!.at.getTime());
    const events = await rows(
      db,
      `select field, old_value, new_value, lead_id from public.lead_events
       where inquiry_id = $1 order by field`,
      [id],
    );
    expect(events).toEqual([
      { field: "notes", old_value: null, new_value: "Oak", lead_id: null },
      { field: "piece", old_value: null, new_value: "oak-bench", lead_id: null },
      { field: "status", old_value: "pending", new_value: "contacted", lead_id: null },
    ]);
  }));

test("a colleague who leaves hands on what is open, and keeps what is closed", () =>
  world.asAdmin(async (db) => {
    await become(db, people.otherAdmin);
    const open = await enter(db);
    const closed = await enter(db);
    await db.query("update public.inquiries set status = 'declined' where id = $1", [closed.id]);
    await become(db, people.admin);
    await asRoot(db, () =>
      db.query("delete from public.user_roles where user_id = $1", [people.otherAdmin]),
    );
    expect((await read(db, open.id)).assigned_to).toBeNull();
    expect((await read(db, closed.id)).assigned_to).toBe(people.otherAdmin);
  }));

describe("selling", () => {
  const sell = async (db: Transaction, to: string, sale = randomUUID()) => {
    await db.query(
      "select public.sell_product('901', 'east', price_cents => 15000, lead => $1, sale => $2)",
      [to, sale],
    );
    return sale;
  };
  const inShop = (work: (db: Transaction) => Promise<void>) =>
    world.asAdmin(async (db) => {
      await asRoot(db, () => db.exec(shopSql));
      await work(db);
    });

  test("converts it; the sale names it, without a lender", () =>
    inShop(async (db) => {
      const { id } = await enter(db);
      const sale = await sell(db, id);
      expect((await read(db, id)).status).toBe("converted");
      expect(
        await rows(db, "select lead_id, lead_name, lender, revenue_cents::int from public.sold"),
      ).toEqual([{ lead_id: id, lead_name: "Ned Ryerson", lender: null, revenue_cents: 15_000 }]);
      const found = await rows<{ read: { count: number } }>(
        db,
        `select public.read_sales('{"from": "2020-01-01", "to": "2100-01-01", "text": "ryerson"}') as read`,
      );
      expect(found[0]!.read.count).toBe(1);
      await db.query("select public.return_sale($1)", [sale]);
      expect(await rows(db, "select lead_id from public.sold where return_of is not null")).toEqual(
        [{ lead_id: id }],
      );
    }));

  test("undone puts it back as it was; a lead's sale is as before", () =>
    inShop(async (db) => {
      const { id } = await enter(db);
      await db.query("select public.undo_sale($1)", [await sell(db, id)]);
      expect((await read(db, id)).status).toBe("contacted");
      await sell(db, lead.id);
      expect(await rows(db, "select lead_id, lead_name, lender from public.sold")).toEqual([
        { lead_id: lead.id, lead_name: "Dana Whitfield", lender: lead.financing_option },
      ]);
      await refused(db, () => sell(db, randomUUID()), /no longer exists/);
    }));
});

describe("erasing", () => {
  const erase = (db: Transaction, id: string) => db.query("select public.erase_sender($1)", [id]);

  test("takes the person out of all that came with the number, leads and inquiries", () =>
    world.asAdmin(async (db) => {
      const theirs = await enter(db, "call", "586-555-0117");
      const nameless = await enter(db, "walk_in");
      await db.query("update public.inquiries set notes = 'Secret'");
      await db.query("update public.inquiries set notes = 'Secret again'");
      const [preview] = await rows(db, "select * from public.preview_erasure($1)", [theirs.id]);
      expect(preview).toMatchObject({ leads: 2, names: ["Dana Whitfield", "Ned Ryerson"] });
      await erase(db, theirs.id);
      expect(await read(db, theirs.id)).toMatchObject({ name: "Removed", phone: null });
      expect(await read(db, nameless.id)).toMatchObject({ name: "Ned Ryerson" });
      expect(await rows(db, "select first_name from public.financing_leads")).toEqual([
        { first_name: "Removed" },
      ]);
      const left = await rows(
        db,
        "select from public.lead_events where inquiry_id = $1 and concat(old_value, new_value) like '%Secret%'",
        [theirs.id],
      );
      expect(left).toEqual([]);
      await refused(db, () => erase(db, theirs.id), /no longer exists/);
    }));

  test("from a lead and by number takes inquiries along; without a number it takes one", () =>
    world.asAdmin(async (db) => {
      const first = await enter(db, "call", "586-555-0117");
      await erase(db, lead.id);
      expect((await read(db, first.id)).name).toBe("Removed");
      const second = await enter(db, "call", "248-555-0164");
      const [preview] = await rows(
        db,
        "select * from public.preview_erasure_of_number('2485550164')",
      );
      expect(preview).toMatchObject({ names: ["Ned Ryerson"], leads: 1 });
      await db.query("select public.erase_number('2485550164')");
      expect((await read(db, second.id)).name).toBe("Removed");
      const [third, fourth] = [await enter(db), await enter(db)];
      await erase(db, third.id);
      expect((await read(db, third.id)).name).toBe("Removed");
      expect((await read(db, fourth.id)).name).toBe("Ned Ryerson");
    }));

  test("comes by itself with age", () =>
    world.asOwner(async (db) => {
      const old = await enter(db);
      await db.query("update public.inquiries set created_at = now() - interval '400 days'");
      await db.query("select private.anonymize_leads(now() - interval '1 year', true)");
      expect((await read(db, old.id)).name).toBe("Removed");
    }));

  test("a shopper erases nobody, nor does who is limited to the sales floor", () =>
    world.asAdmin(async (db) => {
      const { id } = await enter(db);
      await asRoot(db, () =>
        db.query("update public.user_roles set limited_to_sales = true where user_id = $1", [
          people.otherAdmin,
        ]),
      );
      await become(db, people.shopper);
      await refused(db, () => erase(db, id), /admin/);
      await become(db, people.otherAdmin);
      await refused(db, () => erase(db, id), /limited/);
    }));
});
