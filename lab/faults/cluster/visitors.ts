/** People at the site while its servers are broken: they send forms, read pages and stay signed in. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { leadOf, leadsPath, phoneOf } from "../../leads.ts";
import { type Answer, type Client, refreshPath, signIn } from "./client.ts";
import type { Cluster } from "./servers.ts";

const visitors = 6;
const settleMs = 3_000;

export interface Form {
  phone: string;
  lender?: string;
  key: string;
}

export const sendForm = (ask: Client, { phone, lender, key }: Form): Promise<Answer> =>
  ask(leadsPath, { body: leadOf(key, phone, lender) });

/** Stored, or stored before: the dialog says thank you to both. */
function isDone({ status, text }: Answer): boolean {
  return status === 201 || (status === 409 && /23505/.test(text) && /submission_key/.test(text));
}

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

export type Sent = Awaited<ReturnType<ReturnType<typeof sendForms>["stop"]>>;

/** Visitors fill in forms until they are stopped; each form has a phone of its own. */
export function sendForms({ ask }: Cluster) {
  const forms = new Map<string, Form>();
  const failed: number[] = [];
  let isOver = false;
  let slowestMs = 0;
  const all = Array.from({ length: visitors }, async () => {
    while (!isOver) {
      const form = { phone: phoneOf(forms.size), key: randomUUID() };
      forms.set(form.key, form);
      const began = performance.now();
      // The dialog tries once; after a failure its visitor presses the button again.
      for (
        let answer = await sendForm(ask, form);
        !isDone(answer);
        answer = await sendForm(ask, form)
      ) {
        failed.push(answer.status);
        await sleep(500);
      }
      slowestMs = Math.max(slowestMs, performance.now() - began);
      await ask("/rest/v1/rpc/text_promise", { body: { submission: form.key } });
      await sleep(50 + Math.random() * 150);
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(all);
      return { forms, failed, slowestMs };
    },
  };
}

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
