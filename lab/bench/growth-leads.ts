/** The same questions of a store with a thousand leads and with a million. */
import { randomUUID } from "node:crypto";
import { signInAsAdmin } from "../lead-load.ts";
import { end, type Store } from "../store-process.ts";
import { type Cell, figure, median, seconds, section, table } from "./report.ts";
import { type Bare, openBare, type Statement } from "./statements.ts";
import {
  type Engine,
  embedded,
  firstPage,
  headersOf,
  leadBody,
  leadsPath,
  openStore,
  postgres,
  seedLeads,
  type Variables,
} from "./store.ts";
import type { Workspace } from "./workspace.ts";

/** Above this, a shop has a Postgres of its own. */
const mostEmbedded = 100_000;
const asks = 15;
const inserts = 40;
const pageSize = 1_000;
const patienceMs = 90_000;

/** What is measured of one size: figures in milliseconds, and what each statement reads. */
interface Growth {
  size: number;
  times: Record<string, number>;
  plans: Record<string, string>;
}

/** The section about leads, one table for each database. */
export async function benchLeads(workspace: Workspace, sizes: number[]): Promise<string> {
  const inside = await grow(
    workspace,
    embedded(workspace),
    sizes.filter((size) => size <= mostEmbedded),
  );
  const outside = await grow(workspace, await postgres(workspace), sizes);
  return section(
    "Many leads",
    "Milliseconds in the middle of several tries, over HTTP and one at a time; every lead has had its text. The page asks for leads by where the last page ended, and it searches, sorts and filters in the browser what it has loaded: `npm run bench -- leads` measures that.",
    "### Embedded database",
    growthTable(inside),
    verdict(inside),
    "### Postgres",
    growthTable(outside),
    verdict(outside),
  );
}

async function grow(workspace: Workspace, engine: Engine, sizes: number[]): Promise<Growth[]> {
  const all: Growth[] = [];
  let msPerLead = 0;
  for (const size of sizes) {
    // What would be ended in the middle would take the figures of the others with it.
    if (msPerLead * size > workspace.msLeft()) {
      workspace.note(`no time for ${figure(size)} leads, ${engine.name}`);
      break;
    }
    const began = performance.now();
    all.push(await measure(workspace, engine, size));
    msPerLead = (performance.now() - began) / size;
  }
  return all;
}

async function measure(workspace: Workspace, engine: Engine, size: number): Promise<Growth> {
  const variables = await engine.empty(`leads_${size}`);
  workspace.note(`${figure(size)} leads, ${engine.name}`);
  const began = performance.now();
  await seedLeads(workspace, variables, size);
  const seeded = performance.now() - began;
  workspace.note("what statements read");
  const bare = await openBare(variables);
  await addTexts(bare);
  const questions = await questionsFor(bare, size);
  const plans = await explainAll(bare, questions);
  await bare.close();
  workspace.note("over HTTP");
  return { size, plans, times: { "filling it": seeded, ...(await timeAll(variables, questions)) } };
}

/** A seeded lead came without a request, so nobody was texted; a real one was. */
async function addTexts({ database }: Bare) {
  await database.transaction(async (tx) => {
    await tx.exec("set local statement_timeout = 0");
    await tx.exec(`
      insert into private.text_outbox
        (lead_id, state, phone, lender, due_at, sent_at, created_at, updated_at)
      select id, 'sent', phone_e164, financing_option, created_at, created_at, created_at, created_at
      from public.financing_leads`);
  });
  await database.transaction((tx) => tx.exec("analyze private.text_outbox"));
}

interface Question {
  path: string;
  prefer?: string;
}

/** What the leads page asks: see app/admin/leads/list, leads.queries.ts and texts.queries.ts. */
async function questionsFor({ get }: Bare, size: number): Promise<Record<string, Question>> {
  const rows = async (query: string) =>
    (await (await get(`${leadsPath}?select=*&${query}`)).json()) as {
      id: string;
      created_at: string;
      updated_at: string;
    }[];
  const newestFirst = "order=created_at.desc,id.asc";
  const [far] = await rows(`${newestFirst}&limit=1&offset=${Math.floor(size * 0.7)}`);
  const [changed] = await rows("order=updated_at.desc&limit=1");
  const shown = await rows(`${newestFirst}&limit=100`);
  const ids = shown.map(({ id }) => id).join(",");
  return {
    "the first 200, and how many there are": firstPage,
    "the next 1,000, far behind": { path: pageAfter(far!) },
    "what changed since": {
      path: `${leadsPath}?select=*&order=updated_at.asc,id.asc&limit=${pageSize}&updated_at=gt.${encodeURIComponent(changed!.updated_at)}`,
    },
    "the texts of 100": {
      path: `/rest/v1/lead_texts?select=*&order=created_at.desc&lead_id=in.(${ids})`,
    },
    "the history of one": {
      path: `/rest/v1/lead_events?select=*&order=id.desc&limit=500&lead_id=eq.${far!.id}`,
    },
  };
}

function pageAfter({ id, created_at }: { id: string; created_at: string }) {
  const before = encodeURIComponent(created_at);
  const later = encodeURIComponent(`(created_at.lt."${created_at}",id.gt.${id})`);
  return `${leadsPath}?select=*&order=created_at.desc,id.asc&limit=${pageSize}&created_at=lte.${before}&or=${later}`;
}

async function explainAll(bare: Bare, questions: Record<string, Question>) {
  const plans: Record<string, string> = {};
  for (const [name, { path, prefer }] of Object.entries(questions)) {
    plans[name] = await explain(bare, await bare.recordGet(path, prefer));
  }
  plans["a lead"] = await explain(bare, await bare.recordLead());
  return plans;
}

interface Plan {
  "Node Type": string;
  "Index Name"?: string;
  "Relation Name"?: string;
  Plans?: Plan[];
}

/** Which tables and indexes a statement reads, with the rights of whoever sent it. */
async function explain({ database }: Bare, [caller, asked]: Statement[]): Promise<string> {
  return database.transaction(async (tx) => {
    await tx.query(caller!.text, caller!.values);
    const { rows } = await tx.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
      `explain (format json) ${asked!.text}`,
      asked!.values,
    );
    return [...new Set(readsOf(rows[0]!["QUERY PLAN"][0].Plan))].join("; ");
  });
}

function readsOf(plan: Plan): string[] {
  const { "Node Type": type, "Index Name": index, "Relation Name": relation, Plans = [] } = plan;
  const isRead = type.includes("Scan") && (index || relation);
  return [...(isRead ? [`${type}: ${index ?? relation}`] : []), ...Plans.flatMap(readsOf)];
}

async function timeAll(variables: Variables, questions: Record<string, Question>) {
  // The first makes the admin's password anew where there is none, which costs time.
  await end(await openStore(variables), "SIGTERM");
  const store = await openStore(variables);
  const token = await signInAsAdmin(store);
  const ask = async ({ path, prefer }: Question) => {
    const headers = { ...headersOf(token), ...(prefer && { Prefer: prefer }) };
    const answer = await fetch(store.origin + path, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return text;
  };
  const times: Record<string, number> = { start: store.startedInMs };
  for (const [name, question] of Object.entries(questions)) {
    times[name] = await middle(asks, () => ask(question));
  }
  times["a lead"] = await middle(inserts, (number) => sendLead(store, number));
  times["a sign-in"] = await middle(5, () => signInAsAdmin(store));
  times["all of them, page by page"] = await readAll(ask);
  await end(store, "SIGTERM");
  return times;
}

async function middle(tries: number, work: (number: number) => Promise<unknown>) {
  const times: number[] = [];
  for (let number = 0; number < tries; number += 1) {
    const began = performance.now();
    await work(number);
    times.push(performance.now() - began);
  }
  return median(times);
}

async function sendLead({ origin }: Store, number: number) {
  const answer = await fetch(origin + leadsPath, {
    method: "POST",
    headers: headersOf(),
    body: leadBody(randomUUID(), number),
  });
  if (answer.status !== 201) throw new Error(`A lead: ${answer.status} ${await answer.text()}`);
}

/** As the page loads the list; not a number where that takes too long to wait for. */
async function readAll(ask: (question: Question) => Promise<string>) {
  const began = performance.now();
  let page = JSON.parse(await ask(firstPage));
  while (page.length > 0) {
    if (performance.now() - began > patienceMs) return Number.NaN;
    page = JSON.parse(await ask({ path: pageAfter(page.at(-1)) }));
  }
  return performance.now() - began;
}

const inSeconds = new Set(["filling it", "all of them, page by page"]);

function growthTable(all: Growth[]) {
  const [first] = all;
  if (!first) return "Not measured.";
  const cell = (name: string, ms: number) =>
    Number.isNaN(ms)
      ? `over ${seconds(patienceMs)}`
      : inSeconds.has(name)
        ? seconds(ms)
        : figure(ms);
  const rows: Cell[][] = Object.keys(first.times).map((name) => [
    name,
    ...all.map(({ times }) => cell(name, times[name]!)),
  ]);
  const reads = Object.keys(first.plans).map((name) => {
    const plans = [...new Set(all.map(({ plans }) => plans[name]!))];
    const words = plans.map((plan) => {
      const sizes = all.filter(({ plans }) => plans[name] === plan).map(({ size }) => figure(size));
      return plans.length > 1 ? `${plan} (${sizes.join(", ")})` : plan;
    });
    return `- ${name}: ${words.join(" / ")}`;
  });
  return [
    table(["leads", ...all.map(({ size }) => figure(size))], rows),
    `What \`explain\` says is read:\n\n${reads.join("\n")}`,
  ].join("\n\n");
}

// Below this a time says more about the machine than about the question.
const smallest = 5;
const tolerance = 1.3;

/** Names every time that grew more than the number of leads did. */
function verdict(all: Growth[]) {
  const faster = all.slice(1).flatMap(({ size, times }, index) => {
    const { size: before, times: earlier } = all[index]!;
    return Object.entries(times)
      .filter(([, ms]) => ms > smallest)
      .filter(([name, ms]) => ms / Math.max(earlier[name]!, 1) > (size / before) * tolerance)
      .map(
        ([name, ms]) =>
          `${name}, ${figure(before)} to ${figure(size)}: ${figure(ms / earlier[name]!)} times`,
      );
  });
  return faster.length === 0
    ? "Nothing grows faster than the number of leads."
    : `Grows faster than the number of leads: ${faster.join("; ")}.`;
}
