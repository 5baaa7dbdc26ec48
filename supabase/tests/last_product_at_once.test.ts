/** Fifty people after one last product, or one last place on the truck. On Postgres their requests run side by side. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApi, type TestApi } from "#server/rest/testing.ts";
import { shopSql } from "./product-samples.ts";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi(shopSql);
  token = await api.token(api.people.admin);
});
afterAll(() => api.close());

const ask = async (path: string, body: object, method = "POST") =>
  api.request(path, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      Prefer: "return=representation",
    },
    body: JSON.stringify(body),
  });

const hold = (caller: number) =>
  ask("/holds", {
    product_id: "902",
    showroom: "east",
    name: `Caller ${caller}`,
    phone: `(586) 555-0${100 + caller}`,
  });
const sell = () => ask("/rpc/sell_product", { product: "902", showroom: "east" });
const move = () =>
  ask("/rpc/move_stock", { product: "902", from_showroom: "east", to_showroom: "west" });
const count = () =>
  ask("/stock?product_id=eq.902&showroom=eq.east&on_hand=eq.1", { on_hand: 0 }, "PATCH");

const fifty = Array.from({ length: 50 }, (_, at) => at);

/** The statuses, and how often each came. */
async function tally(answers: Promise<Response>[]) {
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  return Object.fromEntries(
    Object.entries(Object.groupBy(statuses, String)).map(([status, all]) => [status, all?.length]),
  );
}

const read = <Row>(sql: string, values: unknown[] = []) =>
  api.database.transaction(async (tx) => (await tx.query<Row>(sql, values)).rows) as Promise<
    [Row, ...Row[]]
  >;

async function anew() {
  await api.database.transaction((tx) =>
    tx.exec(`
      update public.holds set state = 'ended' where state = 'held';
      update public.stock_moves set unloaded_showroom = showroom;
      delete from public.price_plans;
      delete from public.stock where product_id = '902' and showroom = 'west';
      update public.stock set on_hand = 1 where product_id = '902';
      update public.products set state = 'live', price_cents = 20000 where id = '902';
    `),
  );
}

test("one of fifty callers gets it held", { tags: "long" }, async () => {
  await anew();
  expect(await tally(fifty.map(hold))).toEqual({ 201: 1, 409: 49 });
});

test("one of fifty sales is made", async () => {
  await anew();
  expect(await tally(fifty.map(sell))).toEqual({ 200: 1, 409: 49 });
});

test("of fifty who hold, sell or count it away, one comes first", { tags: "long" }, async () => {
  for (let round = 0; round < 3; round += 1) {
    await anew();
    const found = await Promise.all(
      fifty.map((at) => (at % 3 === 0 ? hold(at) : at % 3 === 1 ? sell() : count())),
    );
    // A count that finds no row with one left changes none, and says so with an empty list.
    const done = await Promise.all(
      found.map(async (answer) => {
        if (!answer.ok) return 0;
        const body = await answer.json();
        return Array.isArray(body) ? body.length : 1;
      }),
    );
    expect(done.reduce((sum, one) => sum + one)).toBe(1);
    expect(new Set(found.map(({ status }) => status >= 500)).has(true)).toBe(false);
  }
});

test("of fifty who hold, sell, move or count it away while its price falls, one comes first, and all is in history", {
  tags: "long",
}, async () => {
  // Where requests wait for each other, each kind is the first one once.
  for (let round = 0; round < 5; round += 1) {
    await anew();
    const [{ last }] = await read<{ last: string }>(
      "select coalesce(max(id), 0) as last from public.changes",
    );
    await read(`insert into public.price_plans (product_id, kind, starts_at, step_percent, every_days, floor_cents)
      values ('902', 'falling', now() + interval '1 minute', 10, 7, 100)`);
    const fall = async () =>
      void (await read("select private.apply_price_plans(now() + interval '8 days')"));
    const acts = [hold, sell, move, count, fall];
    const answers = await Promise.all(
      fifty.map(async (at) => {
        const act = acts[(at + round) % 5]!;
        const answer = await act(at);
        if (!answer?.ok) return answer?.status;
        const body = await answer.json();
        return Array.isArray(body) && body.length === 0 ? "none" : act.name;
      }),
    );
    const done = answers.filter((answer) => acts.some(({ name }) => name === answer));
    expect(done).toHaveLength(1);
    expect(answers.filter((answer) => Number(answer) >= 500)).toEqual([]);
    const [act] = done;
    expect(await read("select on_hand from public.stock where product_id = '902'")).toEqual([
      { on_hand: act === "hold" ? 1 : 0 },
    ]);
    const history = await read<{ table_name: string; price: number | null }>(
      `select table_name, (coalesce(after -> 'price_cents', before -> 'price_cents'))::int as price
       from public.changes where id > $1 and table_name <> 'price_plans' order by id`,
      [last],
    );
    const made = { hold: "holds", sell: "sales", move: "stock_moves", count: "stock" }[`${act}`];
    const tables = Object.groupBy(history, ({ table_name }) => table_name);
    expect(tables[made!]).toHaveLength(1);
    expect(tables.stock ?? []).toHaveLength(act === "hold" ? 0 : 1);
    // It fell once, unless it was sold before; what was paid is what it cost at that place in the history.
    const fell = history.findIndex(
      ({ table_name, price }) => table_name === "products" && price === 18_000,
    );
    const sold = history.findIndex(({ table_name }) => table_name === "sales");
    const falls = history.filter(
      ({ table_name, price }) => table_name === "products" && price !== null,
    );
    expect(falls).toHaveLength(fell < 0 ? 0 : 1);
    expect(sold < 0 || fell < sold ? fell : -1).toBe(fell);
    if (sold >= 0) expect(history[sold]!.price).toBe(fell < 0 ? 20_000 : 18_000);
    else expect(fell).toBeGreaterThanOrEqual(0);
  }
});

test("one caller who asks fifty times for two products gets one", async () => {
  await anew();
  const answers = fifty.map((at) =>
    ask("/holds", {
      product_id: at % 2 ? "901" : "902",
      showroom: "east",
      name: "Dana",
      phone: "(586) 555-0117",
    }),
  );
  expect(await tally(answers)).toEqual({ 201: 1, 409: 49 });
});

test("one of fifty who book the last place of a delivery day gets it, and so does one who moves there", async () => {
  await anew();
  const sales = fifty.map((at) => `00000000-0000-0000-0000-0000000000${10 + at}`);
  await api.database.transaction((tx) =>
    tx.exec(`
      update private.settings set clock = '2026-11-23T17:00:00Z';
      insert into public.delivery_zones (area, zips, fee_cents, days, most_per_day)
        values ('Wayne County', '{482}', 9900, '{2}', 2);
      insert into public.sales (id, product_id, showroom, quantity, price_cents)
        select id::uuid, '901', 'east', 1, 20000 from unnest('{${sales.join()}}'::text[]) as id;
    `),
  );
  const book = (at: number, day: string) =>
    ask("/deliveries", {
      ...{ id: sales[at], sale_id: sales[at], day, name: "Ann Lee", phone: "(313) 555-0129" },
      ...{ street: `${at} Oak Street`, zip: "48226" },
    });
  const [first, second] = ["2026-12-01", "2026-12-08"] as const;
  expect((await book(0, first)).status).toBe(201);
  expect((await book(1, second)).status).toBe(201);
  const answers = await Promise.all([
    ask(`/deliveries?id=eq.${sales[1]}`, { day: first }, "PATCH"),
    ...fifty.slice(2).map((at) => book(at, first)),
  ]);
  const refused = answers.filter(({ ok }) => !ok);
  expect(refused.map(({ status }) => status)).toEqual(Array(48).fill(409));
  const { message } = (await refused[0]!.json()) as { message: string };
  expect(message).toBe("Tuesday, Dec 1 is full for Wayne County. Choose another delivery day.");
});
