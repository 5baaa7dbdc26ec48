/** What fails without a word: a line to Postgres, a notification, the process that publishes. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sample } from "#content/sample.ts";
import { openSilentLine } from "#server/database/silent-line-testing.ts";
import { startPostgres } from "#tools/test/postgres.mjs";
import { load, newLedger, tally } from "../leads.ts";
import { seconds } from "../report.ts";
import { call, copyReleases, end, openStore, type Store, signIn } from "../store.ts";
import { type Context, type Fault, promises } from "./fault.ts";

const bed = sample.products.bedroom[0]!;
const healsWithinMs = 60_000;

/** A NAT or pooler forgets all connections to Postgres, while shoppers send leads and the owner saves. */
export const halfOpen: Fault = async (context) => {
  const { store, line, token } = await openBehindLine(context);
  const { check, areKept } = promises(context);
  const ledger = newLedger();
  const traffic = load(store, ledger, 4, 50);
  await sleep(2_000);
  let slowestMs = 0;
  for (const cents of [51_100, 51_200, 51_300]) {
    line.fallSilent();
    slowestMs = Math.max(slowestMs, await saveUntilLive(store, token, cents));
  }
  await traffic.stop();
  const { words, isKept } = await tally(store, ledger);
  check("nothing is lost", isKept, words);
  const heals = slowestMs < healsWithinMs;
  check("a price is live within 60 s of its line's end", heals, seconds(slowestMs));
  await end(store, "SIGTERM");
  return { words: "Three times all connections to Postgres fell silent.", isKept: areKept() };
};

/** What Postgres says of changes is lost on its way. */
export const lostNotification: Fault = async (context) => {
  const { store, line, token } = await openBehindLine(context);
  const { check, areKept } = promises(context);
  line.losesNotifications = true;
  const tookMs = await saveUntilLive(store, token, 52_100);
  check("a price is live within 60 s", tookMs < healsWithinMs, seconds(tookMs));
  await end(store, "SIGTERM");
  return { words: "No notification of a change arrived.", isKept: areKept() };
};

/** The process that publishes does nothing any more, and does not end either. */
export const frozenPublishing: Fault = async (context) => {
  const { store, token } = await openBehindLine(context);
  const { check, areKept } = promises(context);
  await saveUntilLive(store, token, 53_100);
  const children = await readFile(
    `/proc/${store.child.pid}/task/${store.child.pid}/children`,
    "utf8",
  );
  for (const child of children.match(/\d+/g) ?? []) process.kill(Number(child), "SIGSTOP");
  const tookMs = await saveUntilLive(store, token, 53_200);
  check("a price is live within two minutes", tookMs < 2 * healsWithinMs, seconds(tookMs));
  await end(store, "SIGTERM");
  return { words: "The process that publishes was stopped where it was.", isKept: areKept() };
};

async function openBehindLine({ folder, atEnd }: Context) {
  const postgres = await startPostgres();
  atEnd(postgres.stop);
  const line = await openSilentLine(postgres.url);
  atEnd(async () => line.close());
  const variables = { DATA_DIR: join(folder, "data"), BUILD_DIR: join(folder, "build") };
  await copyReleases(variables.BUILD_DIR);
  const store = await openStore({ ...variables, DATABASE_URL: line.url });
  return { store, line, token: await signIn(store) };
}

/** Saves a price, again where that is not answered; milliseconds until the site shows it, or an hour. */
async function saveUntilLive(store: Store, token: string, cents: number): Promise<number> {
  const began = performance.now();
  const body = { price_cents: cents };
  const save = () =>
    call(store, `/rest/v1/products?id=eq.${bed.id}`, { method: "PATCH", token, body }).then(
      () => true,
      () => false,
    );
  while (!(await save())) await sleep(100);
  while (performance.now() - began < 3 * healsWithinMs) {
    const live = (await (await fetch(`${store.origin}/live.json`)).json()) as {
      products: Record<string, { priceCents: number }>;
    };
    if (live.products[bed.slug]?.priceCents === cents) return performance.now() - began;
    await sleep(50);
  }
  return 3_600_000;
}
