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
  drawing: string[];
  searches: { term: string; count: number }[];
  bent: { product_id: string; day: string; kind: string; count: number; usual: number }[];
}

async function read(db: Transaction): Promise<Read> {
  await become(db, people.admin);
  const [row] = await rows<{ found: Read }>(db, "select public.read_demand() as found");
  await db.query("select set_config('request.jwt.claims', '', true)");
  return row!.found;
}

test("a day is one by the shop's own clock", () =>
  inShop(async (db) => {
    await db.exec("update private.settings set time_zone = 'Asia/Tokyo'");
    await count(db, { "oak-bench": ["view"] }, ["futon"]);
    expect(await counts(db)).toEqual(["901 2026-11-24 view 1"]);
    await count(db, {}, ["futon"]);
    expect(await read(db)).toMatchObject({
      products: { 901: { view: [1, 1] } },
      searches: [{ term: "futon", count: 2 }],
    });
  }));

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

  test("a message of 4,096 letters, products and searches together, is heard, and no longer one", () =>
    inShop(async (db) => {
      // With the signs around them: {} and [""].
      expect(await count(db, {}, ["x".repeat(4_090)])).toBeUndefined();
      expect(await count(db, {}, ["x".repeat(4_091)])).toMatch(/^PT422/);
      expect(await count(db, { ["x".repeat(2_500)]: [] }, ["x".repeat(2_500)])).toMatch(/^PT422/);
    }));

  test("a count ends at 100,000", () =>
    inShop(async (db) => {
      await db.exec(`insert into private.demand_counts values ('901', '2026-11-23', 'view', 99999);
        insert into private.empty_searches (term, day, count) values ('futon', '2026-11-23', 99999)`);
      for (let time = 0; time < 2; time += 1)
        expect(await count(db, { "oak-bench": ["view"] }, ["futon"])).toBeUndefined();
      expect(await counts(db)).toEqual(["901 2026-11-23 view 100000"]);
      expect(await terms(db)).toEqual(["100000 futon"]);
    }));

  test.each([
    "demand_counts values ('901', '2026-11-23', 'buy', 1)",
    "demand_counts values ('901', '2026-11-23', 'view', 0)",
    "demand_counts values ('901', '2026-11-23', 'view', 100001)",
    "empty_searches (term, day, count) values ('ab', '2026-11-23', 1)",
    `empty_searches (term, day, count) values ('${"x".repeat(41)}', '2026-11-23', 1)`,
    "empty_searches (term, day, count) values ('futon', '2026-11-23', 0)",
    "empty_searches (term, day, count) values ('futon', '2026-11-23', 100001)",
    "demand_pace values (false, now(), 1)",
  ])("no row can say anything else: %s", (row) =>
    inShop(async (db) => {
      await expect(db.exec(`insert into private.${row}`)).rejects.toMatchObject({ code: "23514" });
    }),
  );

  test.each([
    ["ab", null],
    ["abc", "abc"],
    ["x".repeat(40), "x".repeat(40)],
    ["x".repeat(41), null],
    ["bed 123", "bed 123"],
    ["bed 1234", null],
    ["3 x 5 rug 60 80", "3 x 5 rug 60 80"],
    ["3 x 5 rug 60 80 7", null],
  ])("of “%s” is kept %s", (typed, kept) =>
    inShop(async (db) => {
      expect(await rows(db, `select private.clean_search('${typed}') as kept`)).toEqual([{ kept }]);
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

  test("28 days begin at midnight in Detroit, and only what came about counts", () =>
    inShop(async (db) => {
      const lead = (nth: number, at: string) =>
        db.exec(`insert into public.financing_leads (id, first_name, last_name, phone, financing_option, piece, created_at)
          values ('00000000-0000-4000-8000-00000000000${nth}', 'Ann', 'Lee', '(586) 555-0129', 'Bridgewater Credit', 'oak-bench', '${at}')`);
      const [before, first] = ["2026-10-27T03:59:59Z", "2026-10-27T04:00:00Z"];
      await lead(1, before);
      await lead(2, first);
      const text = (state: string, at: string) =>
        `('00000000-0000-4000-8000-000000000001', 'link', '${state}', '+15865550129', 'Bridgewater Credit', 'Hi', '${at}', '${at}', '${at}')`;
      await db.exec(`delete from private.text_outbox;
        insert into private.text_outbox (lead_id, kind, state, phone, lender, body, due_at, created_at, updated_at)
        values ${[text("sent", first), text("delivered", first), text("failed", first), text("sent", before)].join()}`);
      for (const at of [before, first]) {
        await db.exec(`insert into public.holds (product_id, showroom, name, phone, until, made_at, state) values
            ('901', 'east', 'Luis', '248 555 0164', '2026-11-24T15:00Z', '${at}', 'ended'),
            ('901', 'east', 'Luis', '248 555 0164', null, '${at}', 'asked'),
            ('901', 'east', 'Luis', '248 555 0164', null, '${at}', 'refused');
          insert into public.hold_requests (product_id, showroom, name, phone, created_at, suspected_junk) values
            ('901', 'east', 'Bo Diaz', '(248) 555-0164', '${at}', null),
            ('901', 'east', 'Bo Diaz', '(248) 555-0164', '${at}', 'phone');
          insert into public.sales (product_id, package_name, showroom, quantity, price_cents, sold_at) values
            ('901', null, 'west', 3, 19900, '${at}'), (null, 'Den', 'west', 1, 90000, '${at}')`);
      }
      expect((await read(db)).products).toEqual({
        "901": { lead: [0, 1], hold: [0, 2], sale: [0, 3], texted: [0, 2] },
      });
    }));

  test("searches are those of 28 days, the 20 that are most often looked for", () =>
    inShop(async (db) => {
      await db.exec(`insert into private.empty_searches (term, day, count)
          select 'chair ' || chr(97 + n), '2026-10-27', 50 - n from generate_series(0, 20) as n;
        insert into private.empty_searches (term, day, count) values ('futon', '2026-10-26', 900)`);
      const { searches } = await read(db);
      expect(searches).toHaveLength(20);
      expect(searches[0]).toEqual({ term: "chair a", count: 50 });
      expect(searches.at(-1)).toEqual({ term: "chair t", count: 31 });
    }));

  /** Five more benches than the samples, which nobody looked at. */
  const moreBenches = (db: Transaction) =>
    db.exec(`insert into public.products (id, slug, list, state, type, title, price_cents, compare_at_cents, style, colors, pieces)
      select 'n' || n, 'bench-' || n, 'bedroom', 'live', 'bench', 'Bench ' || n, 20000, 50000, 'modern', '{gray}',
        '[{"name": "Bench", "count": 1, "widthIn": 48, "depthIn": 16, "heightIn": 18}]'
      from generate_series(1, 5) as n`);
  const drawing = async (db: Transaction) => (await read(db)).drawing.sort();

  test("a product draws people and does not sell once it was looked at 30 times and nobody bought or held it", () =>
    inShop(async (db) => {
      await moreBenches(db);
      await days(db, "901", "view", ["2026-11-05", 29]);
      await days(db, "901", "save", ["2026-11-05", 90]);
      await days(db, "902", "view", ["2026-11-05", 30]);
      expect(await drawing(db)).toEqual(["902"]);
      await days(db, "901", "view", ["2026-11-06", 1]);
      expect(await drawing(db)).toEqual(["901", "902"]);
      await db.exec(`insert into public.holds (product_id, showroom, name, phone, until, made_at)
        values ('901', 'east', 'Luis', '248 555 0164', '2026-11-24T15:00Z', '2026-11-10T15:00Z')`);
      expect(await drawing(db)).toEqual(["902"]);
      const sell = (quantity: number, of = "null") =>
        db.exec(`insert into public.sales (product_id, showroom, quantity, price_cents, sold_at, return_of)
          values ('902', 'west', ${quantity}, 19900, '2026-11-21T15:00Z', ${of})`);
      await sell(1);
      expect(await drawing(db)).toEqual([]);
      // What came back was not sold.
      await sell(-1, "(select id from public.sales limit 1)");
      expect(await drawing(db)).toEqual(["902"]);
      await db.exec("update public.products set state = 'sold' where id = '902'");
      expect(await drawing(db)).toEqual([]);
    }));

  test("where everything is looked at, only what stands out draws people", () =>
    inShop(async (db) => {
      await moreBenches(db);
      for (const id of ["n1", "n2", "n3", "n4"]) await days(db, id, "view", ["2026-11-05", 100]);
      await days(db, "901", "view", ["2026-11-05", 150]);
      await days(db, "902", "view", ["2026-11-05", 149]);
      expect(await drawing(db)).toEqual(["901"]);
    }));

  test("a count that looks bent draws nobody, nor do the last ones of a shop that counts no more", () =>
    inShop(async (db) => {
      await moreBenches(db);
      await days(db, "901", "view", ["2026-11-23", 900]);
      await days(db, "902", "view", ["2026-11-05", 40]);
      expect(await drawing(db)).toEqual(["902"]);
      await db.exec("update public.shop set counts_demand = false");
      expect(await drawing(db)).toEqual([]);
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

  const bentDays = async (db: Transaction) =>
    (await read(db)).bent.map(({ product_id, day, kind }) => `${product_id} ${day} ${kind}`);

  test("fifty of a kind look bent where fewer are usual, on one of the last seven days", () =>
    inShop(async (db) => {
      await days(db, "901", "view", ["2026-11-20", 49], ["2026-11-21", 50]);
      await days(db, "902", "save", ["2026-11-16", 60]);
      expect(await bentDays(db)).toEqual(["901 2026-11-21 view"]);
      await days(db, "902", "compare", ["2026-11-17", 60]);
      expect(await bentDays(db)).toContain("902 2026-11-17 compare");
    }));

  test("what is usual is that of the kind, over the product's own 28 days before or an average one's", () =>
    inShop(async (db) => {
      // Ten views and a hundred calls a day of 902; what came on the day before the 28 says nothing.
      await days(db, "902", "view", ["2026-10-26", 280], ["2026-10-25", 2800]);
      await days(db, "902", "call", ["2026-10-26", 2800]);
      await days(db, "902", "view", ["2026-11-23", 100]);
      await days(db, "901", "view", ["2026-11-23", 99]);
      expect(await bentDays(db)).toEqual(["902 2026-11-23 view"]);
      await db.exec("update private.demand_counts set count = 100 where product_id = '901'");
      expect(await bentDays(db)).toHaveLength(2);
    }));

  test("twenty taps without a view on their day look bent", () =>
    inShop(async (db) => {
      await days(db, "901", "view", ["2026-11-22", 40]);
      await days(db, "901", "call", ["2026-11-23", 20]);
      await days(db, "902", "text", ["2026-11-23", 20]);
      expect((await bentDays(db)).sort()).toEqual(["901 2026-11-23 call", "902 2026-11-23 text"]);
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
