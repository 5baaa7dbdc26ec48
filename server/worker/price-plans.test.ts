import { beforeEach, expect, test } from "vitest";
import { closeAfterTests } from "#server/database/open-databases.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { createLog } from "#server/logging.ts";
import { nextPlannedPrice } from "#shop/price-plans.ts";
import { createPricePlans } from "./price-plans.ts";

const database = await closeAfterTests(openTestDatabase());
const ask = async <Row>(sql: string, values: unknown[] = []) =>
  (await database.transaction((tx) => tx.query<Row>(sql, values))).rows;

/** A shop with so many products of $110.37 and more, on a day. */
async function fill(count: number, clock: string | null) {
  await ask(
    `insert into public.products (id, slug, list, state, type, title, price_cents, style, colors)
     select at, 'bench-' || at, 'bedroom', 'live', 'bench', 'Bench ' || at, 11000 + at * 37, 'modern', '{gray}'
     from generate_series(1, $1::int) as at`,
    [count],
  );
  await ask("update private.catalog_state set filled_at = now()");
  await ask("update private.settings set clock = $1", [clock]);
}
beforeEach(async () => {
  await ask("delete from public.products");
  await ask("delete from public.changes");
});

/** What a worker does that starts, and the lines that it logs. */
async function work() {
  const lines: string[] = [];
  const worker = createPricePlans({ database, log: createLog("info", (line) => lines.push(line)) });
  worker.start();
  await worker.stop();
  return lines.join("\n");
}

test("the worker does what has become due, and says what went wrong", async () => {
  await fill(1, "2026-11-23T17:00:00Z");
  await ask(`insert into public.price_plans (product_id, kind, starts_at, ends_at, price_cents)
    values ('1', 'sale', '2026-11-23T18:00:00Z', '2150-01-01T00:00:00Z', 9900)`);
  expect(await work()).toBe("");
  await ask("update private.settings set clock = null");
  expect(await work()).toContain("planned prices set");
  expect(await ask("select price_cents from public.products")).toEqual([{ price_cents: 9_900 }]);
  await ask("alter table public.price_plans rename to away");
  expect(await work()).toContain("Planned prices couldn't be set");
  await ask("alter table public.away rename to price_plans");
});

const day = 24 * 3_600_000;

test("a year of 500 falling prices: each step within half a minute, none below its floor, all in history", {
  tags: "long",
}, async () => {
  const begin = Date.parse("2026-03-01T14:00:00Z");
  await fill(500, new Date(begin - day).toISOString());
  await ask(
    `insert into public.price_plans (product_id, kind, starts_at, step_percent, every_days, floor_cents)
     select id, 'falling', $1::timestamptz + make_interval(secs => id::int % 7 * 4711),
       10 + id::int % 11, 7 + id::int % 10 * 7, price_cents * 6 / 10 from public.products`,
    [new Date(begin)],
  );
  const dueAt = new Map<string, number>();
  let steps = 0;
  let latest = 0;
  for (let now = begin; now < begin + 365 * day; ) {
    const [next] = await ask<{ due: Date | null }>(
      "select min(due_at) as due from public.price_plans",
    );
    if (!next?.due) break;
    // The worker looks every half minute, and once was off for a week.
    const isOff = now < begin + 100 * day && next.due.getTime() >= begin + 100 * day;
    now = isOff ? begin + 107 * day : Math.ceil(next.due.getTime() / 30_000) * 30_000;
    const due = await ask<{ id: string; due_at: Date }>(
      "select id, due_at from public.price_plans where due_at <= $1",
      [new Date(now)],
    );
    if (!isOff) latest = Math.max(latest, ...due.map(({ due_at }) => now - due_at.getTime()));
    const [{ done }] = (await ask<{ done: number }>(
      "select private.apply_price_plans($1) as done",
      [new Date(now)],
    )) as [{ done: number }];
    expect(done).toBeGreaterThanOrEqual(due.length);
    steps += done;
    for (const { id } of due) dueAt.set(id, now);
  }
  expect(dueAt.size).toBe(500);
  expect(latest).toBeLessThanOrEqual(30_000);
  const made = await ask<{
    id: string;
    price: number;
    floor: number;
    percent: number;
    regular: number;
    steps: number;
    asked: number[];
  }>(
    `select product_id as id, products.price_cents as price, floor_cents as floor, step_percent as percent,
       regular_cents as regular, steps, (
         select array_agg((after ->> 'price_cents')::int order by changes.id) from public.changes
         where table_name = 'products' and record = product_id and action = 'changed') as asked
     from public.price_plans join public.products on products.id = product_id`,
  );
  expect(made).toHaveLength(500);
  for (const { id, price, floor, percent, regular, steps: taken, asked } of made) {
    const expected: number[] = [];
    for (let cents = regular; cents > floor && expected.length < taken; expected.push(cents)) {
      cents = nextPlannedPrice(cents, { percent, floorCents: floor });
    }
    expect({ id, asked, price }).toEqual({ id, asked: expected, price: expected.at(-1) });
    expect(price).toBeGreaterThanOrEqual(floor);
  }
  const all = made.reduce((sum, { steps: taken }) => sum + taken, 0);
  // Each plan began once.
  expect(steps).toBe(all + made.length);
});
