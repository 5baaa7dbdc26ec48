/** Shoppers who send leads to a store, and the count of what became of them. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { lenders } from "#content/lenders.ts";
import type { Store } from "./store-process.ts";

export const apikey = "sb_publishable_store";
export const admin = { email: "owner@example.com", password: "correct horse" };
/** For a store whose leads are counted afterwards. */
export const adminVariables = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };

/** Forms by their keys: each has a phone of its own, by which a second lead would show. */
export interface Ledger {
  phones: Map<string, string>;
  acknowledged: Set<string>;
  /** Without an answer: their shoppers press the button again. */
  unanswered: string[];
  /** Pressed again, and stored the first time already. */
  repeated: number;
  statuses: Map<number, number>;
}

export const newLedger = (): Ledger => ({
  phones: new Map(),
  acknowledged: new Set(),
  unanswered: [],
  repeated: 0,
  statuses: new Map(),
});

/** Shoppers send leads until they are stopped. */
export function load(store: Store, ledger: Ledger, shoppers = 8, pauseMs = 0) {
  let isOver = false;
  const all = Array.from({ length: shoppers }, async () => {
    while (!isOver) {
      const isAnswered = await sendForm(store, ledger, ledger.unanswered.pop() ?? newForm(ledger));
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

function newForm({ phones }: Ledger): string {
  const key = randomUUID();
  const digits = String(2_000_000 + phones.size);
  phones.set(key, `586-${digits.slice(0, 3)}-${digits.slice(3)}`);
  return key;
}

async function sendForm(store: Store, ledger: Ledger, key: string): Promise<boolean> {
  const status = await sendLead(store, key, ledger.phones.get(key));
  ledger.statuses.set(status, (ledger.statuses.get(status) ?? 0) + 1);
  const isAnswered = status === 201 || status === 409;
  if (isAnswered) ledger.acknowledged.add(key);
  else ledger.unanswered.push(key);
  if (status === 409) ledger.repeated += 1;
  return isAnswered;
}

/** The status of the answer; 0 where there was none. */
export async function sendLead({ origin }: Store, key: string, phone = "248-555-0164") {
  const answer = fetch(`${origin}/rest/v1/financing_leads`, {
    method: "POST",
    headers: { apikey, "Content-Type": "application/json" },
    body: JSON.stringify({
      first_name: "Ann",
      last_name: "Lee",
      phone,
      financing_option: lenders[0]?.name,
      status: "pending",
      submission_key: key,
      consent_version: "2026-11-21",
    }),
  });
  return answer.then(
    ({ status }) => status,
    () => 0,
  );
}

export interface Tally {
  words: string;
  isKept: boolean;
}

/** What an administrator finds: every acknowledged form is one lead, and every lead has one text's row. */
export async function tally(store: Store, ledger: Ledger): Promise<Tally> {
  if (!store.origin) return { words: `no store to count in: ${store.errors}`, isKept: false };
  const token = await signInAsAdmin(store);
  const leads = await readAll<{ id: string; phone: string }>(
    store,
    token,
    "financing_leads",
    "id,phone",
  );
  const texts = await readAll<{ lead_id: string }>(store, token, "lead_texts", "lead_id");
  const perPhone = countBy(leads, ({ phone }) => phone);
  const perLead = countBy(texts, ({ lead_id }) => lead_id);
  const acknowledged = [...ledger.acknowledged].map((key) => ledger.phones.get(key) ?? "");
  const lost = acknowledged.filter((phone) => !perPhone.has(phone)).length;
  const twice = [...perPhone.values()].filter((count) => count > 1).length;
  const oddTexts = leads.filter(({ id }) => perLead.get(id) !== 1).length;
  const repeated = ledger.repeated > 0 ? ` (${ledger.repeated} sent again)` : "";
  return {
    words: `${acknowledged.length} leads acknowledged${repeated}, ${lost} lost, ${twice} twice, ${oddTexts} without their one text`,
    isKept: lost + twice + oddTexts === 0,
  };
}

export async function signInAsAdmin(store: Store): Promise<string> {
  const answer = await fetch(`${store.origin}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey, "Content-Type": "application/json" },
    body: JSON.stringify(admin),
  });
  if (answer.status !== 200) throw new Error(`Signing in: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function readAll<Row>({ origin }: Store, token: string, table: string, columns: string) {
  const rows: Row[] = [];
  for (;;) {
    const query = `select=${columns}&order=id&limit=1000&offset=${rows.length}`;
    const answer = await fetch(`${origin}/rest/v1/${table}?${query}`, {
      headers: { apikey, Authorization: `Bearer ${token}` },
    });
    if (answer.status !== 200) throw new Error(`Reading ${table}: ${await answer.text()}`);
    const page = (await answer.json()) as Row[];
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
