/** Shoppers who send leads to a store, and the count of what became of them. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { lenders } from "#content/lenders.ts";
import { call, headersOf, type Store, signIn } from "./store.ts";

export const leadsPath = "/rest/v1/financing_leads";

/** A phone that no other number has. */
export function phoneOf(number: number): string {
  const digits = String(2_000_000 + number);
  return `586-${digits.slice(0, 3)}-${digits.slice(3)}`;
}

/** A lead as the form sends it: app/financing/submit-lead.ts. */
export const leadOf = (submission_key: string, phone: string, lender = lenders[0]?.name) => ({
  first_name: "Ann",
  last_name: "Lee",
  phone,
  financing_option: lender,
  status: "pending",
  submission_key,
  consent_version: "2026-11-21",
});

/** Forms by their keys: each has a phone of its own, by which a second lead would show. */
export interface Ledger {
  phones: Map<string, string>;
  acknowledged: Set<string>;
  /** Without an answer: their shoppers press the button again. */
  unanswered: string[];
  /** Pressed again, and stored the first time already. */
  repeated: number;
  statuses: Map<number, number>;
  slowestMs: number;
}

export const newLedger = (): Ledger => ({
  phones: new Map(),
  acknowledged: new Set(),
  unanswered: [],
  repeated: 0,
  statuses: new Map(),
  slowestMs: 0,
});

/** Writes down a new form, and returns its key. */
export function newForm({ phones }: Ledger): string {
  const key = randomUUID();
  phones.set(key, phoneOf(phones.size));
  return key;
}

/** Sends a lead, and resolves to the status of the answer; 0 where there was none. */
export type SendLead = (key: string, phone?: string) => Promise<number>;

/** Shoppers send leads to a store until they are stopped. */
export const load = (store: Store, ledger: Ledger, shoppers = 8, pauseMs = 0) =>
  loadBy((key, phone) => sendLead(store, key, phone), ledger, shoppers, pauseMs);

/** The same by another way than straight to the store. */
export function loadBy(send: SendLead, ledger: Ledger, shoppers: number, pauseMs: number) {
  let isOver = false;
  const all = Array.from({ length: shoppers }, async () => {
    while (!isOver) {
      const isAnswered = await sendForm(send, ledger, ledger.unanswered.pop() ?? newForm(ledger));
      await sleep(isAnswered ? pauseMs : 20 + pauseMs);
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(all);
    },
  };
}

async function sendForm(send: SendLead, ledger: Ledger, key: string): Promise<boolean> {
  const began = performance.now();
  const status = await send(key, ledger.phones.get(key));
  ledger.slowestMs = Math.max(ledger.slowestMs, performance.now() - began);
  ledger.statuses.set(status, (ledger.statuses.get(status) ?? 0) + 1);
  const isAnswered = status === 201 || status === 409;
  if (isAnswered) ledger.acknowledged.add(key);
  else ledger.unanswered.push(key);
  if (status === 409) ledger.repeated += 1;
  return isAnswered;
}

/** Sends a lead as the site's own client does. */
export async function sendLead({ origin }: Store, key: string, phone = "248-555-0164") {
  const body = JSON.stringify(leadOf(key, phone));
  const answer = fetch(origin + leadsPath, { method: "POST", headers: headersOf(), body });
  return answer.then(
    ({ status }) => status,
    () => 0,
  );
}

/** What an administrator finds: every acknowledged form is one lead, and every lead has one text's row. */
export async function tally(store: Store, ledger: Ledger) {
  if (!store.origin) return { words: `no store to count in: ${store.errors}`, isKept: false };
  const token = await signIn(store);
  const leads = await readAll<{ id: string; phone: string }>(
    ...[store, token, "financing_leads", "id,phone"],
  );
  const texts = await readAll<{ lead_id: string }>(store, token, "lead_texts", "lead_id");
  const perPhone = countBy(leads, ({ phone }) => phone);
  const perLead = countBy(texts, ({ lead_id }) => lead_id);
  const acknowledged = [...ledger.acknowledged].map((key) => ledger.phones.get(key) ?? "");
  const lost = acknowledged.filter((phone) => !perPhone.has(phone)).length;
  const phones = [...ledger.phones.values()];
  const twice = phones.filter((phone) => (perPhone.get(phone) ?? 0) > 1).length;
  const oddTexts = leads.filter(({ id }) => perLead.get(id) !== 1).length;
  const repeated = ledger.repeated > 0 ? ` (${ledger.repeated} sent again)` : "";
  return {
    words: `${acknowledged.length} leads acknowledged${repeated}, ${lost} lost, ${twice} twice, ${oddTexts} without their one text`,
    isKept: lost + twice + oddTexts === 0,
  };
}

async function readAll<Row>(store: Store, token: string, table: string, columns: string) {
  const rows: Row[] = [];
  for (;;) {
    const query = `select=${columns}&order=id&limit=1000&offset=${rows.length}`;
    const page = (await (
      await call(store, `/rest/v1/${table}?${query}`, { token })
    ).json()) as Row[];
    rows.push(...page);
    if (page.length < 1000) return rows;
  }
}

/** How often each key comes. */
export function countBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}
