/** Delivery days: who books them, what bounds them, what frees them, and that people are taken out of them. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "#server/database/database.ts";
import { caseZones, zoneCases } from "#shop/testing/zone-cases.ts";
import { become, lead, openWorld, people, type World } from "./people.ts";
import { setClock, shopSql } from "./product-samples.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const zones = `insert into public.delivery_zones (id, area, zips, fee_cents, days, most_per_day, position) values
  ('00000000-0000-0000-0000-000000000001', 'Wayne County', '{482}', 9900, '{1,2,5}', 2, 1),
  ('00000000-0000-0000-0000-000000000002', 'Oakland County', '{483}', 9900, '{2}', null, 2),
  ('00000000-0000-0000-0000-000000000003', 'Grosse Pointe', '{48230}', 9900, '{2}', 1, 3)`;

/** A shop with plenty of benches and three zones, on Monday, November 23, 2026, at noon; as a salesperson, or as that person. */
const inShop = (work: (db: Transaction) => Promise<unknown>, person = people.otherAdmin) =>
  world.asOwner(async (db) => {
    await db.exec(`${shopSql}; ${zones}; update public.stock set on_hand = 9`);
    await setClock(db, "2026-11-23T17:00:00Z");
    await db.query("update public.user_roles set limited_to_sales = true where user_id = $1", [
      people.otherAdmin,
    ]);
    await become(db, person, { email: "staff@example.com" });
    await db.query("set local role authenticated");
    await work(db);
  });

/** Goes on as staff after something that only the database's owner may do. */
async function asOwner(db: Transaction, work: () => Promise<unknown>) {
  await db.query("reset role");
  const answer = await work();
  await db.query("set local role authenticated");
  return answer;
}

const tuesday = "2026-12-01";
const inAWeek = "2026-12-08";

async function sell(
  db: Transaction,
  hold: string | null = null,
  ofLead: string | null = null,
  quantity = 1,
) {
  const { rows } = await db.query<{ sale: string }>(
    "select (public.sell_product('901', 'east', quantity => $3, hold => $1, lead => $2) ->> 'sale') as sale",
    [hold, ofLead, quantity],
  );
  return rows[0]!.sale;
}

async function hold(db: Transaction, phone = "(586) 555-0199") {
  const { rows } = await db.query<{ id: string }>(
    "insert into public.holds (product_id, showroom, name, phone) values ('902', 'east', 'Held Person', $1) returning id",
    [phone],
  );
  return rows[0]!.id;
}

let house = 0;
async function book(db: Transaction, row: Record<string, unknown>) {
  house += 1;
  const all: Record<string, unknown> = {
    ...{ day: tuesday, name: "Ann Lee", phone: "(313) 555-0129" },
    ...{ street: `${house} Oak Street`, zip: "48226", ...row },
  };
  const names = Object.keys(all);
  const { rows } = await db.query<{ id: string }>(
    `insert into public.deliveries (${names.join(", ")})
     values (${names.map((_, at) => `$${at + 1}`).join(", ")}) returning id`,
    Object.values(all),
  );
  return rows[0]!.id;
}

const bookSale = async (db: Transaction, row: Record<string, unknown> = {}) =>
  book(db, { sale_id: await sell(db), ...row });
const move = (db: Transaction, id: string, day: string) =>
  db.query("update public.deliveries set day = $2 where id = $1", [id, day]);

async function run(db: Transaction, day = tuesday) {
  const { rows } = await db.query<Record<string, unknown>>(
    "select * from public.read_deliveries($1, $1)",
    [day],
  );
  return rows;
}
const fullDays = async (db: Transaction) => {
  const rows = await asOwner(db, async () => {
    const { rows } = await db.query("select private.full_delivery_days() as days");
    return rows[0];
  });
  return (rows as { days: Record<string, string[]> }).days;
};

/** Refused, with nothing done. */
async function refused(db: Transaction, work: () => Promise<unknown>, why: object) {
  await db.query("savepoint before");
  await expect(work()).rejects.toMatchObject(why);
  await db.query("rollback to before");
}
const says = (message: string) => ({ message: expect.stringContaining(message) });
const isFull = {
  code: "PT409",
  detail: "day",
  ...says("Tuesday, Dec 1 is full for Wayne County."),
};

test("strangers and shoppers neither read nor book a delivery", async () => {
  for (const call of [
    "select * from public.deliveries",
    "select * from private.standing_deliveries",
    "select private.full_delivery_days()",
    "insert into public.deliveries (day) values ('2026-12-01')",
    "select public.read_deliveries('2026-12-01', '2026-12-01')",
  ]) {
    await world.asStranger((db) => expect(db.query(call)).rejects.toMatchObject({ code: "42501" }));
  }
  await inShop(async (db) => {
    await bookSale(db);
    await become(db, people.shopper);
    expect((await db.query("select * from public.deliveries")).rows).toEqual([]);
    const { affectedRows } = await db.query("update public.deliveries set note = 'x'");
    expect(affectedRows ?? 0).toBe(0);
    for (const call of [
      () => run(db),
      () => db.query("select * from private.standing_deliveries"),
      () => book(db, { sale_id: "00000000-0000-0000-0000-000000000009" }),
    ]) {
      await refused(db, call, { code: "42501" });
    }
  });
});

test.each([
  ["a salesperson", people.otherAdmin],
  ["an admin", people.admin],
])("%s books, moves and cancels; the run is in the order of ZIP codes", (_, person) =>
  inShop(async (db) => {
    const id = await bookSale(db, { zip: "48236", street: " 9  Elm\tStreet ", note: "Ring twice" });
    await bookSale(db, { zip: "48201" });
    const stops = await run(db);
    expect(stops.map(({ zip }) => zip)).toEqual(["48201", "48236"]);
    expect(stops[1]).toMatchObject({
      ...{ id, name: "Ann Lee", street: "9 Elm Street", note: "Ring twice" },
      ...{ title: "Oak Bench", quantity: 1, showroom: "east", is_held: false },
    });
    await move(db, id, inAWeek);
    expect(await run(db)).toHaveLength(1);
    expect(await run(db, inAWeek)).toHaveLength(1);
    await db.query("update public.deliveries set cancelled_at = now() where id = $1", [id]);
    expect(await run(db, inAWeek)).toEqual([]);
  }, person),
);

describe("refused", () => {
  test.each([
    [
      "a day on which no truck goes there",
      { zip: "48301", day: "2026-11-30" },
      "The truck doesn’t go to Oakland County on Monday.",
      "day",
    ],
    ["a ZIP code outside", { zip: "49503" }, "49503 is outside your delivery areas.", "zip"],
    ["yesterday", { day: "2026-11-20" }, "Choose a delivery day within the next 90 days.", "day"],
    [
      "a day far ahead",
      { day: "2027-02-23" },
      "Choose a delivery day within the next 90 days.",
      "day",
    ],
    ["a holiday without hours", { day: "2026-11-27" }, "You’re closed on Friday, Nov 27.", "day"],
    ["a person without a name", { name: " " }, "deliveries_name_length"],
    [
      "a sale that was never made",
      { sale_id: "00000000-0000-0000-0000-000000000009" },
      "nothing to deliver",
    ],
  ])("%s", (_, row, message, field?: string) =>
    inShop((db) =>
      expect(bookSale(db, row)).rejects.toMatchObject({
        ...says(message),
        ...(field && { detail: field }),
      }),
    ),
  );

  test("a sale that came back in full, and its hold's; what is left of one may still be brought", () =>
    inShop(async (db) => {
      const isReturned = says("This sale was returned, so there’s nothing to deliver.");
      const held = await hold(db);
      const { rows } = await db.query<{ sale: string }>(
        "select public.sell_product('902', 'east', hold => $1) ->> 'sale' as sale",
        [held],
      );
      const booked = await book(db, { hold_id: held });
      const [ofHold, two] = [rows[0]!.sale, await sell(db, null, null, 2)];
      const comeBack = async (sale: string) => {
        const { rows } = await db.query<{ id: string }>("select public.return_sale($1) as id", [
          sale,
        ]);
        return rows[0]!.id;
      };
      await comeBack(ofHold);
      await refused(db, () => move(db, booked, inAWeek), isReturned);
      await refused(db, () => book(db, { sale_id: ofHold, day: inAWeek }), isReturned);
      const first = await comeBack(two);
      await refused(db, () => book(db, { sale_id: first }), says("nothing to deliver"));
      const delivery = await book(db, { sale_id: two });
      const last = await comeBack(two);
      await refused(db, () => move(db, delivery, inAWeek), isReturned);
      // The return was a mistake.
      await db.query("select public.undo_sale($1)", [last]);
      await move(db, delivery, inAWeek);
    }));

  test("a second delivery of one sale, of its hold too", () =>
    inShop(async (db) => {
      const held = await hold(db);
      await book(db, { hold_id: held });
      const { rows } = await db.query<{ sale: string }>(
        "select public.sell_product('902', 'east', hold => $1) ->> 'sale' as sale",
        [held],
      );
      await refused(
        db,
        () => book(db, { sale_id: rows[0]!.sale }),
        says("has a delivery day already"),
      );
      const sale = await sell(db);
      await book(db, { sale_id: sale });
      await refused(db, () => book(db, { sale_id: sale, day: inAWeek }), { code: "23505" });
    }));
});

describe("a day’s limit", () => {
  test("counts addresses, is the zone’s own, and names the day that is full", () =>
    inShop(async (db) => {
      await bookSale(db, { street: "1 Oak Street" });
      // Two for one address are one stop.
      await bookSale(db, { street: "1 oak  street" });
      const second = await bookSale(db, { street: "2 Oak Street" });
      await refused(db, () => bookSale(db, { street: "3 Oak Street" }), isFull);
      // The same stop takes one more, and so do other zones and days.
      await bookSale(db, { street: "2 OAK Street" });
      const only = await bookSale(db, { zip: "48230" });
      const later = await bookSale(db, { day: inAWeek });
      expect(await fullDays(db)).toEqual({
        "00000000-0000-0000-0000-000000000001": [tuesday],
        "00000000-0000-0000-0000-000000000003": [tuesday],
      });
      await refused(db, () => move(db, later, tuesday), isFull);
      // What stands may be corrected on a full day.
      await db.query("update public.deliveries set note = 'Side door' where id = $1", [second]);
      await db.query("update public.deliveries set street = '9 Lake Street' where id = $1", [only]);
      await move(db, second, inAWeek);
      await refused(db, () => bookSale(db, { street: "3 Oak Street" }), isFull);
    }));

  test("a sale taken back, a return, a hold that ends and a delivery that is cancelled free a place", () =>
    inShop(async (db) => {
      const sales = [await sell(db), await sell(db)] as const;
      for (const sale_id of sales) await book(db, { sale_id });
      await refused(db, () => bookSale(db), isFull);
      await db.query("select public.undo_sale($1)", [sales[0]]);
      const held = await hold(db);
      await book(db, { hold_id: held });
      await refused(db, () => bookSale(db), isFull);
      await db.query("select public.return_sale($1)", [sales[1]]);
      const last = await bookSale(db);
      await refused(db, () => bookSale(db), isFull);
      await db.query("update public.deliveries set cancelled_at = now() where id = $1", [last]);
      await bookSale(db);
      expect((await run(db)).map(({ is_held }) => is_held).toSorted()).toEqual([false, true]);
      // By itself, as its time is up.
      await asOwner(db, () => setClock(db, "2026-11-26T17:00:00Z"));
      expect(await run(db)).toHaveLength(1);
      await bookSale(db);
      // What had ended takes no place back that was given away.
      for (const call of [
        () =>
          db.query("update public.holds set until = '2026-11-28T01:00:00Z' where id = $1", [held]),
        () => db.query("select public.sell_product('902', 'east', hold => $1)", [held]),
      ]) {
        await refused(db, call, isFull);
      }
    }));

  test("a hold that runs again after its delivery day takes no place of that day", () =>
    inShop(async (db) => {
      const held = await hold(db);
      await book(db, { hold_id: held });
      await asOwner(db, () => setClock(db, "2026-12-01T16:00:00Z"));
      for (let stop = 0; stop < 2; stop += 1) await bookSale(db);
      await refused(db, () => bookSale(db), isFull);
      await asOwner(db, () => setClock(db, "2026-12-02T16:00:00Z"));
      await db.query("update public.holds set until = '2026-12-04T01:00:00Z' where id = $1", [
        held,
      ]);
    }));

  test("a hold that is sold keeps its place, and so does one whose sale is undone", () =>
    inShop(async (db) => {
      const held = await hold(db);
      await book(db, { hold_id: held });
      await bookSale(db);
      const { rows } = await db.query<{ sale: string }>(
        "select public.sell_product('902', 'east', hold => $1) ->> 'sale' as sale",
        [held],
      );
      expect((await run(db)).filter(({ hold_id }) => hold_id)).toMatchObject([
        { is_held: false, sale_id: rows[0]!.sale },
      ]);
      await db.query("select public.undo_sale($1)", [rows[0]!.sale]);
      expect((await run(db)).filter(({ hold_id }) => hold_id)).toMatchObject([
        { is_held: true, sale_id: null },
      ]);
    }));
});

test("a run is read whole, however long it is, in pages that follow each other", () =>
  inShop(async (db) => {
    await asOwner(db, async () => {
      await db.exec(`set local session_replication_role = replica;
        with sold as (
          insert into public.sales (product_id, showroom, quantity, price_cents)
          select '901', 'east', 1, 100 from generate_series(1, 1100) returning id
        ) insert into public.deliveries (sale_id, day, name, phone, street, zip)
          select id, '${tuesday}', 'Ann Lee', '(313) 555-0129', 'Oak Street', '48226' from sold;
        set local session_replication_role = origin`);
    });
    const page = async (from: number) => {
      const { rows } = await db.query<{ id: string }>(
        "select id from public.read_deliveries($1, $1) limit 1000 offset $2",
        [tuesday, from],
      );
      return rows.map(({ id }) => id);
    };
    const read = [...(await page(0)), ...(await page(1000))];
    expect(new Set(read).size).toBe(1100);
    expect(read).toHaveLength(1100);
  }));

test("a move is one step of the history without a name, and is taken back as long as there is room", () =>
  inShop(async (db) => {
    const ids = [await bookSale(db), await bookSale(db)] as const;
    await asOwner(db, () => db.query("delete from public.changes"));
    await move(db, ids[0], inAWeek);
    const { rows } = await db.query<{ id: string }>("select * from public.changes");
    expect(rows).toMatchObject([
      {
        ...{ table_name: "deliveries", record: ids[0], record_name: "Oak Bench" },
        ...{ before: { day: tuesday }, after: { day: inAWeek } },
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Ann Lee|555|Oak Street/);
    const other = await bookSale(db);
    const undo = () => db.query("select public.put_back($1)", [rows.map(({ id }) => id)]);
    await refused(db, undo, isFull);
    await db.query("update public.deliveries set cancelled_at = now() where id = $1", [other]);
    await undo();
    expect(await run(db)).toHaveLength(2);
    // Taking a booking back cancels it.
    await asOwner(db, () => db.query("delete from public.changes"));
    const booked = await bookSale(db, { day: inAWeek });
    const { rows: added } = await db.query<{ id: string }>(
      "select id from public.changes where table_name = 'deliveries' and record = $1",
      [booked],
    );
    await db.query("select public.put_back($1)", [added.map(({ id }) => id)]);
    expect(await run(db, inAWeek)).toEqual([]);
  }, people.admin));

describe("a person is taken out of deliveries", () => {
  const left = async (db: Transaction) => {
    const { rows } = (await asOwner(db, () =>
      db.query<{ all: string }>(
        "select coalesce(json_agg(d)::text, '') as all from public.deliveries as d",
      ),
    )) as { rows: { all: string }[] };
    return rows[0]!.all;
  };

  test("by number, of a lead’s sale with another number, and of a hold", () =>
    inShop(async (db) => {
      await bookSale(db, { phone: lead.phone, name: "Dana Whitfield", note: "Dana’s gate" });
      await book(db, { sale_id: await sell(db, null, lead.id), name: "Dana’s Sister" });
      await book(db, { hold_id: await hold(db, lead.phone), name: "Dana’s Aunt", day: inAWeek });
      await bookSale(db, { name: "Somebody Else", day: inAWeek, zip: "48236" });
      await db.query("select public.erase_sender($1)", [lead.id]);
      expect(await left(db)).not.toMatch(/Dana|Whitfield|555-?0117/);
      expect(await left(db)).toContain("Somebody Else");
      expect(await run(db)).toEqual([]);
      expect(await run(db, inAWeek)).toHaveLength(1);
    }, people.admin));

  test("who has nothing but a delivery, by number", () =>
    inShop(async (db) => {
      await bookSale(db, { phone: "313.555.0188" });
      const { rows } = await db.query(
        "select * from public.preview_erasure_of_number('(313) 555-0188')",
      );
      expect(rows).toEqual([{ names: ["Ann Lee"], leads: 0, holds: 1 }]);
      await db.query("select public.erase_number('(313) 555-0188')");
      expect(await left(db)).not.toMatch(/Ann Lee|0188|Oak Street|48226/);
    }, people.admin));

  test("by age, once the day has passed", () =>
    inShop(async (db) => {
      await bookSale(db, { name: "First Person" });
      await bookSale(db, { name: "Later Person", day: inAWeek });
      await asOwner(db, () => db.query("select private.anonymize_holds('2026-12-05T00:00:00Z')"));
      expect(await left(db)).not.toContain("First Person");
      expect(await left(db)).toContain("Later Person");
    }, people.admin));
});

test.each(zoneCases)("the zone of $zip as pages find it: $why", ({ zip, area }) =>
  world.asOwner(async (db) => {
    for (const [position, zone] of caseZones.entries()) {
      await db.query(
        `insert into public.delivery_zones (area, zips, fee_cents, days, position)
         values ($1, $2, 0, '{2}', $3)`,
        [zone.area, zone.zips, position],
      );
    }
    const { rows } = await db.query<{ area: string }>(
      "select area from public.delivery_zones where id = private.zone_of_zip($1)",
      [zip],
    );
    expect(rows[0]?.area).toBe(area);
  }),
);
