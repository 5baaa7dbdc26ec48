/**
 * Lets prices fall by a clock that runs ahead, as the server does it: every 15 seconds it does what is due, and after
 * each change it reads the rows for the pages. Meanwhile people hold and buy, and now and then the server is off for
 * three days. What each product has to cost is worked out beside it, by shop/price-plans.ts.
 */
import type { Database, Transaction } from "#server/database/database.ts";
import { withPricePlans } from "#server/publish/price-plans.ts";
import {
  type PublishedRows,
  publishDue,
  readLaterRows,
  readPublishedRows,
  withLater,
} from "#server/publish/published-rows.ts";
import { fromLocal, toLocal } from "#shop/calendar/clock.ts";
import { addDays } from "#shop/calendar/days.ts";
import { nextPlannedPrice } from "#shop/price-plans.ts";
import { type Random, seeded } from "./fuzz/random.ts";

const tickMs = 15_000;
const dayMs = 24 * 3_600_000;
/** A Monday at ten in Detroit; the year after it has both changes of the clocks. */
const begin = Date.parse("2027-01-04T15:00:00Z");

export interface Options {
  products: number;
  days: number;
  /** After how many days the server is off for three. */
  downAfterDays: readonly number[];
  seed: number;
}

/** What was seen; the last five are broken promises, each with its product. */
export interface Found {
  steps: number;
  /** Versions of the catalog that the pages were made of. */
  publications: number;
  /** Days of a step that a hold let pass. */
  held: number;
  /** Plans that a sale ended. */
  sold: number;
  /** Days of a step while the server was off. */
  missed: number;
  /** From when a step was due, or the server back, until its price was on the pages; the longest, in milliseconds. */
  latestMs: number;
  late: string[];
  belowFloor: string[];
  belowCost: string[];
  wrongPrice: string[];
  wrongPromise: string[];
}

interface Product {
  id: string;
  startsAt: number;
  percent: number;
  everyDays: number;
  floorCents: number;
  costCents: number;
  /** What it has to cost. */
  cents: number;
  /** Days of a step that have passed. */
  passed: number;
  holds: { from: number; until: number }[];
  isSold: boolean;
  /** When the next step is due; nothing where the price falls no more. */
  due: number | undefined;
  promised?: { at: number; cents: number };
}

export async function runFallingPrices(database: Database, options: Options): Promise<Found> {
  const random = seeded(options.seed);
  const products = Array.from({ length: options.products }, (_, at) => newProduct(random, at));
  const byId = new Map(products.map((product) => [product.id, product]));
  const found: Found = {
    ...{ steps: 0, publications: 0, held: 0, sold: 0, missed: 0, latestMs: 0 },
    ...{ late: [], belowFloor: [], belowCost: [], wrongPrice: [], wrongPromise: [] },
  };
  const downs = options.downAfterDays.map((after) => {
    const from = begin + after * dayMs + random.below(dayMs);
    return { from, until: from + 3 * dayMs };
  });
  const downAt = (moment: number) =>
    downs.find(({ from, until }) => moment >= from && moment < until);
  let rows: PublishedRows;

  /** The server looks at that moment, does what is due, and reads what changed. */
  async function look(moment: number, act?: (tx: Transaction) => Promise<unknown>) {
    const version = rows.version;
    await database.transaction(async (tx) => {
      await setClock(tx, moment);
      await act?.(tx);
      await publishDue(tx);
      const later = await readLaterRows(tx, rows);
      rows = later ? withLater(rows, later) : await readPublishedRows(tx);
    });
    if (rows.version !== version) found.publications += 1;
    for (const product of products) {
      if (!product.isSold) stepUpTo(product, moment);
    }
    compare(moment);
  }

  /** What has to have come of a product by then. */
  function stepUpTo(product: Product, moment: number) {
    for (let at = product.due; at !== undefined && at <= moment; at = product.due) {
      const down = downAt(at);
      const waitedMs = moment - (down?.until ?? at);
      found.latestMs = Math.max(found.latestMs, waitedMs);
      if (waitedMs > 60_000) found.late.push(`${product.id}: ${waitedMs} ms`);
      if (down) found.missed += 1;
      product.passed += 1;
      const due = at;
      if (product.holds.some(({ from, until }) => from <= due && due < until)) {
        found.held += 1;
        product.due = nextStep(product);
        continue;
      }
      product.cents = nextPlannedPrice(product.cents, planOf(product));
      product.due = nextStep(product);
      found.steps += 1;
      const { promised } = product;
      if (promised && !down && (promised.at !== at || promised.cents !== product.cents))
        found.wrongPromise.push(`${product.id}: ${JSON.stringify(promised)}, not ${product.cents}`);
    }
  }

  /** What the pages say beside what has to be. */
  function compare(moment: number) {
    for (const row of withPricePlans(rows.products, rows, new Date(moment))) {
      const product = byId.get(row.id)!;
      if (row.price_cents !== product.cents)
        found.wrongPrice.push(`${row.id}: ${row.price_cents}, not ${product.cents}`);
      if (row.price_cents < product.floorCents) found.belowFloor.push(row.id);
      if (row.price_cents < product.costCents) found.belowCost.push(row.id);
      const plan = row.price_plan;
      if (plan && "next_at" in plan)
        product.promised = { at: Date.parse(plan.next_at), cents: plan.next_cents };
      else delete product.promised;
    }
  }

  await database.transaction(async (tx) => {
    await setClock(tx, begin);
    for (const product of products) await insert(tx, product);
    // From here on there is a history.
    await tx.query("update private.catalog_state set filled_at = now()");
    rows = await readPublishedRows(tx);
  });
  // Each is held up to twice, and two of five are sold.
  const end = begin + options.days * dayMs;
  const visits = products
    .flatMap((product) => {
      const visit = (buys: boolean) => ({
        ...{ product, buys, at: begin + random.below(options.days * 24 * 60) * 60_000 },
      });
      return [visit(false), visit(false), ...(random.chance(0.4) ? [visit(true)] : [])];
    })
    .filter(({ at }) => !downAt(at))
    .sort((a, b) => a.at - b.at);
  /** When this start of the server began to look. */
  let since = begin + random.below(tickMs);
  for (let now = begin; now < end; ) {
    const due = await nextDue(database);
    const visit = visits[0];
    const next = Math.min(due, visit?.at ?? Infinity);
    if (next >= end) break;
    const down = downAt(next);
    if (down) {
      since = down.until;
      now = since;
      await look(now);
    } else if (visit && visit.at <= next) {
      visits.shift();
      now = visit.at;
      await look(now, (tx) => visitShop(tx, visit, found));
    } else {
      now = since + Math.ceil(Math.max(0, due - since) / tickMs) * tickMs;
      // Who comes before the server looks comes first.
      while (visits[0] && visits[0].at < now) {
        const first = visits.shift()!;
        await look(first.at, (tx) => visitShop(tx, first, found));
      }
      if (!downAt(now)) await look(now);
    }
  }
  return found;
}

/** When the next step of a product's price is due; nothing where it falls no more. */
function nextStep(product: Product): number | undefined {
  if (nextPlannedPrice(product.cents, planOf(product)) >= product.cents) return undefined;
  const start = toLocal(new Date(product.startsAt));
  const day = addDays(start.slice(0, 10), (product.passed + 1) * product.everyDays);
  return Date.parse(fromLocal(`${day}${start.slice(10)}`));
}

const planOf = ({ percent, floorCents, costCents }: Product) => ({
  percent,
  floorCents: Math.max(floorCents, costCents),
});

function newProduct({ below }: Random, at: number): Product {
  const between = (least: number, most: number) => least + below(most - least + 1);
  const cents = between(150, 3_000) * 100 - 1;
  const made: Product = {
    id: `f${at}`,
    // In one of the first days, while the shop is open.
    startsAt: begin + below(20) * dayMs + below(8 * 60) * 60_000,
    percent: between(1, 12),
    everyDays: between(2, 21),
    floorCents: Math.floor((cents * between(30, 80)) / 100),
    costCents: Math.floor((cents * between(25, 70)) / 100),
    ...{ cents, passed: 0, holds: [], isSold: false, due: undefined },
  };
  return { ...made, due: nextStep(made) };
}

async function insert(tx: Transaction, { id, startsAt, cents, ...plan }: Product) {
  await tx.query(
    `insert into public.products (id, slug, list, state, type, title, price_cents, style, colors, pieces)
     values ($1, $1 || '-bench', 'bedroom', 'live', 'bench', 'Bench ' || $1, $2, 'modern', '{gray}',
       '[{"name": "Bench", "count": 1, "widthIn": 48, "depthIn": 16, "heightIn": 18}]')`,
    [id, cents],
  );
  await tx.query(
    "insert into public.stock (product_id, showroom, on_hand) values ($1, 'east', 1)",
    [id],
  );
  await tx.query("select private.set_notes($1, jsonb_build_object('cost_cents', $2::int))", [
    ...[id, plan.costCents],
  ]);
  await tx.query(
    `insert into public.price_plans
       (product_id, kind, starts_at, step_percent, every_days, floor_cents, shows_next, may_go_below_cost)
     values ($1, 'falling', $2, $3, $4, $5, true, false)`,
    [
      id,
      new Date(startsAt).toISOString(),
      plan.percent,
      plan.everyDays,
      Math.max(plan.floorCents, plan.costCents),
    ],
  );
}

/** One or three days of a hold, or a sale; nothing where another was faster. */
async function visitShop(
  tx: Transaction,
  { product, at, buys }: { product: Product; at: number; buys: boolean },
  found: Found,
) {
  if (product.isSold || product.holds.some(({ until }) => until > at)) return;
  // What was due before is done before, as by each change in a store.
  await publishDue(tx);
  if (buys) {
    product.isSold = true;
    found.sold += 1;
    await tx.query("update public.products set state = 'sold' where id = $1", [product.id]);
    return;
  }
  const until = at + (product.everyDays % 2 ? 1 : 3) * dayMs;
  product.holds.push({ from: at, until });
  await tx.query(
    `insert into public.holds (product_id, showroom, name, phone, made_at, until)
     values ($1, 'east', 'Dana', '(586) 555-' || lpad((substr($1, 2)::int)::text, 4, '0'), $2, $3)`,
    [product.id, new Date(at).toISOString(), new Date(until).toISOString()],
  );
}

const setClock = (tx: Transaction, moment: number) =>
  tx.query("update private.settings set clock = $1", [new Date(moment).toISOString()]);

async function nextDue(database: Database): Promise<number> {
  const { rows } = await database.transaction((tx) =>
    tx.query<{ due: Date | null }>("select min(due_at) as due from public.price_plans"),
  );
  const due = rows[0]?.due;
  return due ? new Date(due).getTime() : Infinity;
}
