/** How much one process takes of what comes over the APIs, how soon it is open, and what it holds in memory. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Engine, engines, seedLeads } from "../engines.ts";
import { leadsPath } from "../leads.ts";
import { type Cell, figure, type Report, seconds, table } from "../report.ts";
import type { Store } from "../store.ts";
import { call, end, headersOf, memoryOf, openStore, resetPeak, signIn } from "../store.ts";
import type { Workspace } from "../workspace.ts";
import type { Settings } from "./settings.ts";
import { type Load, leadScript, loadOverHttp, signInScript, withHeaders } from "./wrk.ts";

const atOnce = [1, 16, 64];
const leads = 1_000;
const people = 96;
// What the start needed once goes back within seconds.
const idleMs = 15_000;
// Requests that wrk gives up at its end are still worked on, and would fill the queue of the next.
const catchUpMs = 2_000;
/** The leads page's first question: app/admin/leads/shared/leads.queries.ts. */
const firstLeads = `${leadsPath}?select=*&order=created_at.desc,id.asc&limit=200`;

export async function benchServer(workspace: Workspace, settings: Settings): Promise<Report> {
  const starts: Cell[][] = [];
  const loads: Cell[][] = [];
  for (const engine of await engines(workspace)) {
    const found = await measure(workspace, engine, settings.seconds);
    starts.push([engine.name, ...found.start]);
    loads.push(...found.loads);
  }
  return {
    title: "The server",
    body: [
      `One process, the load from the same machine (wrk, ${settings.seconds} s for each line). The leads page asks for its first 200 of ${figure(leads)} leads and their number. Postgres waits for the disk, on the same machine.`,
      table(["request", "database", "at once", "a second", "p50 ms", "p99 ms"], loads),
      `Starts, and megabytes of the process ${idleMs / 1000} s after the later one and at most under the load above.`,
      table(["database", "first start", "later start", "idle MB", "peak MB"], starts),
    ],
  };
}

async function measure(workspace: Workspace, engine: Engine, lasting: number) {
  const variables = await engine.empty("server");
  workspace.note(`${engine.name}: starts`);
  const first = await openStore(variables);
  await end(first, "SIGTERM");
  await seedLeads(workspace, variables, leads);
  const store = await openStore(variables);
  await sleep(idleMs);
  const idle = await memoryOf(store.child.pid!);
  await resetPeak(store.child.pid!);
  const reads = { Prefer: "count=exact", ...headersOf(await signIn(store)) };
  const accounts = await signUp(store);
  const requests: [name: string, path: string, script: () => string][] = [
    ["the leads page", firstLeads, () => withHeaders(reads)],
    ["a sign-in", "", () => signInScript(accounts)],
    ["a lead", "", leadScript],
  ];
  const loads: Cell[][] = [];
  for (const [name, path, script] of requests) {
    workspace.note(`${engine.name}: ${name}`);
    for (const askers of atOnce) {
      const load: Load = await loadOverHttp(workspace, store.origin + path, {
        ...{ atOnce: askers, seconds: lasting, script: script() },
      });
      loads.push([
        ...[name, engine.name, askers],
        ...[load.perSecond, load.p50, load.p99].map(figure),
      ]);
      await sleep(catchUpMs);
    }
  }
  const { peak } = await memoryOf(store.child.pid!);
  await end(store, "SIGTERM");
  return {
    start: [seconds(first.startedInMs), seconds(store.startedInMs), idle.now, peak],
    loads,
  };
}

// One account that signs in many times at once would be taken for one that is being guessed at.
async function signUp(store: Store) {
  const accounts = Array.from({ length: people }, (_, number) => ({
    email: `person${number}@example.com`,
    password: "correct horse",
  }));
  for (const body of accounts) await call(store, "/auth/v1/signup", { body });
  return accounts;
}
