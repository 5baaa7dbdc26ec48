import { setTimeout as sleep } from "node:timers/promises";
import { createPasswords, standardCost } from "#server/auth/passwords.ts";
import { admin, signInAsAdmin } from "../lead-load.ts";
import { end, type Store } from "../store-process.ts";
import { idleMs, memoryOfSteps } from "./memory.ts";
import { figure, section, table } from "./report.ts";
import { atEachConcurrency, compareAtEach, loads, type Round, ratio } from "./server-comparison.ts";
import { benchFiles } from "./server-files.ts";
import { startsTable, timeStarts } from "./server-starts.ts";
import { type Bare, openBare } from "./statements.ts";
import {
  embedded,
  firstPage,
  headersOf,
  memoryOf,
  openStore,
  postgres,
  resetPeakMemory,
  seedLeads,
  type Variables,
} from "./store.ts";
import { inWorkspace, type Workspace } from "./workspace.ts";
import { leadScript, loadOverHttp, signInScript, withHeaders } from "./wrk.ts";

const minutes = 6;
const fewLeads = 1_000;
const people = 96;
// Requests that wrk gives up at its end are still worked on, and would fill the queue of the next.
const catchUpMs = 2_000;

export function benchServer({ seconds: lasting }: { seconds: number }) {
  return inWorkspace(minutes, async (workspace) => {
    const inside = embedded(workspace);
    const outside = await postgres(workspace);
    const embeddedTimes = await timeStarts(workspace, inside);
    workspace.note("memory, step by step");
    const steps = await memoryOfSteps(workspace, String(embeddedTimes.variables.DATA_DIR));
    const ofFiles = await benchFiles(workspace, embeddedTimes.variables, lasting);
    const ofEmbedded = await requests(workspace, embeddedTimes.variables, lasting);
    const postgresTimes = await timeStarts(workspace, outside);
    const ofPostgres = await requests(workspace, postgresTimes.variables, lasting);
    const starts = [
      { name: inside.name, ...embeddedTimes, peak: ofEmbedded.peak },
      { name: outside.name, ...postgresTimes, peak: ofPostgres.peak },
    ];
    return [
      section(
        "The server",
        `One process, the load from the same machine (wrk, ${lasting} s for each line). A ratio is ours divided by the limit's requests a second. ${worst(
          {
            files: ofFiles,
            embedded: ofEmbedded.rounds,
            Postgres: ofPostgres.rounds,
          },
        )}`,
        "### Files",
        "The limit is Debian's nginx with one worker process, sending the same bytes.",
        roundsTable(ofFiles),
        "### Requests, embedded database",
        limitWords,
        roundsTable(ofEmbedded.rounds),
        "### Requests, Postgres",
        "Likewise, with Debian's Postgres on the same machine, waiting for the disk. No texts are sent meanwhile; with the embedded database they are, by the same process.",
        roundsTable(ofPostgres.rounds),
        "### Starts and memory",
        `Megabytes of the server's process: ${idleMs / 1000} s after a start, the most until then, and the most under the load above. With Postgres, its own processes are not counted.`,
        startsTable(starts),
        "What the embedded store's memory is made of, after a later start:",
        table(
          ["process", "idle MB", "peak MB"],
          [...steps, ["the whole store", embeddedTimes.later.memory] as const].map(
            ([name, { now, peak }]) => [name, now, peak],
          ),
        ),
      ),
    ];
  });
}

const limitWords = `The limit is the same statements in the same transactions from the same driver, without HTTP; of a sign-in, it is the check of the password alone. The leads page asks for its first 200 of ${figure(fewLeads)} leads and their number.`;

/** Reads come before inserts, so that server and bare database read as many leads. */
async function requests(workspace: Workspace, variables: Variables, lasting: number) {
  workspace.note("reading leads, bare");
  await seedLeads(workspace, variables, fewLeads);
  const bareReads = await withBare(workspace, variables, async (bare) =>
    loads(await bare.pageReader(), lasting),
  );
  workspace.note("reading leads");
  // A lead's text is sent by a process of its own where there can be one: it is no part of taking the lead.
  const store = await openStore({
    ...variables,
    ...(variables.DATABASE_URL && { TEXT_WORKER: "elsewhere" }),
  });
  await resetPeakMemory(store.child.pid!);
  const reads = { Prefer: firstPage.prefer, ...headersOf(await signInAsAdmin(store)) };
  const ask = (path: string, script: () => string) =>
    atEachConcurrency(async (atOnce) => {
      const options = { atOnce, seconds: lasting, script: script() };
      const load = await loadOverHttp(workspace, store.origin + path, options);
      await sleep(catchUpMs);
      return load;
    });
  const ourReads = await ask(firstPage.path, () => withHeaders(reads));
  workspace.note("signing in");
  const accounts = await signUp(store);
  const ourSignIns = await ask("", () => signInScript(accounts));
  workspace.note("leads");
  const ourLeads = await ask("", leadScript);
  const { peak } = await memoryOf(store.child.pid!);
  await end(store, "SIGTERM");
  workspace.note("leads, bare");
  const bareLeads = await withBare(workspace, variables, async (bare) =>
    loads(await bare.leadWriter(), lasting),
  );
  return {
    peak,
    rounds: [
      ...compareAtEach("the leads page", ourReads, bareReads),
      ...compareAtEach("a lead", ourLeads, bareLeads),
      ...compareAtEach("a sign-in", ourSignIns, await loads(await passwordCheck(), lasting)),
    ],
  };
}

async function withBare<T>(
  { atEnd }: Workspace,
  variables: Variables,
  work: (bare: Bare) => Promise<T>,
) {
  const bare = await openBare(variables);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await bare.close();
    isOpen = false;
  };
  atEnd(close);
  const result = await work(bare);
  await close();
  return result;
}

/** As many at a time as the server checks. */
async function passwordCheck() {
  const passwords = createPasswords(standardCost);
  const hash = await passwords.hash(admin.password);
  return () => passwords.verify(hash, admin.password);
}

// One account that signs in many times at once would be taken for one that is being guessed at.
async function signUp({ origin }: Store) {
  const accounts = Array.from({ length: people }, (_, number) => ({
    email: `person${number}@example.com`,
    password: "correct horse",
  }));
  for (const person of accounts) await post(`${origin}/auth/v1/signup`, person);
  return accounts;
}

async function post(url: string, body: object) {
  const answer = await fetch(url, {
    method: "POST",
    headers: headersOf(),
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
}

function roundsTable(rounds: Round[]) {
  const heads = ["request", "at once", "a second", "p50 ms", "p99 ms"];
  return table(
    [...heads, "limit a second", "p50 ms", "p99 ms", "ratio"],
    rounds.map((round) => [
      round.what,
      round.atOnce,
      ...[round.ours, round.limit].flatMap(({ perSecond, p50, p99 }) =>
        [perSecond, p50, p99].map(figure),
      ),
      ratio(round).toFixed(2),
    ]),
  );
}

function worst(groups: Record<string, Round[]>) {
  const all = Object.entries(groups).flatMap(([group, rounds]) =>
    rounds.map((round) => ({ group, ...round })),
  );
  const three = all.sort((a, b) => ratio(a) - ratio(b)).slice(0, 3);
  const words = three.map(
    (round) => `${round.what} (${round.group}, ${round.atOnce} at once) ${ratio(round).toFixed(2)}`,
  );
  return `The worst three: ${words.join("; ")}.`;
}
