/** Visitors who never stop: each request is counted, and what failed is kept with its reason. */
import { Agent, type IncomingMessage, type RequestOptions, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type Ledger, leadOf, leadsPath, newForm } from "../leads.ts";
import { headersOf } from "../store.ts";

const impatienceMs = 20_000;

export interface Visits {
  pages: number;
  forms: number;
  failed: string[];
  slowestPageMs: number;
  slowestFormMs: number;
}

/**
 * Half of the visitors keep their connection, as browsers do, half open one for each request. None
 * tries again: a request that fails has failed.
 */
export function visit(origin: string, ledger: Ledger, paths: readonly string[], readers = 6) {
  const seen: Visits = { pages: 0, forms: 0, failed: [], slowestPageMs: 0, slowestFormMs: 0 };
  let isOver = false;

  const loop = (pauseMs: number, once: (agent: Agent) => Promise<void>) => (keepAlive: boolean) => {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    return (async () => {
      while (!isOver) {
        await once(agent);
        await sleep(Math.random() * 2 * pauseMs);
      }
      agent.destroy();
    })();
  };
  const reader = loop(20, async (agent) => {
    const path = paths[Math.floor(Math.random() * paths.length)]!;
    const { problem, ms } = await ask(origin + path, { agent }, 200);
    seen.pages += 1;
    seen.slowestPageMs = Math.max(seen.slowestPageMs, ms);
    if (problem) seen.failed.push(`${path}: ${problem}`);
  });
  const shopper = loop(100, async (agent) => {
    const key = newForm(ledger);
    const body = JSON.stringify(leadOf(key, ledger.phones.get(key)!));
    const options = { agent, method: "POST", headers: headersOf() };
    const { problem, ms } = await ask(origin + leadsPath, options, 201, body);
    seen.forms += 1;
    seen.slowestFormMs = Math.max(seen.slowestFormMs, ms);
    if (problem) seen.failed.push(`form: ${problem}`);
    else ledger.acknowledged.add(key);
  });
  const all = [
    ...Array.from({ length: readers }, (_, at) => reader(at % 2 === 0)),
    ...[true, false, true, false].map((keepAlive) => shopper(keepAlive)),
  ];
  return {
    seen,
    async stop(): Promise<Visits> {
      isOver = true;
      await Promise.all(all);
      return seen;
    },
  };
}

async function ask(url: string, options: RequestOptions, expected: number, body?: string) {
  const began = performance.now();
  const problem = await new Promise<string | undefined>((done) => {
    const asking = request(url, { ...options, timeout: impatienceMs });
    asking.once("timeout", () => asking.destroy(new Error("no answer")));
    asking.once("error", (error: NodeJS.ErrnoException) =>
      done(`${error.code ?? error.message}${asking.reusedSocket ? ", kept connection" : ""}`),
    );
    asking.once("response", async (answer) => done(await readWhole(answer, expected)));
    asking.end(body);
  });
  return { problem, ms: performance.now() - began };
}

async function readWhole(answer: IncomingMessage, expected: number): Promise<string | undefined> {
  let bytes = 0;
  try {
    for await (const chunk of answer) bytes += (chunk as Buffer).length;
  } catch {
    return "cut off";
  }
  const wanted = Number(answer.headers["content-length"] ?? bytes);
  if (bytes !== wanted) return `${bytes} of ${wanted} bytes`;
  return answer.statusCode === expected ? undefined : `status ${answer.statusCode}`;
}
