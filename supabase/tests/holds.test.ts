import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { holidayName } from "#shop/calendar/holidays.ts";
import type { Transaction } from "../../server/database/database.ts";
import { become, openWorld, people, type World } from "./people.ts";
import { setClock, shopSql } from "./product-samples.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Monday, November 23, 2026, 2 PM in Detroit. */
const monday = "2026-11-23T19:00:00Z";

/** An admin in a shop with a bench and a lamp, at a time of day. */
const inShop = (work: (db: Transaction) => Promise<void>, now = monday) =>
  world.asOwner(async (db) => {
    await db.exec(shopSql);
    await setClock(db, now);
    await become(db, people.admin, { email: "admin@example.com" });
    await db.query("set local role authenticated");
    await work(db);
  });

/** Goes on as the admin after something only the database's owner may do. */
async function asOwner(db: Transaction, work: () => Promise<unknown>) {
  await db.query("reset role");
  await work();
  await db.query("set local role authenticated");
}

interface Hold {
  id: string;
  until: Date;
  state: string;
  made_by_email: string;
  ended_by_email: string | null;
}

async function hold(db: Transaction, product = "901", showroom = "east", phone = "586 555 0117") {
  const { rows } = await db.query<Hold>(
    `insert into public.holds (product_id, showroom, name, phone) values ($1, $2, 'Dana', $3) returning *`,
    [product, showroom, phone],
  );
  return rows[0]!;
}

const iso = (moment: unknown) => new Date(moment as string).toISOString();

describe("the printed rule", () => {
  test("a hold runs until closing time of the next open day", () =>
    inShop(async (db) => {
      expect(iso((await hold(db)).until)).toBe("2026-11-25T01:00:00.000Z"); // Tuesday, 8 PM
    }));

  test("a closed day is passed over", () =>
    inShop(async (db) => {
      // Saturday noon; Sundays are closed.
      expect(iso((await hold(db)).until)).toBe("2026-12-01T01:00:00.000Z"); // Monday, 8 PM
    }, "2026-11-28T17:00:00Z"));

  test("special days count, closed ones and shorter ones", () =>
    inShop(async (db) => {
      await db.query(`insert into public.special_days (showroom, day, opens, closes)
        values ('east', '2026-11-24', null, null), ('east', '2026-11-25', '10:00', '17:00'),
          ('west', '2026-11-24', '09:00', '12:00')`);
      expect(iso((await hold(db)).until)).toBe("2026-11-25T22:00:00.000Z"); // Wednesday, 5 PM
      const { until } = await hold(db, "901", "west", "248 555 0164");
      expect(iso(until)).toBe("2026-11-24T17:00:00.000Z");
    }));

  test("a holiday that the shop has said nothing about is passed over, one with hours is not", () =>
    inShop(async (db) => {
      // Wednesday; Thursday is Thanksgiving, Friday is Black Friday.
      expect(iso((await hold(db)).until)).toBe("2026-11-29T01:00:00.000Z"); // Saturday, 8 PM
      await db.query(`insert into public.special_days (showroom, day, opens, closes)
        values ('west', '2026-11-27', '08:00', '20:00')`);
      const { until } = await hold(db, "901", "west", "248 555 0164");
      expect(iso(until)).toBe("2026-11-28T01:00:00.000Z");
    }, "2026-11-25T19:00:00Z"));

  test("the database knows the same holidays as the pages", () =>
    world.asOwner(async (db) => {
      const { rows } = await db.query<{ day: string; is_holiday: boolean }>(`
        select day::date::text as day, private.is_holiday(day::date) as is_holiday
        from generate_series(date '2026-01-01', date '2030-12-31', interval '1 day') as day`);
      const differs = rows.filter(
        ({ day, is_holiday }) => is_holiday !== Boolean(holidayName(day)),
      );
      expect(differs).toEqual([]);
      expect(rows.filter(({ is_holiday }) => is_holiday).length).toBeGreaterThan(60);
    }));

  test("late in the evening it is Detroit's day that counts", () =>
    inShop(async (db) => {
      // Monday, 11:30 PM in Detroit is Tuesday by the world's clock.
      expect(iso((await hold(db)).until)).toBe("2026-11-25T01:00:00.000Z");
    }, "2026-11-24T04:30:00Z"));

  test("the end is told before anything is held", () =>
    inShop(async (db) => {
      const { rows } = await db.query<{ hold_end: Date }>("select public.hold_end('east')");
      expect(iso(rows[0]?.hold_end)).toBe("2026-11-25T01:00:00.000Z");
    }));

  test("one product per person, whatever way the number is written", () =>
    inShop(async (db) => {
      await hold(db);
      await expect(hold(db, "902", "east", "+1 (586) 555-0117")).rejects.toMatchObject({
        code: "PT409",
        message: expect.stringContaining("One item per person"),
      });
    }));
});

describe("a hold", () => {
  test("takes its product off the stock that the site shows, until it ends by itself", () =>
    inShop(async (db) => {
      await hold(db, "902");
      const current = () =>
        db.query<{ holds: object[] }>("select private.current_holds() as holds");
      await asOwner(db, async () => {
        expect((await current()).rows[0]?.holds).toMatchObject([
          { product_id: "902", showroom: "east" },
        ]);
        await setClock(db, "2026-11-25T01:00:00Z");
        expect((await current()).rows[0]?.holds).toEqual([]);
      });
      await hold(db, "902", "east", "248 555 0164");
    }));

  test("is refused where none is free, with for whom and until when", () =>
    inShop(async (db) => {
      await hold(db, "902");
      await expect(hold(db, "902", "east", "248 555 0164")).rejects.toMatchObject({
        code: "PT409",
        message: "None are free at East: 1 held, the first for Dana until Tue, Nov 24 at 8:00 PM.",
        detail: "showroom",
      });
    }));

  test("is refused for what is not for sale", () =>
    inShop(async (db) => {
      await db.query("update public.products set state = 'archived' where id = '902'");
      await expect(hold(db, "902")).rejects.toMatchObject({ code: "PT409" });
    }));

  test("says who made it and who ended it, and can be put back while it would run", () =>
    inShop(async (db) => {
      const { id, made_by_email } = await hold(db, "902");
      expect(made_by_email).toBe("admin@example.com");
      const change = async (state: string) =>
        (
          await db.query<Hold>("update public.holds set state = $2 where id = $1 returning *", [
            id,
            state,
          ])
        ).rows[0];
      expect(await change("ended")).toMatchObject({ ended_by_email: "admin@example.com" });
      expect(await change("held")).toMatchObject({ state: "held", ended_by_email: null });
    }));

  test.each([
    ["a name of nothing", { name: " " }],
    ["a number of words", { phone: "my number!" }],
    ["a showroom that is none", { showroom: "north" }],
    ["an end in the past", { until: "2026-11-23T18:00:00Z" }],
    ["an end next year", { until: "2027-11-23T18:00:00Z" }],
  ])("with %s is refused", (_, change) =>
    inShop(async (db) => {
      const row = { name: "Dana", phone: "586 555 0117", showroom: "east", until: null, ...change };
      await expect(
        db.query(
          "insert into public.holds (product_id, name, phone, showroom, until) values ('901', $1, $2, $3, $4)",
          [row.name, row.phone, row.showroom, row.until],
        ),
      ).rejects.toThrow();
    }),
  );

  test("does not end as sold without a sale", () =>
    inShop(async (db) => {
      await hold(db);
      await expect(db.query("update public.holds set state = 'sold'")).rejects.toThrow(
        /Record the sale/,
      );
    }));

  test("that was asked for takes nothing until it is confirmed", () =>
    inShop(async (db) => {
      await asOwner(db, () =>
        db.query(`insert into public.holds (product_id, showroom, name, phone, state)
          values ('902', 'east', 'Luis', '(313) 555-0139', 'asked')`),
      );
      await hold(db, "902");
      await expect(
        db.query("update public.holds set state = 'held' where state = 'asked'"),
      ).rejects.toMatchObject({ code: "PT409" });
    }));

  test("protects its product from being counted away", () =>
    inShop(async (db) => {
      await hold(db, "902");
      await expect(
        db.query("update public.stock set on_hand = 0 where product_id = '902'"),
      ).rejects.toMatchObject({
        code: "PT409",
        message: expect.stringContaining("1 is on hold at East"),
      });
    }));

  test("stands in the history by its product, without the person's name or number", () =>
    inShop(async (db) => {
      const { id } = await hold(db, "902");
      await db.query("update public.holds set state = 'ended' where id = $1", [id]);
      const { rows } = await db.query<{ record_name: string; changed_by_email: string }>(
        "select * from public.changes where table_name = 'holds' order by id",
      );
      expect(rows).toMatchObject([
        { action: "added", record_name: "Brass Lamp", changed_by_email: "admin@example.com" },
        { action: "changed", before: { state: "held" }, after: { state: "ended" } },
      ]);
      expect(JSON.stringify(rows)).not.toMatch(/Dana|0117/);
    }));

  test("of long ago loses its person, and a running one keeps it", () =>
    inShop(async (db) => {
      const { id } = await hold(db, "901");
      await db.query("update public.holds set state = 'ended' where id = $1", [id]);
      await hold(db, "902", "east", "248 555 0164");
      await asOwner(db, () => db.query("select private.anonymize_holds(now() + interval '1 day')"));
      const { rows } = await db.query("select name from public.holds order by product_id");
      expect(rows).toEqual([{ name: "Removed" }, { name: "Dana" }]);
    }));
});

describe("who may", () => {
  test("a stranger and a shopper neither see nor make holds and sales", async () => {
    const statements = [
      "select * from public.holds",
      "insert into public.holds (product_id, showroom, name, phone) values ('901', 'east', 'A', '5865550117')",
      "select * from public.sales",
      "select public.sell_product('901', 'east')",
      "select public.undo_sale(gen_random_uuid())",
      `select public.change_products('[{"id": "901", "version": 1}]')`,
      "select public.put_back('{1}')",
      "select public.hold_end('east')",
    ];
    for (const statement of statements) {
      await world.asStranger((db) =>
        expect(db.query(statement)).rejects.toMatchObject({ code: "42501" }),
      );
      await inShop(async (db) => {
        await hold(db);
        await db.query("select public.sell_product('902', 'east')");
        await become(db, people.shopper);
        const answer = await db.query(statement).catch(({ code }) => code);
        if (answer !== "42501") expect(answer).toMatchObject({ rows: [] });
      });
    }
  });

  test("an admin deletes no hold and writes no sale by hand", () =>
    inShop(async (db) => {
      await db.exec("savepoint before");
      await expect(db.query("delete from public.holds")).rejects.toMatchObject({ code: "42501" });
      await db.exec("rollback to before");
      await expect(
        db.query(
          "insert into public.sales (id, product_id, showroom, quantity, price_cents) values ($1, '901', 'east', 1, 100)",
          [randomUUID()],
        ),
      ).rejects.toMatchObject({ code: "42501" });
    }));
});
