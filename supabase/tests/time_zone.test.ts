/** A shop whose clock is Tokyo's: each day that the database names or counts is a day there. */

import { afterAll, beforeAll, expect, test } from "vitest";
import type { Transaction } from "#server/database/database.ts";
import { become, openWorld, people, type World } from "./people.ts";
import { setClock, shopSql } from "./product-samples.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** With every right, and an admin's token; a second before Tuesday, November 24, 2026 in Tokyo. */
const inTokyo = (work: (db: Transaction) => Promise<unknown>) =>
  world.asOwner(async (db) => {
    await db.exec(`${shopSql} delete from public.financing_leads;
      update private.settings set time_zone = 'Asia/Tokyo', monday_mail = true;`);
    await setClock(db, "2026-11-23T14:59:59Z");
    await become(db, people.admin);
    await work(db);
  });

async function answer<Value>(db: Transaction, query: string, values: unknown[] = []) {
  const { rows } = await db.query<{ answer: Value }>(`select ${query} as answer`, values);
  return rows[0]!.answer;
}

const lead = (db: Transaction, at: string) =>
  db.query(
    `insert into public.financing_leads (first_name, last_name, phone, financing_option, piece, created_at)
     values ('Ann', 'Lee', '(586) 555-0129', 'Bridgewater Credit', 'oak-bench', $1)`,
    [at],
  );
const sale = (db: Transaction, at: string) =>
  db.query(
    `insert into public.sales (product_id, showroom, quantity, price_cents, sold_at)
     values ('901', 'east', 1, 19900, $1)`,
    [at],
  );

test("demand of 7 and of 28 days begins at its midnight", () =>
  inTokyo(async (db) => {
    for (const day of ["2026-10-26", "2026-11-16"]) {
      await lead(db, `${day}T14:59:59Z`);
      await lead(db, `${day}T15:00:00Z`);
    }
    await sale(db, "2026-11-16T15:00:00Z");
    const { products } = await answer<{ products: object }>(db, "public.read_demand()");
    expect(products).toEqual({ 901: { lead: [1, 3], sale: [1, 1] } });
  }));

test("a sale is of its day, among those that are asked for by their days", () =>
  inTokyo(async (db) => {
    await db.exec("update public.products set added_on = '2026-11-20'");
    await sale(db, "2026-11-22T14:59:59Z");
    await sale(db, "2026-11-22T15:00:00Z");
    await db.query("set local role authenticated");
    const asked = { from: "2026-11-23", to: "2026-11-23", by: "day" };
    expect(await answer(db, "public.read_sales($1)", [asked])).toMatchObject({
      count: 1,
      groups: [{}, { key: "2026-11-23", items: 1, days: 3 }],
    });
  }));

test("the mail of Monday is due at its seven, and counts from midnight to midnight", () =>
  inTokyo(async (db) => {
    await db.exec("delete from private.week_mails");
    for (const at of ["15T14:59:59", "15T15:00", "22T14:59:59", "22T15:00"])
      await lead(db, `2026-11-${at}Z`);
    const claim = (moment: string) =>
      answer<{ first_day: string; week: { leads: number }[]; before: { leads: number }[] }>(
        db,
        "private.claim_week_mail($1)",
        [moment],
      );
    expect((await claim("2026-11-22T21:59:59Z"))?.first_day).toBe("2026-11-09");
    const mail = await claim("2026-11-22T22:00:00Z");
    expect(mail).toMatchObject({ first_day: "2026-11-16", last_day: "2026-11-22" });
    expect([mail.week.at(-1)!.leads, mail.before.at(-1)!.leads]).toEqual([2, 1]);
  }));

test("a lead is called in time within an hour of its showroom's hours", () =>
  inTokyo(async (db) => {
    await db.exec("update public.opening_hours set opens = '10:00', closes = '18:00'");
    // Monday, nine in the evening; called on Tuesday, an hour and an hour and a second after opening.
    await lead(db, "2026-11-23T12:00:00Z");
    const called = async (at: string) => {
      await db.query("update public.financing_leads set first_called_at = $1", [at]);
      const counted = await answer<{ statuses: object }>(db, "public.count_leads($1)", [
        { in_time: true, since: "2026-11-22T15:00:00Z" },
      ]);
      return counted.statuses;
    };
    await setClock(db, "2026-11-24T03:00:00Z");
    expect(await called("2026-11-24T02:00:00Z")).toEqual({ pending: 1 });
    expect(await called("2026-11-24T02:00:01Z")).toEqual({});
  }));

test("what was counted, and quiet hours, are by its clock", () =>
  inTokyo(async (db) => {
    await db.exec(`update private.catalog_state set filled_at = '2026-11-01Z';
      update public.stock set counted_at = '2026-11-22T15:00Z'`);
    expect(await answer(db, "private.published_products('{901}') -> 0 -> 'counted_on'")).toEqual({
      east: "2026-11-23",
      west: "2026-11-23",
    });
    const quiet = "private.is_quiet('21:00', '08:00', $1)";
    expect(await answer(db, quiet, ["2026-11-23T12:00:00Z"])).toBe(true);
    expect(await answer(db, quiet, ["2026-11-23T11:59:59Z"])).toBe(false);
  }));

test("a delivery keeps its person until its day is over there", () =>
  inTokyo(async (db) => {
    await sale(db, "2026-11-22T15:00:00Z");
    await db.exec(`alter table public.deliveries disable trigger user;
      insert into public.deliveries (sale_id, day, name, phone, street, zip)
      select id, '2026-11-22', 'Ann', '(586) 555-0129', '1 Oak', '48226' from public.sales`);
    const name = async (before: string) => {
      await db.query("select private.anonymize_holds($1)", [before]);
      return answer(db, "(select name from public.deliveries)");
    };
    expect(await name("2026-11-22T14:59:59Z")).toBe("Ann");
    expect(await name("2026-11-22T15:00:00Z")).toBe("Removed");
  }));
