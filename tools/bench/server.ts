/** What the server does a second, beside nginx and beside the bare database, and what it takes. */
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createPasswords, standardCost } from "#server/auth/passwords.ts";
import { admin, signInAsAdmin } from "../faults/lead-load.ts";
import { findNginx } from "../faults/nginx.ts";
import { freePort } from "../test/free-port.mjs";
import { end, type Store } from "../test/store-process.ts";
import { idleMs, memoryOfSteps } from "./memory.ts";
import { inPlace, type Place } from "./place.ts";
import { type Cell, figure, seconds, section, table } from "./report.ts";
import { client } from "./site.ts";
import { type Bare, openBare } from "./statements.ts";
import {
  type Engine,
  embedded,
  firstPage,
  forgetPeak,
  headersOf,
  type Memory,
  memoryOf,
  openStore,
  postgres,
  seedLeads,
  type Variables,
} from "./store.ts";
import { type Load, leadScript, loadHere, loadOverHttp, signInScript, withHeaders } from "./wrk.ts";

const minutes = 6;
const askers = [1, 16, 64];
const manyLeads = 100_000;
const fewLeads = 1_000;
const people = 96;
// Requests that wrk gives up at its end are still worked on, and would fill the queue of the next.
const catchUpMs = 2_000;

/** One kind of request, and the same with nothing but what it cannot do without. */
interface Round {
  what: string;
  atOnce: number;
  ours: Load;
  limit: Load;
}

export function benchServer({ seconds: lasting }: { seconds: number }) {
  return inPlace(minutes, async (place) => {
    const inside = embedded(place);
    const outside = await postgres(place);
    const embeddedTimes = await timeStarts(place, inside);
    place.note("memory, step by step");
    const steps = await memoryOfSteps(place, String(embeddedTimes.variables.DATA_DIR));
    const ofFiles = await files(place, embeddedTimes.variables, lasting);
    const ofEmbedded = await requests(place, embeddedTimes.variables, lasting);
    const postgresTimes = await timeStarts(place, outside);
    const ofPostgres = await requests(place, postgresTimes.variables, lasting);
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

interface Start {
  ms: number;
  memory: Memory;
}

interface Starts {
  variables: Variables;
  first: Start;
  later: Start;
  withMany: number;
}

async function timeStarts(place: Place, engine: Engine): Promise<Starts> {
  const variables = await engine.empty("few");
  const many = await engine.empty("many");
  place.note(`starts, ${engine.name}`);
  const store = await openStore(variables);
  // Filling the other database meanwhile disturbs neither's figures.
  const [first] = await Promise.all([rest(store), seedLeads(place, many, manyLeads)]);
  await end(store, "SIGTERM");
  const again = await openStore(variables);
  const later = await rest(again);
  await end(again, "SIGTERM");
  // Makes the admin, whose password costs time once.
  await end(await openStore(many), "SIGTERM");
  const full = await openStore(many);
  await end(full, "SIGTERM");
  return { variables, first, later, withMany: full.startedInMs };
}

async function rest({ child, startedInMs }: Store): Promise<Start> {
  await sleep(idleMs);
  return { ms: startedInMs, memory: await memoryOf(child.pid!) };
}

async function files(place: Place, variables: Variables, lasting: number): Promise<Round[]> {
  place.note("files, beside nginx");
  const store = await openStore(variables);
  const limit = await openNginx(place);
  const picture = await aPicture();
  const ask = (url: string, atOnce: number) =>
    loadOverHttp(place, url, {
      atOnce,
      seconds: lasting,
      script: withHeaders({ "Accept-Encoding": "br" }),
    });
  const compare = async (what: string, path: string) =>
    roundsOf(
      what,
      await inTurn((atOnce) => ask(store.origin + path, atOnce)),
      await inTurn((atOnce) => ask(limit.origin + path, atOnce)),
    );
  const page = await stat(join(client, "index.html.br"));
  const rounds = [
    ...(await compare(`the home page, ${kilobytes(page.size)}`, "/")),
    ...(await compare(`a picture, ${kilobytes(picture.bytes)}`, picture.path)),
  ];
  await limit.stop();
  await end(store, "SIGTERM");
  return rounds;
}

async function openNginx(place: Place) {
  const nginx = await findNginx(place.folder);
  const port = await freePort();
  await nginx.test(
    "files",
    `server {
      listen 127.0.0.1:${port};
      root ${client};
      access_log off;
      sendfile on;
      tcp_nopush on;
      location = / {
        default_type text/html;
        types {}
        add_header Content-Encoding br;
        try_files /index.html.br =404;
      }
    }`,
  );
  const running = await nginx.start("files", port);
  place.atEnd(running.stop);
  return { origin: `http://127.0.0.1:${port}`, stop: running.stop };
}

/** A picture of the size that cards show. */
async function aPicture() {
  const names = await readdir(join(client, "pictures"));
  const name = names.filter((file) => file.endsWith("-400.avif")).sort()[0];
  if (!name) throw new Error("The built site has no pictures");
  const { size } = await stat(join(client, "pictures", name));
  return { path: `/pictures/${name}`, bytes: size };
}

/** Reads come before inserts, so that server and bare database read as many leads. */
async function requests(place: Place, variables: Variables, lasting: number) {
  place.note("reading leads, bare");
  await seedLeads(place, variables, fewLeads);
  const bareReads = await withBare(place, variables, async (bare) =>
    loads(await bare.pageReader(), lasting),
  );
  place.note("reading leads");
  // A lead's text is sent by a process of its own where there can be one: it is no part of taking the lead.
  const store = await openStore({
    ...variables,
    ...(variables.DATABASE_URL && { TEXT_WORKER: "elsewhere" }),
  });
  await forgetPeak(store.child.pid!);
  const reads = { Prefer: firstPage.prefer, ...headersOf(await signInAsAdmin(store)) };
  const ask = (path: string, script: () => string) =>
    inTurn(async (atOnce) => {
      const options = { atOnce, seconds: lasting, script: script() };
      const load = await loadOverHttp(place, store.origin + path, options);
      await sleep(catchUpMs);
      return load;
    });
  const ourReads = await ask(firstPage.path, () => withHeaders(reads));
  place.note("signing in");
  const accounts = await signUp(store);
  const ourSignIns = await ask("", () => signInScript(accounts));
  place.note("leads");
  const ourLeads = await ask("", leadScript);
  const { peak } = await memoryOf(store.child.pid!);
  await end(store, "SIGTERM");
  place.note("leads, bare");
  const bareLeads = await withBare(place, variables, async (bare) =>
    loads(await bare.leadWriter(), lasting),
  );
  return {
    peak,
    rounds: [
      ...roundsOf("the leads page", ourReads, bareReads),
      ...roundsOf("a lead", ourLeads, bareLeads),
      ...roundsOf("a sign-in", ourSignIns, await loads(await passwordCheck(), lasting)),
    ],
  };
}

async function withBare<T>(
  { atEnd }: Place,
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

async function inTurn(load: (atOnce: number) => Promise<Load>): Promise<Load[]> {
  const all: Load[] = [];
  for (const atOnce of askers) all.push(await load(atOnce));
  return all;
}

const loads = (job: () => Promise<unknown>, lasting: number) =>
  inTurn((atOnce) => loadHere(job, { atOnce, seconds: lasting }));

const roundsOf = (what: string, ours: Load[], limits: Load[]): Round[] =>
  askers.map((atOnce, index) => ({ what, atOnce, ours: ours[index]!, limit: limits[index]! }));

const ratio = ({ ours, limit }: Round) => ours.perSecond / limit.perSecond;

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

function startsTable(all: (Starts & { name: string; peak: number })[]) {
  const heads: Cell[] = ["database", "start, empty", "later", `with ${figure(manyLeads)} leads`];
  const memory: Cell[] = ["idle MB", "peak", "idle after a later start", "peak", "peak under load"];
  return table(
    [...heads, ...memory],
    all.map(({ name, first, later, withMany, peak }) => [
      name,
      ...[first.ms, later.ms, withMany].map(seconds),
      ...[first, later].flatMap(({ memory }) => [memory.now, memory.peak]),
      peak,
    ]),
  );
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
