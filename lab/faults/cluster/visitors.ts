/** People at the site while its servers are broken: they send forms, read pages and stay signed in. */
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { type Ledger, leadOf, leadsPath, loadBy } from "../../leads.ts";
import { refreshPath, signIn } from "./client.ts";
import type { Cluster } from "./servers.ts";

const visitors = 6;
const betweenForms = 100;
const settleMs = 3_000;

export async function waitForTexts(database: pg.Pool): Promise<void> {
  const waiting = async () =>
    (
      await database.query<{ count: string }>(
        "select count(*) from private.text_outbox where state = 'queued' or (state = 'sending' and claimed_at > now() - interval '3 seconds')",
      )
    ).rows[0]!.count;
  while ((await waiting()) !== "0") await sleep(200);
  await sleep(settleMs);
}

/** Visitors fill in forms until they are stopped, and ask afterwards whether a text comes. */
export const sendForms = ({ ask }: Cluster, ledger: Ledger) =>
  loadBy(
    async (key, phone = "") => {
      const { status } = await ask(leadsPath, { body: leadOf(key, phone) });
      await ask("/rest/v1/rpc/text_promise", { body: { submission: key } });
      return status;
    },
    ...([ledger, visitors, betweenForms] as const),
  );

/** Somebody reads pages and stays signed in meanwhile, and asks again where a refresh had no answer. */
export function browseSignedIn({ ask }: Cluster) {
  const seen = { pages: 0, failedPages: 0, refreshes: 0, askedAgain: 0, isSignedIn: false };
  let isOver = false;
  const work = (async () => {
    let tokens = await signIn(ask);
    while (!isOver) {
      const page = await ask("/financing");
      seen.pages += 1;
      if (page.status !== 200) seen.failedPages += 1;
      const body = { refresh_token: tokens.refresh_token };
      let answer = await ask(refreshPath, { body });
      while (answer.status === 0 || answer.status >= 500) {
        seen.askedAgain += 1;
        await sleep(200);
        answer = await ask(refreshPath, { body });
      }
      seen.refreshes += 1;
      seen.isSignedIn = answer.status === 200;
      if (!seen.isSignedIn) return;
      tokens = JSON.parse(answer.text);
      await sleep(400);
    }
  })();
  // A failure is for whoever stops the work; until then the others go on.
  work.catch(() => undefined);
  return {
    async stop() {
      isOver = true;
      await work;
      return seen;
    },
  };
}

export function countConnections(database: pg.Pool) {
  let most = 0;
  const look = async () => {
    const { rows } = await database.query<{ count: string }>(
      "select count(*) from pg_stat_activity where application_name = 'store'",
    );
    most = Math.max(most, Number(rows[0]!.count));
  };
  const timer = setInterval(() => look().catch(() => undefined), 250);
  return {
    async stop() {
      clearInterval(timer);
      return most;
    },
  };
}
