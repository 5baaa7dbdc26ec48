/** How long the database works for the reports of sales, among many leads and sales. */
import { mkdir } from "node:fs/promises";
import { loadavg } from "node:os";
import type { AskedSales } from "#app/admin/sales/sales.ts";
import type { Database } from "#server/database/database.ts";
import { openFolder } from "#server/database/pglite.ts";
import { openPostgres } from "#server/database/postgres.ts";
import { prepareDatabase } from "#server/database/prepare.ts";
import { createLog } from "#server/logging.ts";
import { openTestApi } from "#server/rest/testing.ts";
import { type Engine, engines } from "../engines.ts";
import { type Cell, figure, median, type Report, table } from "../report.ts";
import type { Workspace } from "../workspace.ts";
import type { Settings } from "./settings.ts";

const sales = 20_000;
const products = 2_000;
/** Milliseconds by the clock and of the processor. */
type Times = [clock: number, processor: number][];
const markMs = 300;

const questions: Record<string, AskedSales> = {
  "all, by month": { by: "month" },
  "all, by product": { by: "product" },
  "all, by lender": { by: "lender" },
  "all, by person, page 100": { by: "person", skip: 5_000 },
  "a month, by day": { by: "day", from: "2026-06-01", to: "2026-06-30" },
  "a lender, by list": { by: "list", lender: "Harbor First" },
  "a product’s name": { by: "month", text: "bench 77" },
  "a customer’s name": { by: "month", text: "dana whitfield" },
  "1,000 lines for the file": { by: "month", most: 1_000, skip: 5_000 },
};

// Past the triggers, and by a fixed multiplier instead of random(): every run makes the same trade.
const tradeOf = (leads: number) => `
  set session_replication_role = replica;
  insert into public.financing_leads (first_name, last_name, phone, financing_option, status, created_at)
  select (array['Ada', 'Dana', 'Luis', 'Rosa'])[1 + number % 4],
    (array['Novak', 'Haddad', 'Whitfield', 'Kowalczyk', 'Garcia'])[1 + number % 5], '(586) 555-0117',
    lenders[1 + number % cardinality(lenders)], 'contacted', now() - make_interval(mins => number)
  from generate_series(1, ${leads}) as number,
    (select array_agg(name order by position) as lenders from public.lenders) as shop;
  insert into public.products
    (id, slug, list, type, title, price_cents, compare_at_cents, style, colors, pieces, state, added_on)
  select (10000 + number)::text, 'bench-' || number, (array['bedroom', 'clearance'])[1 + number % 2], 'bench',
    'Oak Bench ' || number, 19900, 49900, 'modern', '{gray}',
    '[{"name": "Bench", "count": 1, "widthIn": 48, "depthIn": 16, "heightIn": 18}]', 'live', '2025-01-01'
  from generate_series(1, ${products}) as number;
  insert into public.product_notes (product_id, cost_cents)
    select id, 8000 from public.products where id::int % 5 > 0;
  insert into public.sales
    (product_id, showroom, quantity, price_cents, lead_id, sold_at, sold_by_email, tax_percent, note)
  select (10001 + spread % ${products})::text, (array['east', 'west'])[1 + spread % 2], 1 + spread % 2,
    15000 + spread % 9000, lead.id, '2026-11-01'::timestamptz - make_interval(mins => number * 40),
    'staff@example.com', 6, case when spread % 9 = 0 then 'Picked up by her brother' else '' end
  from (
    select number, (number::bigint * 7919 % 1000003)::int as spread
    from generate_series(1, ${sales}) as number
  ) as numbers
  left join (
    select id, row_number() over (order by created_at, id) as place from public.financing_leads
  ) as lead on number % 3 > 0 and place = number * 9;
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
    title: "Reports of sales",
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
  for (const [what, asked] of Object.entries(questions)) {
    const times: Times = [];
    for (let run = 0; run <= runs; run += 1) {
      const [began, cpu] = [performance.now(), process.cpuUsage()];
      const body = JSON.stringify({ asked });
      const answer = await api.request("/rpc/read_sales", { method: "POST", headers, body });
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
