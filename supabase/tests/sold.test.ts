/** Sales of every kind, and that each place that counts them counts the same. */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CountedGroup, Grouping } from "#app/admin/leads/overview/weeks.ts";
import {
  type AskedSales,
  type FoundSales,
  groupings,
  type SalesGrouping,
} from "#app/admin/sales/sales.ts";
import type { Letter } from "#server/messages/mail/templates.ts";
import type { Mail } from "#server/messages/mail/transport.ts";
import { queueWeekMail } from "#server/messages/mail/week-mail.ts";
import type { Transaction } from "../../server/database/database.ts";
import { become, lead, openWorld, people, type World } from "./people.ts";
import { shopSql } from "./product-samples.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const value = async <Value>(db: Transaction, query: string, values: unknown[] = []) =>
  Object.values((await db.query<Record<string, Value>>(query, values)).rows[0]!)[0]!;

const act = (db: Transaction, name: string, args: Record<string, unknown>) =>
  value<{ sale: string }>(
    db,
    `select public.${name}(${Object.keys(args).map((arg, at) => `${arg} => $${at + 1}`)})`,
    Object.values(args),
  );
const sell = async (db: Transaction, args: Record<string, unknown>) =>
  (await act(db, "sell_product", args)).sale;

const read = (db: Transaction, asked: AskedSales = {}) =>
  value<FoundSales>(db, "select public.read_sales($1)", [asked]);
const sums = async (db: Transaction, asked: AskedSales = {}) => (await read(db, asked)).groups[0]!;

const asStaff = async (db: Transaction, who: string, work: () => Promise<unknown>) => {
  await become(db, who, { email: "staff@example.com" });
  await db.query("set local role authenticated");
  await work();
  await db.query("reset role");
};

/** The shop of the samples; two benches cost $80 each, and the lamp's cost is not known. */
const inShop = (work: (db: Transaction) => Promise<unknown>) =>
  world.asOwner(async (db) => {
    await db.exec(shopSql);
    await db.exec(`
      insert into public.shop (name, description, phone, email, shop_online_url, payment_provider,
          free_delivery_from_cents, delivery_fee_cents, hold_rule)
        values ('Home', 'Closeouts', '(586) 555-0100', 'a@example.com', '', 'Pay', 1, 1, 'Until six.');
      insert into public.product_notes (product_id, cost_cents) values ('901', 8000);
      update public.products set added_on = '2026-10-09';
      update public.stock set on_hand = 20 where product_id = '901';
      update public.packages set stock_east = 2;`);
    await asStaff(db, people.admin, () => work(db));
  });

/** One sale of each kind. Net: 7 items for $1,879, of which five benches for $870 have a known cost. */
async function sellEveryKind(db: Transaction) {
  await sell(db, { product: "901", showroom: "east", price_cents: 15_000, lead: lead.id });
  await sell(db, { product: "901", showroom: "west", quantity: 2, price_cents: 19_500 });
  await act(db, "sell_package", { package: "package-9", showroom: "east", price_cents: 90_000 });
  await sell(db, {
    ...{ product: "902", showroom: "east", price_cents: 10_900 },
    ...{ package: "package-9", lead: lead.id },
  });
  const undone = await sell(db, { product: "901", showroom: "east" });
  await act(db, "undo_sale", { sale: undone });
  const corrected = await sell(db, { product: "901", showroom: "east", quantity: 3 });
  await act(db, "correct_sale", { sale: corrected, quantity: 2, price_cents: 14_000 });
  const returned = await sell(db, { product: "901", showroom: "west", price_cents: 20_000 });
  await act(db, "return_sale", { sale: returned, refund_cents: 15_000 });
  await db.query("reset role");
  await db.query("update public.sales set sold_at = '2026-11-18T17:00:00Z'");
  await db.query("set local role authenticated");
}
const net = { items: 7, revenue: 15_000 + 39_000 + 90_000 + 10_900 + 28_000 + 20_000 - 15_000 };

test("sales of every kind are the same number in every place", () =>
  inShop(async (db) => {
    await sellEveryKind(db);
    const all = await sums(db);
    expect(all).toMatchObject({ ...net, sales: 6, without_cost: 2, days: 40 });
    expect(all).toMatchObject({ cost: 5 * 8_000, margin: 87_000 - 5 * 8_000 });
    expect(all.tax).toBe(900 + 2_340 + 5_400 + 654 + 1_680 + 1_200 - 900);

    // The page's groups, and its lines one by one.
    for (const by of Object.keys(groupings) as SalesGrouping[]) {
      const { groups, lines, count } = await read(db, { by });
      expect(groups[0]).toEqual(all);
      const parts = groups.slice(1);
      expect(parts.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(net.revenue);
      expect(parts.reduce((sum, { items }) => sum + items, 0)).toBe(net.items);
      expect(lines).toHaveLength(count);
      expect(lines.reduce((sum, { revenue_cents }) => sum + revenue_cents, 0)).toBe(net.revenue);
    }
    // Today.
    const day = "2026-11-18";
    const { groups } = await read(db, { from: day, to: day, by: "day", most: 0 });
    expect(groups).toMatchObject([
      { key: null, ...net },
      { key: day, ...net },
    ]);

    // Weeks, by whom it is grouped, and the leads that bought.
    const week = async (grouping: Grouping) =>
      value<CountedGroup[]>(
        db,
        "select public.read_week($1, '2026-11-16T05:00:00Z', '2026-11-23T05:00:00Z')",
        [grouping],
      );
    for (const grouping of ["showroom", "person", "lender"] as const) {
      const counted = await week(grouping);
      const page = (await read(db, { by: grouping })).groups;
      for (const { key, items, revenue } of page) {
        expect(counted.find((one) => one.key === key)).toMatchObject({ sold: items, revenue });
      }
    }
    expect((await read(db, { by: "lender" })).groups).toMatchObject([
      {},
      { key: "none", revenue: net.revenue - 25_900 },
      { key: lead.financing_option, revenue: 25_900 },
    ]);
    expect(await value(db, `select public.count_leads('{"sold": true}') -> 'statuses'`)).toEqual({
      converted: 1,
    });

    // The mail of the Monday after.
    await db.query("reset role");
    await db.query("update private.settings set monday_mail = true");
    await db.query("delete from private.week_mails");
    const mails: Mail[] = [];
    const queue = async (_: Transaction, letter: Letter) => void mails.push(letter("The shop"));
    await queueWeekMail(
      db,
      { queue },
      "https://shop.example.com",
      new Date("2026-11-23T12:00:00Z"),
    );
    expect(mails[0]?.text).toMatch(/All: .*\$1,879 sold/);
    expect(mails[0]?.text).toMatch(/East: .*\$1,439 sold/);
  }));

test("each number is defined once, and the table of them says how", () =>
  world.asOwner(async (db) => {
    const { rows } = await db.query<{ name: string; is: string }>(
      `select attname as name, col_description(attrelid, attnum) as is from pg_attribute
       where attrelid = 'public.sold'::regclass and col_description(attrelid, attnum) <> '' order by attnum`,
    );
    const lines = [
      "# Numbers of sales",
      "Made from the comments on `public.sold`. Today, Weeks, Monday's mail, `/admin/sales`, its groups and `sales.csv` sum these columns: supabase/tests/sold.test.ts finds them equal for sales of every kind.",
      [
        "| column | is |",
        "| --- | --- |",
        ...rows.map(({ name, is }) => `| ${name} | ${is} |`),
      ].join("\n"),
    ];
    await expect(`${lines.join("\n\n")}\n`).toMatchFileSnapshot("../numbers.md");
  }));

describe("a line", () => {
  test("of a return is of the day on which it came back, and the sale stays on its own", () =>
    inShop(async (db) => {
      const sale = await sell(db, { product: "902", showroom: "east" });
      await db.query("reset role");
      await db.query("update public.sales set sold_at = '2026-11-20T04:30:00Z'");
      await db.query("set local role authenticated");
      await act(db, "return_sale", { sale });
      expect(await read(db, { to: "2026-11-19", by: "day" })).toMatchObject({
        groups: [{ revenue: 20_000 }, { key: "2026-11-19", revenue: 20_000 }],
        lines: [{ id: sale, day: "2026-11-19" }],
      });
      expect(await read(db, { from: "2026-11-20" })).toMatchObject({
        groups: [{ revenue: -20_000, sales: 0, items: -1, days: null }, {}],
        lines: [{ return_of: sale, quantity: -1, margin_cents: null }],
      });
      // The newest stands first, on each page.
      expect((await read(db)).lines.map(({ return_of }) => return_of)).toEqual([sale, null]);
      expect(await read(db, { most: 1, skip: 1 })).toMatchObject({
        count: 2,
        lines: [{ id: sale }],
      });
      // The last one is for sale again, until the return is taken back.
      const lamp =
        "select state || ' ' || (select sum(on_hand) from public.stock where product_id = '902') from public.products where id = '902'";
      expect(await value(db, lamp)).toBe("live 1");
      await db.query("savepoint before");
      await expect(act(db, "undo_sale", { sale })).rejects.toMatchObject({ code: "PT409" });
      await db.query("rollback to before");
      const back = (await read(db, { kind: "return" })).lines[0]!.id;
      await act(db, "undo_sale", { sale: back });
      expect(await value(db, lamp)).toBe("sold 0");
      expect((await sums(db)).revenue).toBe(20_000);
    }));

  test("keeps the tax of its day", () =>
    inShop(async (db) => {
      const sale = await sell(db, { product: "901", showroom: "east", price_cents: 19_999 });
      await db.query("update public.shop set sales_tax_percent = 7.25");
      await act(db, "return_sale", { sale });
      await sell(db, { product: "901", showroom: "east", price_cents: 19_999 });
      const { lines } = await read(db);
      expect(lines.map(({ tax_cents }) => tax_cents).toSorted()).toEqual([-1_200, 1_200, 1_450]);
    }));

  test("is corrected with the count, and put back from the history", () =>
    inShop(async (db) => {
      const sale = await sell(db, { product: "902", showroom: "east" });
      await db.query("reset role");
      await db.query("update public.stock set on_hand = 3 where product_id = '902'");
      await db.query("set local role authenticated");
      await act(db, "correct_sale", {
        sale,
        quantity: 4,
        price_cents: 15_000,
        note: " Two lamps ",
      });
      const lamp =
        "select on_hand || ' ' || state from public.stock join public.products on id = product_id where id = '902'";
      expect(await value(db, lamp)).toBe("0 sold");
      expect((await read(db)).lines).toMatchObject([{ quantity: 4, note: "Two lamps" }]);
      const change = await value(
        db,
        "select id from public.changes where table_name = 'sales' and action = 'changed'",
      );
      await db.query("select public.put_back($1)", [[change]]);
      expect(await value(db, lamp)).toBe("3 live");
      expect(await sums(db)).toMatchObject({ items: 1, revenue: 20_000 });
    }));

  test("of a package takes one off the package's count, and gives it back", () =>
    inShop(async (db) => {
      const count = "select stock_east from public.packages where id = 'package-9'";
      const { sale } = await act(db, "sell_package", { package: "package-9", showroom: "east" });
      expect(await value(db, count)).toBe(1);
      expect((await read(db, { list: "package" })).lines).toMatchObject([
        { title: "Den", price_cents: 99_900, product_id: null, days_standing: null },
      ]);
      await act(db, "undo_sale", { sale });
      expect(await value(db, count)).toBe(2);
      await db.query("savepoint before");
      await expect(
        act(db, "sell_package", { package: "package-9", showroom: "west" }),
      ).rejects.toMatchObject({ message: "“Den”: There are none left at West." });
      await db.query("rollback to before");
    }));
});

test("products of one name are two groups, and a package is one by its name", () =>
  inShop(async (db) => {
    await db.query("reset role");
    await db.query("update public.products set title = 'Oak Bench' where id in ('901', '902')");
    await db.query("set local role authenticated");
    await sell(db, { product: "901", showroom: "east", price_cents: 15_000 });
    await sell(db, { product: "902", showroom: "east", price_cents: 10_000 });
    await act(db, "sell_package", { package: "package-9", showroom: "east", price_cents: 90_000 });
    const { groups } = await read(db, { by: "product" });
    expect(groups.map(({ key, title, revenue }) => [key, title, revenue])).toEqual([
      [null, null, 115_000],
      ["Den", "Den", 90_000],
      ["#901", "Oak Bench", 15_000],
      ["#902", "Oak Bench", 10_000],
    ]);
    expect((await read(db, { product: "902" })).lines).toMatchObject([{ product_id: "902" }]);
  }));

test("a lot is even since the day on which it had brought what was paid, and is not before a return", () =>
  inShop(async (db) => {
    await db.query("reset role");
    await db.exec(`
      insert into public.lots (id, supplier, arrived_on, paid_cents)
        values ('00000000-0000-0000-0000-00000000000a', 'Coastal', '2026-10-09', 30000);
      update public.products set lot_id = '00000000-0000-0000-0000-00000000000a' where id = '901';`);
    await db.query("set local role authenticated");
    const [lot] = await value<object[]>(db, "select public.read_lots()");
    expect(lot).toMatchObject({ revenue: 0, items: 0, left: 40, left_value: 800_000, days: null });
    const at = async (moment: string, quantity: number, id: string) => {
      await sell(db, { product: "901", showroom: "east", quantity, sale: id });
      await db.query("reset role");
      await db.query("update public.sales set sold_at = $1 where id = $2", [moment, id]);
      await db.query("set local role authenticated");
    };
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    await at("2026-11-10T17:00:00Z", 1, first);
    await at("2026-11-13T04:00:00Z", 1, second);
    const even = { paid: 30_000, items: 2, revenue: 40_000, left: 38, days: 33 };
    expect(await value(db, "select public.read_lots()")).toMatchObject([
      { ...even, even_since: "2026-11-12" },
    ]);
    await act(db, "return_sale", { sale: second });
    expect(await value(db, "select public.read_lots()")).toMatchObject([
      { revenue: 20_000, left: 39, even_since: null },
    ]);
    await at("2026-11-20T17:00:00Z", 1, third);
    const back = "update public.sales set sold_at = '2026-11-15T17:00:00Z' where return_of = $1";
    await db.query("reset role");
    await db.query(back, [second]);
    await db.query("set local role authenticated");
    expect(await value(db, "select public.read_lots()")).toMatchObject([
      { revenue: 40_000, even_since: "2026-11-20" },
    ]);
  }));

test.each([
  ["correct_sale", { quantity: 0 }],
  ["correct_sale", { quantity: 30 }],
  ["correct_sale", { price_cents: 0 }],
  ["return_sale", { quantity: 2 }],
  ["return_sale", { refund_cents: 20_001 }],
])("%s refuses %j", (name, args) =>
  inShop(async (db) => {
    const sale = await sell(db, { product: "901", showroom: "east" });
    await db.query("savepoint before");
    await expect(act(db, name, { sale, ...args })).rejects.toThrow();
    await db.query("rollback to before");
  }),
);

test("staff of the sales floor read sales without what they cost, and change their own alone", () =>
  inShop(async (db) => {
    const theirs = await sell(db, { product: "901", showroom: "east" });
    await db.query("reset role");
    await db.query("update public.user_roles set limited_to_sales = true where user_id = $1", [
      people.otherAdmin,
    ]);
    await asStaff(db, people.otherAdmin, async () => {
      const own = await sell(db, { product: "901", showroom: "east" });
      expect(await sums(db)).toMatchObject({ items: 2, revenue: 40_000, cost: null, margin: null });
      await act(db, "correct_sale", { sale: own, price_cents: 19_000 });
      await act(db, "return_sale", { sale: own });
      for (const name of ["correct_sale", "return_sale", "undo_sale"]) {
        await db.query("savepoint before");
        await expect(act(db, name, { sale: theirs })).rejects.toMatchObject({ code: "42501" });
        await db.query("rollback to before");
      }
      const tax = "update public.shop set sales_tax_percent = 5 returning name";
      expect((await db.query(tax)).rows).toEqual([]);
    });
  }));

test("strangers and shoppers read and change no sale", async () => {
  for (const as of [world.asStranger, world.asShopper]) {
    await as(async (db) => {
      await db.query("savepoint before");
      for (const query of [
        "select public.read_sales('{}')",
        "select public.sell_package('package-9', 'east')",
        "select public.correct_sale(gen_random_uuid())",
        "select public.return_sale(gen_random_uuid())",
      ]) {
        await expect(db.query(query)).rejects.toMatchObject({ code: "42501" });
        await db.query("rollback to before");
      }
    });
  }
  await world.asShopper(async (db) => {
    expect((await db.query("select * from public.sold")).rows).toEqual([]);
  });
});
