/** How long a server takes to open, and what it then holds in memory. */
import { setTimeout as sleep } from "node:timers/promises";
import { end, type Store } from "../store-process.ts";
import { idleMs } from "./memory.ts";
import { type Cell, figure, seconds, table } from "./report.ts";
import {
  type Engine,
  type Memory,
  memoryOf,
  openStore,
  seedLeads,
  type Variables,
} from "./store.ts";
import type { Workspace } from "./workspace.ts";

const manyLeads = 100_000;

interface Start {
  ms: number;
  memory: Memory;
}

export interface Starts {
  variables: Variables;
  first: Start;
  later: Start;
  withMany: number;
}

export async function timeStarts(workspace: Workspace, engine: Engine): Promise<Starts> {
  const variables = await engine.empty("few");
  const many = await engine.empty("many");
  workspace.note(`starts, ${engine.name}`);
  const store = await openStore(variables);
  // Filling the other database meanwhile disturbs neither's figures.
  const [first] = await Promise.all([rest(store), seedLeads(workspace, many, manyLeads)]);
  await end(store, "SIGTERM");
  const again = await openStore(variables);
  const later = await rest(again);
  await end(again, "SIGTERM");
  // Makes the admin, whose password costs time once.
  await end(await openStore(many), "SIGTERM");
  const full = await openStore(many);
  await end(full, "SIGTERM");
  return { variables, first, later, withMany: full.startedInMs };
}

async function rest({ child, startedInMs }: Store): Promise<Start> {
  await sleep(idleMs);
  return { ms: startedInMs, memory: await memoryOf(child.pid!) };
}

export function startsTable(all: (Starts & { name: string; peak: number })[]) {
  const heads: Cell[] = ["database", "start, empty", "later", `with ${figure(manyLeads)} leads`];
  const memory: Cell[] = ["idle MB", "peak", "idle after a later start", "peak", "peak under load"];
  return table(
    [...heads, ...memory],
    all.map(({ name, first, later, withMany, peak }) => [
      name,
      ...[first.ms, later.ms, withMany].map(seconds),
      ...[first, later].flatMap(({ memory }) => [memory.now, memory.peak]),
      peak,
    ]),
  );
}
