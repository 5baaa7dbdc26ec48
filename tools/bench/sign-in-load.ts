/**
 * Prints how long a lead takes while nobody and while sixteen people sign in:
 *   node tools/bench/sign-in-load.ts
 */

import { setTimeout as sleep } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { createApp } from "#server/app.ts";
import { openMemory } from "#server/database/pglite.ts";
import { prepareDatabase } from "#server/database/prepare.ts";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/logging.ts";
import { makeSecrets } from "#server/secrets.ts";

const PEOPLE = 16;
const LEADS = 100;

const database = await openMemory();
await prepareDatabase(database);
const env = readEnv({ SIGN_UPS_PER_HOUR: "1000" });
const plenty = { points: 1_000_000, seconds: 60 };
const app = createApp({
  database,
  env,
  secrets: await makeSecrets(),
  log: createLog("error"),
  limits: { signInByAddress: plenty, signInByAccount: plenty },
});
const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
await sleep(50);
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : address}`;

const call = async (path: string, body: unknown) => {
  const response = await fetch(origin + path, {
    method: "POST",
    headers: { apikey: env.publishableKey, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.text();
};

const password = "correct horse";
const people = Array.from({ length: PEOPLE }, (_, at) => `person${at}@example.com`);
for (const email of people) await call("/auth/v1/signup", { email, password });

async function leadTimes(): Promise<number[]> {
  const times: number[] = [];
  for (let lead = 0; lead < LEADS; lead += 1) {
    const start = performance.now();
    await call("/rest/v1/financing_leads", {
      first_name: "Ann",
      last_name: "Smith",
      phone: "248-555-0100",
      financing_option: "Harbor First Financing",
      status: "pending",
      submission_key: crypto.randomUUID(),
    });
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

const percentile = (times: number[], share: number) =>
  times[Math.floor((times.length - 1) * share)]!.toFixed(1);

await leadTimes();
const idle = await leadTimes();

let signedIn = 0;
let isOpen = true;
const signingIn = people.map(async (email) => {
  while (isOpen) {
    await call("/auth/v1/token?grant_type=password", { email, password });
    signedIn += 1;
  }
});
const start = performance.now();
const busy = await leadTimes();
const seconds = (performance.now() - start) / 1000;
isOpen = false;
await Promise.all(signingIn);

for (const [name, times] of [
  ["nobody signs in", idle],
  [`${PEOPLE} sign in`, busy],
] as const) {
  console.log(
    `lead while ${name}: p50 ${percentile(times, 0.5)} ms, p95 ${percentile(times, 0.95)} ms`,
  );
}
const ratio = Number(percentile(busy, 0.5)) / Number(percentile(idle, 0.5));
console.log(`ratio of the medians: ${ratio.toFixed(1)} (limit 5)`);
console.log(`sign-ins per second meanwhile: ${(signedIn / seconds).toFixed(1)}`);
server.close();
await database.close();
