/** How long the database works for one call of a stranger, or of somebody who signed up, among many leads. */
import type { Database } from "#server/database/database.ts";
import { openFolder } from "#server/database/pglite.ts";
import { openPostgres } from "#server/database/postgres.ts";
import { createLog } from "#server/logging.ts";
import { openTestApi } from "#server/rest/testing.ts";
import { dearCalls } from "../dear-calls.ts";
import { type Engine, engines, seedLeads } from "../engines.ts";
import { type Cell, figure, median, type Report, table } from "../report.ts";
import type { Workspace } from "../workspace.ts";

const leads = 10_000;
const markMs = 200;
const times = 3;
/** What is asked to be held. */
const product = `
  insert into public.products
    (id, slug, list, type, title, price_cents, compare_at_cents, style, colors, pieces, state)
  values ('101', 'oak-bench', 'bedroom', 'bench', 'Oak Bench', 19900, 49900, 'modern', '{gray}',
    '[{"name": "Bench", "count": 1, "widthIn": 48, "depthIn": 16, "heightIn": 18}]', 'live')`;

/** By what is called and by whom. */
type Found = Map<string, { status: number; ms: number }>;

export async function benchVisitors(workspace: Workspace): Promise<Report> {
  const found: [engine: string, found: Found][] = [];
  for (const engine of await engines(workspace)) {
    found.push([engine.name, await measure(workspace, engine)]);
  }
  const rows = [...found[0]![1].keys()].map((what): Cell[] => [
    what,
    ...found.flatMap(([, all]): Cell[] => {
      const { status, ms } = all.get(what)!;
      return [status, `${figure(ms)}${ms > markMs ? " **beyond**" : ""}`];
    }),
  ]);
  return {
    title: "The database's time for visitors",
    body: [
      `Milliseconds in which a call holds the database, the median of ${times}, alone, with ${figure(leads)} leads. The mark is ${markMs}.`,
      table(["call", ...found.flatMap(([name]) => ["answer", name])], rows),
    ],
  };
}

async function measure(workspace: Workspace, engine: Engine): Promise<Found> {
  const variables = await engine.empty("visitors");
  workspace.note(engine.name);
  await seedLeads(workspace, variables, leads);
  const { DATABASE_URL, DATA_DIR = "" } = variables;
  const opened = DATABASE_URL
    ? openPostgres(DATABASE_URL, createLog("error"))
    : await openFolder(DATA_DIR);
  let heldMs = 0;
  const watched = (database: Database): Database => ({
    ...database,
    transaction: (work, options) =>
      database.transaction(async (tx) => {
        const began = performance.now();
        return work(tx).finally(() => {
          heldMs += performance.now() - began;
        });
      }, options),
  });
  const api = await openTestApi(product, {}, watched, opened);
  const shopper = { Authorization: `Bearer ${await api.token(api.people.shopper)}` };
  const found: Found = new Map();
  for (const { name, path, method, body } of dearCalls) {
    workspace.note(name);
    for (const [who, headers] of [
      ["stranger", {}],
      ["shopper", shopper],
    ] as const) {
      const ms: number[] = [];
      let status = 0;
      for (let time = 0; time < times; time += 1) {
        heldMs = 0;
        const answer = await api.request(path.slice("/rest/v1".length), {
          method,
          headers: { "Content-Type": "application/json", Prefer: "count=exact", ...headers },
          body,
        });
        await answer.arrayBuffer();
        status = answer.status;
        ms.push(heldMs);
      }
      found.set(`${name}, ${who}`, { status, ms: median(ms) });
    }
  }
  await api.close();
  return found;
}
