/** Sales and falling prices: what they charge when, whom they obey, and what stops them. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fallingCases } from "#shop/testing/falling-cases.ts";
import type { Transaction } from "../../server/database/database.ts";
import { become, openWorld, people, type World } from "./people.ts";
import { setClock, shopSql } from "./product-samples.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Monday, November 23, 2026, noon in Detroit. */
const monday = "2026-11-23T17:00:00Z";

/** An admin in a shop with a bench and a lamp of $200 each. */
const inShop = (work: (db: Transaction) => Promise<void>, now = monday) =>
  world.asOwner(async (db) => {
    await db.exec(shopSql);
    await setClock(db, now);
    await become(db, people.admin, { email: "admin@example.com" });
    await db.query("set local role authenticated");
    await work(db);
  });

/** Goes on as the admin after something only the database's owner may do. */
async function asOwner<T>(db: Transaction, work: () => Promise<T>): Promise<T> {
  await db.query("reset role");
  const result = await work();
  await db.query("set local role authenticated");
  return result;
}

type Plan = Record<string, unknown>;
const sale = (more: Plan = {}): Plan => ({
  product_id: "901",
  kind: "sale",
  starts_at: "2026-11-27T11:00:00Z",
  ends_at: "2026-11-30T05:00:00Z",
  price_cents: 15_000,
  ...more,
});
const falling = (more: Plan = {}): Plan => ({
  product_id: "901",
  kind: "falling",
  starts_at: monday,
  step_percent: 10,
  every_days: 7,
  floor_cents: 14_000,
  ...more,
});

async function add(db: Transaction, plan: Plan) {
  const names = Object.keys(plan);
  const { rows } = await db.query<{ id: string }>(
    `insert into public.price_plans (${names.join(", ")})
     values (${names.map((_, at) => `$${at + 1}`).join(", ")}) returning id`,
    Object.values(plan),
  );
  return rows[0]!.id;
}

const one = async <T>(db: Transaction, sql: string, ...values: unknown[]) =>
  Object.values((await db.query<Record<string, T>>(sql, values)).rows[0] ?? {})[0] as T;
const price = (db: Transaction, product = "901") =>
  one<number>(db, "select price_cents from public.products where id = $1", product);
/** The worker looks at that moment. */
const workAt = (db: Transaction, moment: string) =>
  asOwner(db, async () => {
    await setClock(db, moment);
    return one<number>(db, "select private.apply_price_plans()");
  });
const priceAt = async (db: Transaction, moment: string) => {
  await workAt(db, moment);
  return price(db);
};
const ended = (db: Transaction) =>
  one<string>(
    db,
    "select string_agg(ended_because, ', ' order by ended_because) from public.price_plans",
  );
const shown = (db: Transaction) =>
  asOwner(db, () => one<Record<string, unknown>>(db, "select private.shown_price_plans()"));

/** Refused, with nothing done. */
async function refused(db: Transaction, work: () => Promise<unknown>, why: unknown) {
  await db.query("savepoint before");
  await expect(work()).rejects.toMatchObject(why as object);
  await db.query("rollback to before");
}

describe("who may", () => {
  test("a stranger neither reads nor plans, a shopper sees and plans nothing", async () => {
    for (const ask of ["select * from public.price_plans", "delete from public.price_plans"]) {
      await world.asStranger((db) =>
        expect(db.query(ask)).rejects.toMatchObject({ code: "42501" }),
      );
    }
    await inShop(async (db) => {
      await add(db, falling());
      await become(db, people.shopper);
      expect((await db.query("select from public.price_plans")).rows).toEqual([]);
      expect((await db.query("delete from public.price_plans")).affectedRows).toBe(0);
      // Nothing of the product is said, not even its name.
      await refused(db, () => add(db, sale({ price_cents: 99_999 })), {
        message: expect.stringContaining("row-level security"),
      });
    });
  });

  test("an admin limited to the sales floor sees and plans nothing", () =>
    inShop(async (db) => {
      await add(db, falling());
      await asOwner(db, () =>
        db.query("update public.user_roles set limited_to_sales = true where user_id = $1", [
          people.otherAdmin,
        ]),
      );
      await become(db, people.otherAdmin);
      expect((await db.query("select from public.price_plans")).rows).toEqual([]);
      expect((await db.query("update public.price_plans set shows_next = true")).affectedRows).toBe(
        0,
      );
      await refused(db, () => add(db, sale({ price_cents: 99_999 })), { code: "42501" });
    }));

  test("nobody sets what a plan keeps", () =>
    inShop(async (db) => {
      await add(db, falling());
      for (const set of [
        "regular_cents = 1",
        "state = 'ended'",
        "price_cents = 1",
        "due_at = null",
      ]) {
        await refused(db, () => db.query(`update public.price_plans set ${set}`), {
          code: "42501",
        });
      }
    }));
});

describe("a sale", () => {
  test("begins and ends by itself, once, and history has both steps", () =>
    inShop(async (db) => {
      await add(db, sale());
      expect(await priceAt(db, "2026-11-27T10:59:59Z")).toBe(20_000);
      expect(await workAt(db, "2026-11-27T11:00:00Z")).toBe(1);
      expect(await price(db)).toBe(15_000);
      expect(await workAt(db, "2026-11-27T11:00:15Z")).toBe(0);
      expect(await shown(db)).toEqual({ "901": { ends_at: "2026-11-30T05:00:00+00:00" } });
      expect(await priceAt(db, "2026-11-30T04:59:59Z")).toBe(15_000);
      expect(await priceAt(db, "2026-11-30T05:00:00Z")).toBe(20_000);
      expect(await shown(db)).toEqual({});
      const { rows } = await db.query(
        "select before, after from public.changes where table_name = 'products' order by id",
      );
      expect(rows).toEqual([
        { before: { price_cents: 20_000 }, after: { price_cents: 15_000 } },
        { before: { price_cents: 15_000 }, after: { price_cents: 20_000 } },
      ]);
      expect(await ended(db)).toBe("over");
    }));

  test("that runs already is charged at once, and one that ran while the store was off never", () =>
    inShop(async (db) => {
      await add(db, sale({ starts_at: monday }));
      expect(await price(db)).toBe(15_000);
      await add(db, sale({ product_id: "902" }));
      expect(await workAt(db, "2026-12-05T12:00:00Z")).toBe(2);
      expect([await price(db), await price(db, "902")]).toEqual([20_000, 20_000]);
      const records = "select count(*)::int from public.changes where record = '902'";
      expect(await one(db, records)).toBe(0);
      expect(await ended(db)).toBe("missed, over");
    }));

  test("of two together the lower price is charged, whichever ends first", () =>
    inShop(async (db) => {
      await add(db, sale({ starts_at: monday }));
      await add(db, sale({ price_cents: 12_000, ends_at: "2026-11-28T05:00:00Z" }));
      expect(await priceAt(db, "2026-11-27T12:00:00Z")).toBe(12_000);
      expect(await shown(db)).toEqual({ "901": { ends_at: "2026-11-28T05:00:00+00:00" } });
      expect(await priceAt(db, "2026-11-28T05:00:00Z")).toBe(15_000);
      expect(await priceAt(db, "2026-11-30T05:00:00Z")).toBe(20_000);
    }));

  test("of two at one price, pages say the later end", () =>
    inShop(async (db) => {
      for (const day of ["28", "30", "29"]) {
        await add(db, sale({ starts_at: monday, ends_at: `2026-11-${day}T05:00:00Z` }));
      }
      expect(await shown(db)).toEqual({ "901": { ends_at: "2026-11-30T05:00:00+00:00" } });
    }));

  test("is taken back in one step, and what else runs goes on", () =>
    inShop(async (db) => {
      const batch = "00000000-0000-4000-8000-000000000001";
      await add(db, sale({ starts_at: monday, batch }));
      await add(db, sale({ starts_at: monday, batch, product_id: "902" }));
      await add(db, sale({ starts_at: monday, price_cents: 18_000 }));
      await db.query("delete from public.price_plans where batch = $1", [batch]);
      expect([await price(db), await price(db, "902")]).toEqual([18_000, 20_000]);
      await db.query("delete from public.price_plans");
      expect(await price(db)).toBe(20_000);
    }));

  test("ends when its end is moved to now, and an ended one is not moved", () =>
    inShop(async (db) => {
      await add(db, sale({ starts_at: "2026-11-22T17:00:00Z" }));
      await db.query("update public.price_plans set ends_at = $1", [monday]);
      expect(await price(db)).toBe(20_000);
      await refused(
        db,
        () => db.query("update public.price_plans set ends_at = '2026-12-30T05:00:00Z'"),
        { code: "PT409" },
      );
    }));

  test("whose regular price is against a rule by then keeps its price and stops no other", () =>
    inShop(async (db) => {
      await add(db, sale({ starts_at: monday }));
      await add(db, sale({ starts_at: monday, product_id: "902" }));
      await db.query("update public.products set compare_at_cents = 19000 where id = '901'");
      await workAt(db, "2026-11-30T05:00:00Z");
      expect([await price(db), await price(db, "902")]).toEqual([15_000, 20_000]);
      expect(await ended(db)).toBe("over, refused");
    }));

  test.each([
    ["that has no end", { ends_at: null }, { constraint: "price_plans_kind_whole" }],
    [
      "over before it is made",
      { starts_at: "2026-11-20T05:00:00Z", ends_at: "2026-11-21T05:00:00Z" },
      { message: "Choose a future end.", detail: "until" },
    ],
    [
      "at the price of today",
      { price_cents: 20_000 },
      { message: expect.stringContaining("costs $200.00 already"), detail: "percent" },
    ],
    [
      "that began over a year ago",
      { starts_at: "2025-11-20T05:00:00Z" },
      { message: "Choose a start within the last year.", detail: "from" },
    ],
    ["of something unknown", { product_id: "777" }, { code: "PT404" }],
    ["of another kind", { kind: "raffle" }, { constraint: "price_plans_kind_whole" }],
  ])("%s is refused", (_, more, why) =>
    inShop((db) => refused(db, () => add(db, sale(more)), why)),
  );
});

describe("a falling price", () => {
  test("steps to its floor and stays there; history has each step, and what comes next is said if wanted", () =>
    inShop(async (db) => {
      await add(db, falling({ shows_next: true }));
      expect(await price(db)).toBe(20_000);
      expect(await shown(db)).toEqual({
        "901": { next_at: "2026-11-30T17:00:00+00:00", next_cents: 18_000 },
      });
      expect(await priceAt(db, "2026-11-30T16:59:59Z")).toBe(20_000);
      expect(await priceAt(db, "2026-11-30T17:00:00Z")).toBe(18_000);
      await db.query("update public.price_plans set shows_next = false");
      expect(await shown(db)).toEqual({});
      // Three weeks of pause are three steps.
      expect(await priceAt(db, "2026-12-21T17:00:10Z")).toBe(14_000);
      expect(await priceAt(db, "2027-06-01T17:00:00Z")).toBe(14_000);
      const { rows } = await db.query<{ after: unknown }>(
        "select after -> 'price_cents' as after from public.changes where table_name = 'products' order by id",
      );
      expect(rows.map(({ after }) => after)).toEqual([18_000, 16_200, 14_500, 14_000]);
    }));

  test.each(fallingCases)(
    "costs as shop/price-plans.ts says: $what",
    ({ plan, cents, steps, ...more }) =>
      inShop(async (db) => {
        await db.query("reset role");
        if ("costCents" in more)
          await db.query(
            "select private.set_notes('901', jsonb_build_object('cost_cents', $1::int))",
            [more.costCents],
          );
        const found: { at: string; cents: number }[] = [];
        for (let price: number = cents; found.length <= steps.length; ) {
          const row = {
            ...{ product_id: "901", kind: "falling", state: "running", starts_at: plan.startsAt },
            ...{
              step_percent: plan.percent,
              every_days: plan.everyDays,
              floor_cents: plan.floorCents,
            },
            ...{ may_go_below_cost: false, plan_cents: price, steps: found.length },
          };
          const { rows } = await db.query<{ at: Date | null; cents: number }>(
            `select private.next_plan_moment(plan) as at, private.next_planned_price(plan) as cents
           from jsonb_populate_record(null::public.price_plans, $1) as plan`,
            [JSON.stringify(row)],
          );
          const { at, cents: next } = rows[0]!;
          if (!at) break;
          found.push({ at: new Date(at).toISOString(), cents: next });
          price = next;
        }
        expect(found).toEqual(steps);
      }),
  );

  test("takes no step on a day on which it is held or a draft, and ends once it is sold", () =>
    inShop(async (db) => {
      await add(db, falling());
      await asOwner(db, () =>
        db.query(
          `insert into public.holds (product_id, showroom, name, phone, until, made_at)
           values ('901', 'east', 'Dana', '586 555 0117', '2026-11-30T18:00:00Z', '2026-11-24T18:00:00Z')`,
        ),
      );
      // Also where the day is looked at only when the hold is over.
      expect(await priceAt(db, "2026-11-30T19:00:00Z")).toBe(20_000);
      expect(await priceAt(db, "2026-12-07T17:00:00Z")).toBe(18_000);
      await db.query("update public.products set state = 'draft' where id = '901'");
      expect(await priceAt(db, "2026-12-14T17:00:00Z")).toBe(18_000);
      await db.query("update public.products set state = 'live' where id = '901'");
      await db.query(
        "select public.sell_product('901', 'east', 2), public.sell_product('901', 'west')",
      );
      expect(await priceAt(db, "2026-12-21T17:00:00Z")).toBe(18_000);
      expect(await ended(db)).toBe("sold");
    }));

  test("takes no step on a day on which it was held for whoever has bought it since", () =>
    inShop(async (db) => {
      await add(db, falling());
      const held = await one<string>(
        db,
        `insert into public.holds (product_id, showroom, name, phone, until)
         values ('901', 'east', 'Dana', '586 555 0117', '2026-12-03T18:00:00Z') returning id`,
      );
      // Sold while the store's worker was off.
      await asOwner(db, () => setClock(db, "2026-12-01T17:00:00Z"));
      await db.query("select public.sell_product('901', 'east', hold => $1)", [held]);
      expect(await priceAt(db, "2026-12-02T17:00:00Z")).toBe(20_000);
      expect(await priceAt(db, "2026-12-07T17:00:00Z")).toBe(18_000);
    }));

  test("that has come down to a sale's price ends what pages say of the sale", () =>
    inShop(async (db) => {
      await add(db, falling({ ends_at: "2026-12-08T17:00:00Z" }));
      const ends_at = "2026-12-10T17:00:00Z";
      await add(db, sale({ starts_at: "2026-12-05T17:00:00Z", ends_at, price_cents: 16_200 }));
      expect(await priceAt(db, "2026-12-06T17:00:00Z")).toBe(16_200);
      expect(await shown(db)).toEqual({ "901": { ends_at: "2026-12-10T17:00:00+00:00" } });
      expect(await priceAt(db, "2026-12-09T17:00:00Z")).toBe(16_200);
      expect(await shown(db)).toEqual({});
      expect(await priceAt(db, "2026-12-11T17:00:00Z")).toBe(16_200);
    }));

  test("goes below cost only where that was said", () =>
    inShop(async (db) => {
      const cost = (cents: number) =>
        asOwner(db, () =>
          db.query("select private.set_notes('901', jsonb_build_object('cost_cents', $1::int))", [
            cents,
          ]),
        );
      await cost(15_000);
      await refused(db, () => add(db, falling()), {
        code: "PT422",
        hint: "confirmed",
        detail: "percent",
      });
      await refused(db, () => add(db, sale({ price_cents: 14_999 })), { hint: "confirmed" });
      await add(db, falling({ floor_cents: 15_000 }));
      // It has become dearer since: the price neither falls below that nor goes up.
      await cost(17_000);
      expect(await priceAt(db, "2026-12-21T17:00:00Z")).toBe(17_000);
      await db.query("delete from public.price_plans");
      await add(db, falling({ may_go_below_cost: true }));
      expect(await priceAt(db, "2027-01-31T17:00:00Z")).toBe(14_000);
    }));

  test("keeps its price when it ends, also under a sale; taken back, the regular price holds", () =>
    inShop(async (db) => {
      await add(db, falling({ ends_at: "2026-12-08T17:00:00Z" }));
      await add(db, sale({ starts_at: "2026-12-05T17:00:00Z", ends_at: "2026-12-10T17:00:00Z" }));
      expect(await priceAt(db, "2026-12-09T17:00:00Z")).toBe(15_000);
      expect(await priceAt(db, "2026-12-10T17:00:00Z")).toBe(16_200);
      await add(db, falling({ product_id: "902" }));
      expect(await workAt(db, "2026-12-11T17:00:00Z")).toBe(0);
      expect(await price(db, "902")).toBe(16_200);
      await db.query("delete from public.price_plans");
      expect([await price(db), await price(db, "902")]).toEqual([16_200, 20_000]);
    }));
});

describe("a price that a person sets", () => {
  test("ends the plans that run, and leaves those to come", () =>
    inShop(async (db) => {
      await add(db, sale({ starts_at: monday }));
      await add(db, sale({ starts_at: "2026-12-01T05:00:00Z", ends_at: "2026-12-02T05:00:00Z" }));
      await db.query("update public.products set price_cents = 17000 where id = '901'");
      expect(await ended(db)).toBe("changed by hand");
      expect(await priceAt(db, "2026-11-30T05:00:00Z")).toBe(17_000);
      expect(await priceAt(db, "2026-12-01T05:00:00Z")).toBe(15_000);
      expect(await priceAt(db, "2026-12-02T05:00:00Z")).toBe(17_000);
    }));

  test("by putting a step back, too", () =>
    inShop(async (db) => {
      await add(db, falling());
      await workAt(db, "2026-11-30T17:00:00Z");
      const step = await one(
        db,
        "select max(id) from public.changes where table_name = 'products'",
      );
      await db.query("select public.put_back(array[$1::bigint])", [step]);
      expect([await price(db), await ended(db)]).toEqual([20_000, "changed by hand"]);
    }));

  test("of which nothing but the words is changed ends none", () =>
    inShop(async (db) => {
      await add(db, sale({ starts_at: monday }));
      await db.query(
        "update public.products set title = 'Ash Bench', price_cents = 15000 where id = '901'",
      );
      expect(await ended(db)).toBeNull();
    }));
});
