/**
 * What an admin may do whose role is limited to the sales floor, and who limits whom. That nothing else is open to
 * them is in rights.test.ts, which tries every table and function.
 */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "../../server/database/database.ts";
import { become, lead, openWorld, people, type World } from "./people.ts";
import { shopSql } from "./product-samples.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const them = people.otherAdmin;
const limited = "Your account is limited to the sales floor.";

/** As the limited admin, in a shop with two colleagues. */
const onTheFloor = (work: (db: Transaction) => Promise<void>) =>
  world.asOwner(async (db) => {
    await db.exec(shopSql);
    await db.query("update public.user_roles set limited_to_sales = true where user_id = $1", [
      them,
    ]);
    await db.query("set local role authenticated");
    await become(db, them);
    await work(db);
  });

const asAdmin = (work: (db: Transaction) => Promise<void>) =>
  onTheFloor(async (db) => {
    await become(db, people.admin);
    await work(db);
  });

/** Refused, with nothing done. */
async function refused(db: Transaction, work: () => Promise<unknown>, why: string | RegExp) {
  await db.query("savepoint before");
  await expect(work()).rejects.toThrow(why);
  await db.query("rollback to before");
}

/** What the two questions answer whoever acts now; the schema is closed to them. */
async function may(db: Transaction) {
  await db.query("reset role");
  const { rows } = await db.query<{ all: boolean; sales: boolean }>(
    `select private.has_role('admin') as "all", private.may_work_sales() as sales`,
  );
  await db.query("set local role authenticated");
  return rows[0];
}
const change = (db: Transaction, set: string, ...values: unknown[]) =>
  db.query(`update public.financing_leads set ${set} where id = '${lead.id}'`, values);
const setLimit = (db: Transaction, isLimited: boolean, person = them) =>
  db.query("update public.user_roles set limited_to_sales = $1 where user_id = $2", [
    isLimited,
    person,
  ]);

test("the limit, the session and the second factor answer who may do what", () =>
  onTheFloor(async (db) => {
    const factor = `insert into auth.mfa_factors
        (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
        values (gen_random_uuid(), '${them}', '', 'totp', 'verified', now(), now())`;
    expect(await may(db)).toEqual({ all: false, sales: true });
    await become(db, people.admin);
    expect(await may(db)).toEqual({ all: true, sales: true });
    await become(db, people.shopper);
    expect(await may(db)).toEqual({ all: false, sales: false });
    await become(db, them);
    await db.query("reset role");
    await db.query("savepoint before");
    await db.query(factor);
    expect(await may(db)).toEqual({ all: false, sales: false });
    await become(db, them, { aal: "aal2" });
    expect(await may(db)).toEqual({ all: false, sales: true });
    await db.query("rollback to before");
    await db.query("delete from auth.sessions where user_id = $1", [them]);
    await become(db, them);
    expect(await may(db)).toEqual({ all: false, sales: false });
  }));

describe("a lead", () => {
  test("is read, worked, taken and, being theirs, given to a colleague", () =>
    onTheFloor(async (db) => {
      const { rows } = await db.query("select id from public.financing_leads");
      expect(rows).toEqual([{ id: lead.id }]);
      const done = await change(db, "status = 'contacted', notes = 'Wants the oak set'");
      expect(done.affectedRows).toBe(1);
      await refused(db, () => change(db, "assigned_to = $1", people.admin), limited);
      await change(db, "assigned_to = auth.uid()");
      await change(db, "assigned_to = $1", people.admin);
      await refused(db, () => change(db, "assigned_to = null"), limited);
      await change(db, "assigned_to = auth.uid()");
      await change(db, "assigned_to = null");
      await db.query("select public.log_call($1, 'no_answer')", [lead.id]);
      const back = "select public.take_back_call($1, version, $2) from public.financing_leads";
      await db.query(back, [lead.id, null]);
      await db.query("select public.log_call($1, 'no_answer')", [lead.id]);
      await become(db, people.admin);
      await change(db, "assigned_to = $1", people.admin);
      await become(db, them);
      await refused(db, () => db.query(back, [lead.id, null]), limited);
    }));

  test("is set aside as junk by an admin with all rights", () =>
    onTheFloor(async (db) => {
      await refused(db, () => change(db, "suspected_junk = 'staff'"), limited);
      await become(db, people.admin);
      expect((await change(db, "suspected_junk = 'staff'")).affectedRows).toBe(1);
    }));

  test("that they enter counts toward no stranger's limit", () =>
    onTheFloor(async (db) => {
      const enter = (key: number) =>
        db.query<{ suspected_junk: string | null }>(
          `select suspected_junk from public.enter_lead('Ann', 'Lee', '248-555-0164', $1, 'walk_in',
             'east', '', ('00000000-0000-4000-8000-' || lpad($2::text, 12, '0'))::uuid)`,
          [lead.financing_option, key],
        );
      for (let key = 0; key < 12; key += 1) {
        expect((await enter(key)).rows).toEqual([{ suspected_junk: null }]);
      }
    }));
});

test("they sell, and take back their own sales alone", () =>
  onTheFloor(async (db) => {
    const { rows: products } = await db.query<{ id: string }>(
      "select id from public.products where state = 'live' order by id limit 1",
    );
    const id = products[0]!.id;
    const write = `insert into public.stock (product_id, showroom, on_hand) values ($1, 'east', 5)
      on conflict (product_id, showroom) do update set on_hand = 5`;
    expect((await db.query(write, [id])).affectedRows).toBe(1);
    const sell = async () =>
      (
        await db.query<{ sale: string }>(
          "select public.sell_product($1, 'east') ->> 'sale' as sale",
          [id],
        )
      ).rows[0]!.sale;
    await db.query("select public.undo_sale($1)", [await sell()]);
    await become(db, people.admin);
    const sale = await sell();
    await become(db, them);
    await refused(db, () => db.query("select public.undo_sale($1)", [sale]), limited);
    await refused(
      db,
      () => db.query("select public.change_products($1)", [`[{"id": "${id}", "version": 1}]`]),
      limited,
    );
    const raise = "update public.products set price_cents = price_cents + 100";
    expect((await db.query(raise)).affectedRows).toBe(0);
    await become(db, people.admin);
    await db.query("select public.undo_sale($1)", [sale]);
  }));

describe("roles", () => {
  test("are read by them of themselves, and changed by them of nobody", () =>
    onTheFloor(async (db) => {
      const { rows } = await db.query("select user_id, limited_to_sales from public.user_roles");
      expect(rows).toEqual([{ user_id: them, limited_to_sales: true }]);
      expect((await setLimit(db, false)).affectedRows).toBe(0);
      expect((await db.query("delete from public.user_roles")).affectedRows).toBe(0);
      const insert = "insert into public.user_roles (user_id, role) values ($1, 'admin')";
      await refused(db, () => db.query(insert, [people.otherShopper]), "row-level security");
      const invite = "select public.invite_staff('new@example.com', 'admin', repeat('t', 64))";
      await refused(db, () => db.query(invite), limited);
    }));

  test("are limited and freed by admins with all rights who prove themselves, and it is written down", () =>
    asAdmin(async (db) => {
      await setLimit(db, false);
      await setLimit(db, true);
      const { rows } = await db.query(
        "select action, changed_by from public.role_events where user_id = $1 order by id desc limit 2",
        [them],
      );
      const changed_by = people.admin;
      expect(rows).toEqual([
        { action: "limited to sales", changed_by },
        { action: "limit removed", changed_by },
      ]);
      await become(db, people.admin, { amr: [] });
      await refused(db, () => setLimit(db, false), "Confirm it’s you");
    }));

  test("stay whole where they are the owner's or one's own, and are none that owns the shop", () =>
    asAdmin(async (db) => {
      await refused(db, () => setLimit(db, true, people.admin), "owner, who can’t be limited");
      await refused(
        db,
        () => db.query("select public.hand_over_ownership($1)", [them]),
        "limited to the sales floor",
      );
      await setLimit(db, false);
      await db.query("select public.hand_over_ownership($1)", [them]);
      await refused(db, () => setLimit(db, true, people.admin), "cannot limit your own");
      await become(db, them);
      await refused(db, () => setLimit(db, true, people.admin), "less than 72 hours ago");
      // Not even for whom no rule of the API holds.
      await db.query("reset role");
      await db.query("select set_config('request.jwt.claims', '', true)");
      await refused(db, () => setLimit(db, true), "owner, who can’t be limited");
      await db.query("delete from public.user_roles where user_id = $1", [them]);
      const { rows } = await db.query("select user_id from public.user_roles where is_owner");
      expect(rows).toEqual([{ user_id: people.admin }]);
    }));

  test("of the sales floor keep no shop running, and inherit it whole where no other is left", () =>
    onTheFloor(async (db) => {
      await become(db, people.admin);
      await db.query("reset role");
      await db.query("select set_config('request.jwt.claims', '', true)");
      const remove = (person: string) =>
        db.query("delete from public.user_roles where user_id = $1 and role = 'admin'", [person]);
      await refused(db, () => remove(people.admin), "last admin");
      await remove(them);
      const add = `insert into public.user_roles (user_id, role, limited_to_sales)
        values ($1, 'admin', true)`;
      await db.query(add, [them]);
      await db.query("alter table public.user_roles disable trigger keep_an_admin_on_delete");
      const owners = async () =>
        (await db.query("select user_id, limited_to_sales from public.user_roles where is_owner"))
          .rows;
      // Before one who has been here longer.
      await db.query(
        `insert into public.user_roles (user_id, role, created_at)
         values ($1, 'admin', now() + interval '1 hour')`,
        [people.otherShopper],
      );
      await remove(people.admin);
      expect(await owners()).toEqual([{ user_id: people.otherShopper, limited_to_sales: false }]);
      await remove(people.otherShopper);
      expect(await owners()).toEqual([{ user_id: them, limited_to_sales: false }]);
      await remove(them);
      // The first admin is the owner, whatever was said.
      await db.query(add, [them]);
      expect((await db.query("select from public.user_roles where is_owner")).rows).toHaveLength(1);
    }));

  test("of the sales floor come by an invitation, and one's invitations end with the limit", () =>
    asAdmin(async (db) => {
      const invite = (to: string, token: string) =>
        db.query("select public.invite_staff($1, 'admin', $2, null, 'Maya Rivera', true)", [
          to,
          token.repeat(64),
        ]);
      await invite("shopper@example.com", "t");
      await become(db, people.shopper);
      await db.query("select public.accept_invitation($1)", ["t".repeat(64)]);
      expect(await may(db)).toEqual({ all: false, sales: true });
      const { rows } = await db.query(
        "select changed_by from public.role_events where user_id = $1 order by id desc limit 2",
        [people.shopper],
      );
      await become(db, people.admin);
      const history = await db.query<{ action: string; changed_by: string }>(
        "select action, changed_by from public.role_events where user_id = $1 order by id desc limit 2",
        [people.shopper],
      );
      expect(rows).toEqual([]);
      expect(history.rows).toEqual([
        { action: "limited to sales", changed_by: people.admin },
        { action: "assigned", changed_by: people.admin },
      ]);
      await setLimit(db, false);
      await become(db, them);
      await invite("othershopper@example.com", "o");
      await become(db, people.admin);
      const waiting = async () =>
        (await db.query("select from public.invitations where accepted_at is null")).rows.length;
      expect(await waiting()).toBe(1);
      await setLimit(db, true);
      expect(await waiting()).toBe(0);
    }));

  test("of the sales floor end with their accounts", () =>
    onTheFloor(async (db) => {
      await db.query("select public.delete_my_account()");
      await db.query("reset role");
      expect((await db.query("select from auth.users where id = $1", [them])).rows).toEqual([]);
    }));
});

test("a shopper and a stranger are none of it", async () => {
  const sell = "select public.sell_product('x', 'east')";
  await world.asShopper((db) => expect(db.query(sell)).rejects.toThrow("Only an admin"));
  await world.asStranger((db) => expect(db.query(sell)).rejects.toThrow(/permission denied/));
  await world.asShopper(async (db) => expect((await setLimit(db, true)).affectedRows).toBe(0));
});
