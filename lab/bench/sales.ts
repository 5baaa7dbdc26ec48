/** How long the database works for each report, among many leads and sales. */
import { mkdir } from "node:fs/promises";
import { loadavg } from "node:os";
import type { AskedSales } from "#app/admin/sales/sales.ts";
import type { Database } from "#server/database/database.ts";
import { openFolder } from "#server/database/pglite.ts";
import { openPostgres } from "#server/database/postgres.ts";
import { prepareDatabase } from "#server/database/prepare.ts";
import { createLog } from "#server/logging.ts";
import { openTestApi } from "#server/rest/testing.ts";
import { inventedLeads } from "#tools/data/invented-leads.ts";
import { type Engine, engines } from "../engines.ts";
import { type Cell, figure, median, type Report, table } from "../report.ts";
import { madeSales } from "../trade.ts";
import type { Workspace } from "../workspace.ts";
import type { Settings } from "./settings.ts";

const sales = 20_000;
const products = 2_000;
/** Milliseconds by the clock and of the processor. */
type Times = [clock: number, processor: number][];
const markMs = 300;

const sold = (asked: AskedSales): Question => ["read_sales", { asked }];
type Question = [rpc: string, body: object];
/** Midnights of so many days, the last of which has not ended. */
const days = (count: number) =>
  Array.from({ length: count + 1 }, (_, day) =>
    new Date(Date.now() + (day - count + 1) * 86_400_000).toISOString(),
  );

const questions: Record<string, Question> = {
  "all sales, by month": sold({ by: "month" }),
  "all, by product": sold({ by: "product" }),
  "all, by lender": sold({ by: "lender" }),
  "all, by person, page 100": sold({ by: "person", skip: 5_000 }),
  "a month, by day": sold({ by: "day", from: "2026-06-01", to: "2026-06-30" }),
  "a lender, by list": sold({ by: "list", lender: "Harbor First" }),
  "a product’s name": sold({ by: "month", text: "bench 77" }),
  "a customer’s name": sold({ by: "month", text: "dana whitfield" }),
  "1,000 lines for the file": sold({ by: "month", most: 1_000, skip: 5_000 }),
  lots: ["read_lots", {}],
  "leads of 90 days": ["read_overview", { days: days(90) }],
  "a week of leads, by lender": [
    "read_week",
    { grouping_by: "lender", since: days(7)[0], until: days(7)[7] },
  ],
  "demand of each product": ["read_demand", {}],
  "three things to do": ["read_suggestions", {}],
};

// Past the triggers, which would take minutes.
const tradeOf = (leads: number) => `
  set session_replication_role = replica;
  ${inventedLeads({ count: leads })};
  insert into public.products
    (id, slug, list, type, title, price_cents, compare_at_cents, style, colors, pieces, state, added_on)
  select (10000 + number)::text, 'bench-' || number, (array['bedroom', 'clearance'])[1 + number % 2], 'bench',
    'Oak Bench ' || number, 19900, 49900, 'modern', '{gray}',
    '[{"name": "Bench", "count": 1, "widthIn": 48, "depthIn": 16, "heightIn": 18}]', 'live', '2025-01-01'
  from generate_series(1, ${products}) as number;
  insert into public.product_notes (product_id, cost_cents)
    select id, 8000 from public.products where id::int % 5 > 0;
  insert into public.lots (supplier, paid_cents) select 'Lot ' || number, 5000000 from generate_series(1, 40) as number;
  update public.products set lot_id = (select (array_agg(id order by id))[1 + products.id::int % 40] from public.lots);
  update public.shop set counts_demand = true;
  insert into private.demand_counts (product_id, day, kind, count)
    select id, current_date - ago, kind, 1 + (id::int + ago) % 30
    from public.products, generate_series(0, 29) as ago, unnest(array['view', 'call']) as kind;
  ${madeSales({ count: sales, days: 550, leads })}
  set session_replication_role = default;
  analyze;`;

export async function benchSales(workspace: Workspace, settings: Settings): Promise<Report> {
  const leads = Math.max(...settings.leads);
  const found: [engine: string, times: Map<string, Times>][] = [];
  for (const engine of await engines(workspace)) {
    found.push([engine.name, await measure(workspace, engine, leads, settings.runs)]);
  }
  const rows = Object.keys(questions).map((what): Cell[] => [
    what,
    ...found.flatMap(([, times]): Cell[] => {
      const [all, processor] = [0, 1].map((at) => median(times.get(what)!.map((one) => one[at]!)));
      return [`${figure(all!)}${all! > markMs ? " **beyond**" : ""}`, figure(processor!)];
    }),
  ]);
  return {
    title: "Reports",
    body: [
      `Milliseconds from the request to its whole answer, median of ${settings.runs}, and of the processor that the store needs for it, the embedded database with it, with ${figure(leads)} leads, ${figure(sales)} sales of ${figure(products)} products. The mark is ${markMs}. Load of the machine at the end: ${figure(loadavg()[0]!)}.`,
      table(["report", ...found.flatMap(([name]) => [name, "processor"])], rows),
    ],
  };
}

async function measure(workspace: Workspace, engine: Engine, leads: number, runs: number) {
  const variables = await engine.empty("sales");
  workspace.note(engine.name);
  const { DATABASE_URL, DATA_DIR = "" } = variables;
  await mkdir(DATA_DIR, { recursive: true });
  const database: Database = DATABASE_URL
    ? openPostgres(DATABASE_URL, createLog("error"))
    : await openFolder(DATA_DIR);
  await prepareDatabase(database);
  const api = await openTestApi(tradeOf(leads), {}, undefined, database);
  const headers = {
    Authorization: `Bearer ${await api.token(api.people.admin)}`,
    "Content-Type": "application/json",
  };
  const found = new Map<string, Times>();
  for (const [what, [rpc, asked]] of Object.entries(questions)) {
    const times: Times = [];
    for (let run = 0; run <= runs; run += 1) {
      const [began, cpu] = [performance.now(), process.cpuUsage()];
      const body = JSON.stringify(asked);
      const answer = await api.request(`/rpc/${rpc}`, { method: "POST", headers, body });
      const said = await answer.text();
      if (answer.status !== 200) throw new Error(said);
      // The first call of each question plans it.
      if (run === 0) continue;
      const { user, system } = process.cpuUsage(cpu);
      times.push([performance.now() - began, (user + system) / 1000]);
    }
    found.set(what, times);
  }
  await api.close();
  return found;
}
