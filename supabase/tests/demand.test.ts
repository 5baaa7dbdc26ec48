/** Visits in totals: off until the owner says so, nobody's, within bounds, and read by admins alone. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "#server/database/database.ts";
import { become, openWorld, people, type World } from "./people.ts";
import { setClock, shopSql } from "./product-samples.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Monday, November 23, 2026, 2 PM in Detroit. */
const monday = "2026-11-23T19:00:00Z";

const rows = async <Row = Record<string, unknown>>(db: Transaction, sql: string) =>
  (await db.query<Row>(sql)).rows;

const shopRow = `insert into public.shop (name, description, phone, email, shop_online_url, payment_provider,
  free_delivery_from_cents, delivery_fee_cents, hold_rule) values ('Example Home', 'Closeouts', '(586) 555-0100',
  'hello@example.com', '', 'SamplePay', 100000, 9900, 'Until closing.');`;

/** A shop that counts visits; the work is done with every right. */
const inShop = (work: (db: Transaction) => Promise<void>) =>
  world.asOwner(async (db) => {
    await db.exec(`${shopSql} ${shopRow} update public.shop set counts_demand = true;`);
    await setClock(db, monday);
    await work(db);
  });

/** Says something as a stranger with these headers; answers how it was refused, if it was. */
async function asStranger(db: Transaction, sql: string, headers: object = {}) {
  await db.exec("savepoint before");
  await db.query("select set_config('request.headers', $1, true)", [JSON.stringify(headers)]);
  await db.query("select set_config('request.jwt.claims', '{\"role\": \"anon\"}', true)");
  await db.query("set local role anon");
  const error = await db.query(sql).then(
    () => undefined,
    (thrown: Error & { code: string }) => thrown,
  );
  if (error) await db.exec("rollback to before");
  await db.query("reset role");
  await db.query("select set_config('request.jwt.claims', '', true)");
  return error && `${error.code} ${error.message}`;
}

const count = (db: Transaction, seen: unknown, searches: unknown = [], headers = {}) =>
  asStranger(
    db,
    `select public.count_demand('${JSON.stringify(seen)}', '${JSON.stringify(searches).replaceAll("'", "''")}')`,
    headers,
  );

const counts = async (db: Transaction) =>
  (
    await rows<{ line: string }>(
      db,
      "select concat_ws(' ', product_id, day, kind, count) as line from private.demand_counts order by 1",
    )
  ).map(({ line }) => line);

const terms = async (db: Transaction) =>
  (
    await rows<{ line: string }>(
      db,
      "select concat_ws(' ', count, term) as line from private.empty_searches order by term",
    )
  ).map(({ line }) => line);

interface Read {
  is_on: boolean;
  products: Record<string, Record<string, [number, number]>>;
  searches: { term: string; count: number }[];
  bent: { product_id: string; day: string; kind: string; count: number; usual: number }[];
}

async function read(db: Transaction): Promise<Read> {
  await become(db, people.admin);
  const [row] = await rows<{ found: Read }>(db, "select public.read_demand() as found");
  await db.query("select set_config('request.jwt.claims', '', true)");
  return row!.found;
}

describe("who", () => {
  test("a shop counts nothing until its owner turns it on", () =>
    world.asOwner(async (db) => {
      await db.exec(`${shopSql} ${shopRow}`);
      expect(await count(db, { "oak-bench": ["view"] }, ["futon"])).toMatch(
        /^PT403 .*count visits/,
      );
      expect([...(await counts(db)), ...(await terms(db))]).toEqual([]);
      await db.exec("update public.shop set counts_demand = true");
      expect(await count(db, { "oak-bench": ["view"] })).toBeUndefined();
      expect(await counts(db)).toHaveLength(1);
      await db.exec("update public.shop set counts_demand = false");
      expect(await count(db, { "oak-bench": ["view"] })).toMatch(/^PT403/);
    }));

  test.each([{ "sec-gpc": "1" }, { dnt: "1" }])(
    "whoever asks not to be is not counted: %o",
    (header) =>
      inShop(async (db) => {
        expect(await count(db, { "oak-bench": ["view"] }, [], header)).toMatch(/^PT403 .*asks not/);
        expect(await counts(db)).toEqual([]);
        expect(await count(db, { "oak-bench": ["view"] }, [], { dnt: "0" })).toBeUndefined();
      }),
  );

  test("nobody who is signed in counts, and no stranger or shopper reads", async () => {
    const closed = [
      "select * from private.demand_counts",
      "select * from private.empty_searches",
      "insert into private.demand_counts values ('901', '2026-11-23', 'view', 5)",
    ];
    const refused = async (db: Transaction, sql: string) => {
      await db.exec("savepoint before");
      await expect(db.query(sql)).rejects.toMatchObject({ code: "42501" });
      await db.exec("rollback to before");
    };
    await world.asStranger(async (db) => {
      for (const sql of [...closed, "select public.read_demand()"]) await refused(db, sql);
    });
    await world.asShopper(async (db) => {
      for (const sql of [...closed, "select public.read_demand()", "select public.count_demand()"])
        await refused(db, sql);
    });
    await world.asAdmin(async (db) => {
      for (const sql of [...closed, "select public.count_demand()"]) await refused(db, sql);
      expect(await rows(db, "select public.read_demand() as found")).toHaveLength(1);
    });
  });

  test("an admin limited to the sales floor neither reads nor turns it on", () =>
    inShop(async (db) => {
      await db.query("update public.user_roles set limited_to_sales = true where user_id = $1", [
        people.otherAdmin,
      ]);
      await become(db, people.otherAdmin);
      await expect(db.query("select public.read_demand()")).rejects.toMatchObject({
        hint: "limited_to_sales",
      });
    }));

  test("an admin and the owner turn it on and off, no one else does", () =>
    inShop(async (db) => {
      const turnOff = "update public.shop set counts_demand = false returning 1";
      const shouldTurn = async (id: string, count: number) => {
        await db.exec("savepoint before");
        await become(db, id);
        await db.exec("set local role authenticated");
        expect(await rows(db, turnOff)).toHaveLength(count);
        await db.exec("rollback to before");
      };
      await shouldTurn(people.admin, 1);
      await shouldTurn(people.otherAdmin, 1);
      await shouldTurn(people.shopper, 0);
      await db.query("update public.user_roles set limited_to_sales = true where user_id = $1", [
        people.otherAdmin,
      ]);
      await shouldTurn(people.otherAdmin, 0);
      expect(await asStranger(db, turnOff)).toMatch(/^42501/);
    }));
});

describe("what", () => {
  test("each kind counts once a message, by Detroit's day, for products that are for sale", () =>
    inShop(async (db) => {
      await db.exec("update public.products set state = 'draft' where id = '902'");
      await count(db, {
        "oak-bench": ["view", "view", "call", "buy", 7, null],
        "brass-lamp": ["view"],
        unknown: ["view"],
      });
      // 11:30 PM of the same day in Detroit, and half past midnight.
      await setClock(db, "2026-11-24T04:30:00Z");
      await count(db, { "oak-bench": ["view", "save", "compare", "text", "directions"] });
      await setClock(db, "2026-11-24T05:30:00Z");
      await count(db, { "oak-bench": ["view"] });
      expect(await counts(db)).toEqual([
        ...["call 1", "compare 1", "directions 1", "save 1", "text 1", "view 2"].map(
          (of) => `901 2026-11-23 ${of}`,
        ),
        "901 2026-11-24 view 1",
      ]);
    }));

  test.each([
    ["no object", [["view"]], []],
    ["no list of searches", {}, { futon: 1 }],
    ["nothing", null, []],
    ["too much", { "oak-bench": [..."x".repeat(2_000)] }, []],
  ])("%s is refused", (_, seen, searches) =>
    inShop(async (db) => {
      expect(await count(db, seen, searches)).toMatch(/^PT422/);
      expect(await counts(db)).toEqual([]);
    }),
  );

  test("what has another form than a visit's counts nothing", () =>
    inShop(async (db) => {
      expect(await count(db, { "oak-bench": { view: 9 }, "brass-lamp": "view" })).toBeUndefined();
      expect(await counts(db)).toEqual([]);
    }));

  test("a message counts for 20 products at most", () =>
    inShop(async (db) => {
      await db.exec(`insert into public.products (id, slug, list, state, type, title, price_cents, compare_at_cents,
          style, colors, pieces)
        select 'n' || n, 'bench-' || n, 'bedroom', 'live', 'bench', 'Bench ' || n, 20000, 50000, 'modern', '{gray}',
          '[{"name": "Bench", "count": 1, "widthIn": 48, "depthIn": 16, "heightIn": 18}]'
        from generate_series(1, 25) as n`);
      const seen = Object.fromEntries(
        Array.from({ length: 25 }, (_, n) => [`bench-${n + 1}`, ["view"]]),
      );
      await count(db, seen);
      expect(await counts(db)).toHaveLength(20);
    }));

  test("searches are kept in small letters, and none that may name a person", () =>
    inShop(async (db) => {
      await count(db, {}, ["  Murphy   BED ", "queen 60 x 80", "mother's day", "sofá cama"]);
      await count(db, {}, [
        "murphy bed",
        "586 555 0117",
        "48083",
        "ann@example.com",
        "12 Oak Street",
      ]);
      await count(db, {}, ["58 65 55 01 17", "example.com", "ab", "60 80", "x".repeat(41)]);
      await count(db, {}, ["<b>bed</b>", { a: 1 }, "7 north main st apt", "https://a", "a\nb c"]);
      expect(await terms(db)).toEqual(
        ["1 a b c", "2 murphy bed", "1 mother's day", "1 queen 60 x 80", "1 sofá cama"].toSorted(
          (a, b) => (a.slice(2) < b.slice(2) ? -1 : 1),
        ),
      );
      await count(db, {}, ["bed a", "bed b", "bed c", "bed d", "bed e", "bed f"]);
      expect((await terms(db)).filter((line) => / bed \w$/.test(line))).toHaveLength(5);
    }));

  test("a day keeps 200 different searches, and counts those on", () =>
    inShop(async (db) => {
      await db.exec(`insert into private.empty_searches (term, day, count)
        select 'chair ' || chr(97 + n % 26) || chr(97 + n / 26), '2026-11-23', 1 from generate_series(0, 199) as n`);
      await count(db, {}, ["chair aa", "futon"]);
      const kept = await terms(db);
      expect(kept).toHaveLength(200);
      expect(kept).toContain("2 chair aa");
    }));

  test("300 messages a minute are counted, from everybody together", () =>
    inShop(async (db) => {
      await db.exec(`insert into private.demand_pace (minute, messages) values ('${monday}', 299)`);
      expect(await count(db, { "oak-bench": ["view"] })).toBeUndefined();
      expect(await count(db, { "oak-bench": ["view"] })).toMatch(/^PT429/);
      expect(await counts(db)).toEqual(["901 2026-11-23 view 1"]);
      await setClock(db, "2026-11-23T19:01:00Z");
      expect(await count(db, { "oak-bench": ["view"] })).toBeUndefined();
    }));
});

describe("what is shown", () => {
  const days = (db: Transaction, id: string, kind: string, ...of: [day: string, count: number][]) =>
    db.exec(
      of
        .map(
          ([day, count]) =>
            `insert into private.demand_counts values ('${id}', '${day}', '${kind}', ${count});`,
        )
        .join(""),
    );

  test("the last 7 and 28 days, with leads, holds, texts and sales, whether or not visits are counted", () =>
    inShop(async (db) => {
      await days(db, "901", "view", ["2026-11-23", 1], ["2026-11-17", 2], ["2026-11-16", 4]);
      await days(db, "901", "view", ["2026-10-27", 8], ["2026-10-26", 16]);
      await db.exec(`insert into public.financing_leads (id, first_name, last_name, phone, financing_option, piece, created_at)
          values ('00000000-0000-4000-8000-000000000001', 'Ann', 'Lee', '(586) 555-0129', 'Bridgewater Credit', 'oak-bench', '2026-11-20T15:00Z');
        insert into public.holds (product_id, showroom, name, phone, until, made_at)
          values ('901', 'east', 'Luis', '248 555 0164', '2026-11-24T15:00Z', '2026-11-10T15:00Z');
        insert into public.financing_leads (first_name, last_name, phone, financing_option, piece, created_at, suspected_junk)
          values ('Ann', 'Lee', '(586) 555-0129', 'Bridgewater Credit', 'oak-bench', '2026-11-20T15:00Z', 'address');
        insert into public.hold_requests (product_id, showroom, name, phone, created_at)
          values ('901', 'east', 'Bo Diaz', '(248) 555-0164', '2026-11-22T15:00Z');
        insert into public.hold_requests (product_id, showroom, name, phone, created_at, hold_id)
          select '901', 'east', 'Luis Diaz', '(248) 555-0165', '2026-11-22T15:00Z', id from public.holds;
        insert into public.sales (product_id, showroom, quantity, price_cents, sold_at)
          values ('901', 'west', 2, 19900, '2026-11-21T15:00Z');
        update public.shop set counts_demand = false;`);
      expect(await read(db)).toMatchObject({
        is_on: false,
        products: {
          "901": { view: [3, 15], lead: [1, 1], hold: [1, 2], sale: [2, 2] },
        },
      });
    }));

  test("a search is shown from the second time on", () =>
    inShop(async (db) => {
      await count(db, {}, ["futon", "waterbed"]);
      await count(db, {}, ["futon"]);
      expect((await read(db)).searches).toEqual([{ term: "futon", count: 2 }]);
    }));

  test("what is far out of proportion looks bent, and a good day does not", () =>
    inShop(async (db) => {
      await days(db, "901", "view", ["2026-11-22", 49], ["2026-11-23", 50]);
      await days(db, "902", "view", ["2026-11-10", 280], ["2026-11-23", 99]);
      // Those before make 901's day of 50 ten times an average one; 902 has had 10 a day.
      const bent = (await read(db)).bent.map(
        ({ product_id, day, count }) => `${product_id} ${day} ${count}`,
      );
      expect(bent).not.toContain("901 2026-11-22 49");
      expect(bent).not.toContain("902 2026-11-23 99");
      await db.exec(
        "update private.demand_counts set count = 120 where product_id = '902' and day = '2026-11-23'",
      );
      expect((await read(db)).bent).toContainEqual(
        expect.objectContaining({ product_id: "902", count: 120, usual: 10 }),
      );
    }));

  test("twenty calls and more of them than views look bent", () =>
    inShop(async (db) => {
      await days(db, "901", "view", ["2026-11-23", 20]);
      await days(db, "901", "call", ["2026-11-23", 20], ["2026-11-22", 19]);
      expect((await read(db)).bent).toEqual([]);
      await db.exec(
        "update private.demand_counts set count = 21 where kind = 'call' and day = '2026-11-23'",
      );
      expect((await read(db)).bent).toMatchObject([{ kind: "call", count: 21 }]);
    }));
});

test("counts are forgotten after 400 days, searches after 90, with the addresses", () =>
  inShop(async (db) => {
    await db.exec(`insert into private.demand_counts values
        ('901', date '2026-11-23' - 400, 'view', 1), ('901', date '2026-11-23' - 401, 'view', 1);
      insert into private.empty_searches (day, term, count) values
        (date '2026-11-23' - 90, 'futon', 1), (date '2026-11-23' - 91, 'futon', 1)`);
    await db.exec("select private.forget_addresses()");
    expect(await counts(db)).toEqual(["901 2025-10-19 view 1"]);
    expect(await rows(db, "select day::text as day from private.empty_searches")).toEqual([
      { day: "2026-08-25" },
    ]);
  }));
