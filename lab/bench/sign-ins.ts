/** How long a lead takes while nobody and while many people sign in. */
import { setTimeout as sleep } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { createApp } from "#server/app.ts";
import { openMemory } from "#server/database/pglite.ts";
import { prepareDatabase } from "#server/database/prepare.ts";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/logging.ts";
import { makeSecrets } from "#server/secrets.ts";
import { freePort } from "#tools/test/free-port.mjs";
import { type Cell, figure, percentile, section, table } from "./report.ts";
import { leadBody, leadsPath, liftLeadLimits } from "./store.ts";
import { inWorkspace, type Workspace } from "./workspace.ts";

const minutes = 3;
const people = 16;
const leads = 100;
const password = "correct horse";
const publishableKey = "sb_publishable_store";

export function benchSignIns() {
  return inWorkspace(minutes, async (workspace) => {
    const call = await openStore(workspace);
    const accounts = Array.from({ length: people }, (_, at) => `person${at}@example.com`);
    for (const email of accounts) await call("/auth/v1/signup", signInBody(email));
    const sendLeads = leadSender(call);
    await sendLeads();
    const alone = await sendLeads();

    let isOver = false;
    let signedIn = 0;
    const all = accounts.map(async (email) => {
      while (!isOver) {
        await call("/auth/v1/token?grant_type=password", signInBody(email));
        signedIn += 1;
      }
    });
    const began = performance.now();
    const busy = await sendLeads();
    const perSecond = signedIn / ((performance.now() - began) / 1000);
    isOver = true;
    await Promise.all(all);
    return [
      section(
        "A lead while people sign in",
        `Milliseconds of ${leads} leads, one at a time, on the embedded database in this process; ${figure(perSecond)} sign-ins a second meanwhile.`,
        table(
          ["meanwhile", "p50", "p95"],
          [row("nobody signs in", alone), row(`${people} people sign in`, busy)],
        ),
      ),
    ];
  });
}

const signInBody = (email: string) => JSON.stringify({ email, password });

const row = (what: string, times: number[]): Cell[] => [
  what,
  ...[0.5, 0.95].map((share) => figure(percentile(times, share))),
];

function leadSender(call: (path: string, body: string) => Promise<void>) {
  let sent = 0;
  return async () => {
    const times: number[] = [];
    for (let lead = 0; lead < leads; lead += 1) {
      const began = performance.now();
      sent += 1;
      await call(leadsPath, leadBody(crypto.randomUUID(), sent));
      times.push(performance.now() - began);
    }
    return times;
  };
}

async function openStore({ atEnd }: Workspace) {
  const database = await openMemory();
  atEnd(() => database.close());
  await prepareDatabase(database);
  await liftLeadLimits(database);
  const plenty = { points: 1_000_000, seconds: 60 };
  const app = createApp({
    database,
    env: readEnv({ SIGN_UPS_PER_HOUR: "1000", REQUESTS_PER_MINUTE: "1000000" }),
    secrets: await makeSecrets(),
    log: createLog("error"),
    limits: { signInByAddress: plenty, signInByAccount: plenty },
  });
  const port = await freePort();
  const server = serve({ fetch: app.fetch, port, hostname: "127.0.0.1" });
  atEnd(() => server.close());
  await sleep(50);
  return async (path: string, body: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: "POST",
      headers: { apikey: publishableKey, "Content-Type": "application/json" },
      body,
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    await response.text();
  };
}
