/**
 * Two servers and a worker behind nginx on one Postgres, restarted in turn while people send forms:
 *
 *   node_modules/.bin/node tools/faults/cluster.ts [rounds]
 *
 * Needs Debian: nginx and Postgres are installed (as root, where Debian may start them as services too)
 * or unpacked under .cache. nginx has the files of deploy with other ports. The texts' provider is a fake
 * Twilio in this process. Works in folders of its own, which it removes. Ends with status 1 when a
 * promise is broken; docs/reliability.md has the figures of a run.
 */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { connect as connectHttp2 } from "node:http2";
import { Agent, request } from "node:https";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import {
  providerVariables,
  signedRequest,
  startFakeTwilio,
} from "#server/sms/testing/fake-twilio.ts";
import { root, run } from "../start/launch.mjs";
import { freePort } from "../test/free-port.mjs";
import { startPostgres } from "../test/postgres.mjs";
import { end, endAll, type Store, start } from "../test/store-process.ts";
import { admin, adminVariables, apikey, countBy } from "./lead-load.ts";
import { findNginx, hostName, makeCertificate, shippedConfig, staticConfig } from "./nginx.ts";

const rounds = Number(process.argv[2] ?? 10);
const visitors = 6;
const formTimeoutMs = 20_000;
const mostConnections = 3 * 10;
const mostInDoubtPerKill = 8;
const settleMs = 3_000;
const freezes = 4;
const frozenMs = 12_000;
const signInPath = "/auth/v1/token?grant_type=password";
const refreshPath = "/auth/v1/token?grant_type=refresh_token";
const lenders = [
  "Bridgewater Credit",
  "Harbor First Financing",
  "Easy Lane Leasing",
  "Northstar Lease-to-Own",
];

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}
type Ask = (
  path: string,
  init?: { body?: unknown; headers?: object; method?: string },
) => Promise<Answer>;

const folder = await mkdtemp(join(tmpdir(), "store-cluster-"));
await chmod(folder, 0o755);
const closing: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
let broken = 0;
try {
  const nginx = await findNginx(folder);
  console.log(`${nginx.version}, ${rounds} rounds`);
  await tryStaticSite();
  const cluster = await openCluster();
  await tryProxy(cluster);
  await trySessions(cluster);
  await tryLimits(cluster);
  await tryTextLimit(cluster);
  await tryRestarts(cluster);
} finally {
  await endAll();
  for (const close of closing.reverse()) await close();
}
if (broken > 0) process.exitCode = 1;
console.log(broken > 0 ? `${broken} promises broken` : "Every promise was kept.");

function check(promise: string, isKept: boolean, found: unknown): void {
  if (!isKept) broken += 1;
  console.log(`${isKept ? "kept  " : "BROKEN"} ${promise}: ${found}`);
}

type Cluster = Awaited<ReturnType<typeof openCluster>>;

async function openCluster() {
  const postgres = await startPostgres();
  closing.push(postgres.stop);
  const fake = await startFakeTwilio(20);
  closing.push(fake.close);
  const database = new pg.Pool({
    connectionString: postgres.url,
    application_name: "cluster",
    max: 2,
  });
  database.on("error", () => {});
  closing.push(() => database.end());

  const [http, https, first, second, ofWorker] = await Promise.all(
    [1, 2, 3, 4, 5].map(() => freePort()),
  );
  const ports = {
    http: http!,
    https: https!,
    stores: [first!, second!] as [number, number],
    worker: ofWorker!,
  };
  const common = {
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, "keys"),
    BUILD_DIR: process.env.BUILD_DIR ?? "build",
    SITE_URL: `https://${hostName}`,
    TRUSTED_PROXIES: "127.0.0.1",
    ...providerVariables(fake),
    TEXTS_PER_ADDRESS_AND_HOUR: "1000000",
    QUIET_HOURS: "none",
  };
  const startServer = (which: 0 | 1, variables = {}) =>
    start({ ...common, TEXT_WORKER: "elsewhere", PORT: String(ports.stores[which]), ...variables });
  const startWorker = () =>
    start({ ...common, PORT: String(ports.worker) }, join(root, "server/worker/main.ts"));

  // Both at once on an empty database, as after a reboot.
  const servers = await Promise.all([startServer(0, adminVariables), startServer(1)]);
  for (const { origin, errors } of servers) if (!origin) throw new Error(errors);
  await database.query("update private.settings set texts_per_hour = 1000000");

  const certificate = await makeCertificate(folder);
  const nginx = await findNginx(folder);
  const said = await nginx.test("proxy", await shippedConfig(ports, certificate));
  check(
    "nginx -t takes tools/deploy/nginx.conf without a warning",
    !/warn|emerg/.test(said),
    lastLine(said),
  );
  const proxy = await nginx.start("proxy", ports.https);
  closing.push(proxy.stop);
  const worker = await startWorker();
  return {
    ...{ database, fake, ports, certificate, proxy, startServer, startWorker, servers, worker },
    ask: throughNginx(ports.https, certificate.pem),
  };
}

function asText(body: unknown): string | undefined {
  return body === undefined || typeof body === "string" ? body : JSON.stringify(body);
}

function lastLine(text: string): string | undefined {
  return text.trim().split("\n").at(-1)?.replace(folder, "…");
}

/** Asks the site as a browser does; status 0 stands for no answer. */
function throughNginx(port: number, ca: string): Ask {
  const agent = new Agent({ keepAlive: true, ca, servername: hostName });
  closing.push(() => agent.destroy());
  return (path, { body, headers, method = body === undefined ? "GET" : "POST" } = {}) =>
    new Promise((resolve) => {
      const none = () => resolve({ status: 0, headers: {}, text: "" });
      const sent = request(
        {
          ...{ agent, host: "127.0.0.1", port, path, method },
          headers: { Host: hostName, apikey, "Content-Type": "application/json", ...headers },
          signal: AbortSignal.timeout(formTimeoutMs),
        },
        (response) => {
          let text = "";
          response.on("data", (chunk) => {
            text += chunk;
          });
          response.on("error", none);
          response.on("end", () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
          );
        },
      );
      sent.on("error", none);
      sent.end(asText(body));
    });
}

/** Asks one server itself, as nginx would. */
function askServer({ origin }: Store): Ask {
  return async (path, { body, headers, method = body === undefined ? "GET" : "POST" } = {}) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { apikey, "Content-Type": "application/json", ...headers },
      body: asText(body),
    });
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      text: await answer.text(),
    };
  };
}

/** The site beside a hosted project: files alone. */
async function tryStaticSite(): Promise<void> {
  const site = await builtSite();
  const nginx = await findNginx(folder);
  const certificate = await makeCertificate(folder);
  const [http, https] = await Promise.all([freePort(), freePort()]);
  const config = await staticConfig({ site, folder }, { http, https }, certificate);
  const said = await nginx.test("static", config);
  check("nginx -t takes tools/deploy/static.nginx.conf", !/warn|emerg/.test(said), lastLine(said));
  const running = await nginx.start("static", https);
  const ask = throughNginx(https, certificate.pem);

  const pages = await Promise.all(
    ["/", "/deals", "/deals/bedroom", "/financing"].map((path) => ask(path)),
  );
  const statuses = pages.map(({ status }) => status);
  check(
    "it answers the built pages",
    statuses.every((status) => status === 200),
    statuses,
  );
  const missing = await ask("/nowhere");
  const isOwn = missing.status === 404 && missing.text.includes("<html");
  check("and an unknown address with the site's own 404", isOwn, missing.status);
  const slash = await ask("/deals/");
  check("/deals/ leads to /deals", slash.status === 301, slash.status);
  const hidden = await ask("/_headers");
  check("_headers stays inside", hidden.status === 404, hidden.status);
  const asset = await ask(/\/assets\/[\w.-]+\.js/.exec(pages[0]!.text)?.[0] ?? "/assets/none.js");
  const answers = [...pages, missing, asset];
  const isProtected = ({ headers }: Answer) =>
    String(headers["content-security-policy"]).includes("default-src 'none'") &&
    headers["x-content-type-options"] === "nosniff";
  const count = answers.filter(isProtected).length;
  check(
    "every answer has the headers of _headers",
    count === answers.length,
    `${count} of ${answers.length}`,
  );
  const kept = [pages[0]!, asset].map(({ headers }) => headers["cache-control"]);
  check(
    "pages are asked for again, assets are kept",
    kept.join("; ") === "no-cache; public, max-age=31536000, immutable",
    kept.join("; "),
  );
  const packed = await ask("/deals", { headers: { "Accept-Encoding": "gzip" } });
  const encoding = packed.headers["content-encoding"];
  check("pages travel compressed", encoding === "gzip", encoding);
  await running.stop();
}

async function builtSite(): Promise<string> {
  const site = resolve(root, process.env.BUILD_DIR ?? "build", "client");
  if (!existsSync(join(site, "404.html"))) {
    console.log("Building the site…");
    await run("react-router", ["build"], { quiet: true });
  }
  return site;
}

async function tryProxy({ ask, ports, certificate }: Cluster): Promise<void> {
  const plain = await fetch(`http://127.0.0.1:${ports.http}/deals`, {
    headers: { Host: hostName },
    redirect: "manual",
  });
  check("http leads to https", plain.status === 308, plain.status);
  const metrics = await ask("/metrics");
  check("figures stay on the machine", metrics.status === 404, metrics.status);
  const session = connectHttp2(`https://127.0.0.1:${ports.https}`, {
    ca: certificate.pem,
    servername: hostName,
  });
  await once(session, "connect");
  check("browsers get HTTP/2", session.alpnProtocol === "h2", session.alpnProtocol);
  session.close();
}

function bearer(token: string) {
  return { Authorization: `Bearer ${token}` };
}

interface Tokens {
  access_token: string;
  refresh_token: string;
}

async function signIn(ask: Ask): Promise<Tokens> {
  const { status, text } = await ask(signInPath, { body: admin });
  if (status !== 200) throw new Error(`Signing in: ${status} ${text}`);
  return JSON.parse(text);
}

async function trySessions({ ask, servers }: Cluster): Promise<void> {
  const [first, second] = servers.map(askServer) as [Ask, Ask];
  const user = async (at: Ask, token: string) =>
    (await at("/auth/v1/user", { headers: bearer(token) })).status;
  const tokens = await signIn(ask);
  const used = [await user(first, tokens.access_token), await user(second, tokens.access_token)];
  check("a session from nginx is good on both servers", used.join() === "200,200", used);

  const refreshed = await first(refreshPath, { body: { refresh_token: tokens.refresh_token } });
  const next = JSON.parse(refreshed.text) as Tokens;
  const again = await second(refreshPath, { body: { refresh_token: next.refresh_token } });
  const last = JSON.parse(again.text) as Tokens;
  check("it is refreshed on one, then on the other", again.status === 200, [
    refreshed.status,
    again.status,
  ]);

  const out = await first("/auth/v1/logout", { body: {}, headers: bearer(last.access_token) });
  const after = await user(second, last.access_token);
  const revived = await second(refreshPath, { body: { refresh_token: last.refresh_token } });
  const statuses = [out.status, after, revived.status];
  check("signed out on one, refused on the other", statuses.join() === "204,403,400", statuses);
}

async function tryLimits({ servers }: Cluster): Promise<void> {
  const from = { "X-Forwarded-For": "203.0.113.10" };
  const guesses = await Promise.all(
    Array.from({ length: 24 }, (_, at) =>
      askServer(servers[at % 2]!)(signInPath, {
        body: { email: "nobody@example.com", password: "a guess" },
        headers: from,
      }),
    ),
  );
  const looked = guesses.filter(({ status }) => status === 400).length;
  const refused = guesses.filter(({ status }) => status === 429).length;
  check(
    "24 guesses at once at both servers count as one row of tries",
    looked === 10 && refused === 14,
    `${looked} looked at, ${refused} refused`,
  );
}

async function tryTextLimit({ servers, database, fake, ask }: Cluster): Promise<void> {
  const phone = "586-444-0001";
  const answers = await Promise.all(
    lenders.flatMap((lender) =>
      servers.map((server) => sendForm(askServer(server), { phone, lender, key: randomUUID() })),
    ),
  );
  const stored = answers.filter(({ status }) => status === 201).length;
  await textsAreThrough(database);
  const taken = fake.taken.filter(({ to }) => to === "+15864440001");
  check(
    "8 forms of one phone at both servers are 8 leads and 3 texts",
    stored === 8 && taken.length === 3,
    `${stored} leads, ${taken.length} texts`,
  );

  const callback = taken[0]?.callback ?? "";
  const fields = { MessageSid: taken[0]?.sid ?? "", MessageStatus: "delivered" };
  const { headers, body } = signedRequest(callback, fields);
  const receipt = await ask(callback.replace(`https://${hostName}`, ""), {
    body,
    headers: headers as Record<string, string>,
  });
  check("a receipt finds the worker through nginx", receipt.status === 204, receipt.status);
}

interface Form {
  phone: string;
  lender: string;
  key: string;
}

/** What the dialog sends: app/financing/submit-lead.ts. */
function sendForm(ask: Ask, { phone, lender, key }: Form): Promise<Answer> {
  return ask("/rest/v1/financing_leads", {
    body: {
      first_name: "Ann",
      last_name: "Lee",
      phone,
      financing_option: lender,
      status: "pending",
      submission_key: key,
      consent_version: "2026-11-21",
    },
  });
}

/** Stored, or stored before: the dialog says thank you to both. */
function isDone({ status, text }: Answer): boolean {
  return status === 201 || (status === 409 && /23505/.test(text) && /submission_key/.test(text));
}

async function textsAreThrough(database: pg.Pool): Promise<void> {
  const waiting = async () =>
    (
      await database.query<{ count: string }>(
        "select count(*) from private.text_outbox where state = 'queued' or (state = 'sending' and claimed_at > now() - interval '3 seconds')",
      )
    ).rows[0]!.count;
  while ((await waiting()) !== "0") await sleep(200);
  await sleep(settleMs);
}

async function tryRestarts(cluster: Cluster): Promise<void> {
  const forms = sendForms(cluster);
  const staff = stayAtWork(cluster);
  const connections = countConnections(cluster.database);
  await breakInTurn(cluster);
  const sent = await forms.stop();
  const people = await staff.stop();
  const most = await connections.stop();
  await textsAreThrough(cluster.database);
  await end(cluster.worker, "SIGTERM");

  checkForms(sent, await cluster.proxy.log());
  await checkLeads(cluster, sent.forms);
  await checkTexts(cluster, sent.forms);
  const { pages, failedPages, refreshes, askedAgain, isSignedIn } = people;
  check("no page failed", failedPages === 0, `${pages} pages, ${failedPages} failed`);
  check("staff stayed signed in", isSignedIn, `${refreshes} refreshes, ${askedAgain} asked twice`);
  check(
    "three processes share one budget of connections",
    most <= mostConnections,
    `${most} of ${mostConnections} at most`,
  );
}

async function breakInTurn(cluster: Cluster): Promise<void> {
  const tookMs = { start: [0], end: [0] };
  for (let round = 0; round < rounds; round += 1) {
    for (const signal of ["SIGKILL", "SIGTERM"] as const) {
      for (const which of [0, 1] as const) {
        tookMs.end.push(await end(cluster.servers[which]!, signal));
        const server = await cluster.startServer(which);
        if (!server.origin) throw new Error(server.errors);
        cluster.servers[which] = server;
        tookMs.start.push(server.startedInMs);
        await sleep(200 + Math.random() * 400);
      }
    }
    await end(cluster.worker, "SIGKILL");
    cluster.worker = await cluster.startWorker();
  }
  for (let freeze = 0; freeze < freezes; freeze += 1) {
    await freezeInTransaction(cluster.servers[freeze % 2]!, cluster.database);
    await sleep(1_000);
  }
  console.log(
    `      each server killed ${rounds} times and ended ${rounds} times, ${freezes} freezes of ${frozenMs / 1000} s, the worker killed ${rounds} times; a start took up to ${seconds(tookMs.start)}, an end up to ${seconds(tookMs.end)}`,
  );
}

function checkForms({ forms, failed, slowestMs }: Sent, log: string): void {
  const passedOn = log.match(/^POST \/rest\/v1\/financing_leads .*, \d/gm) ?? [];
  check(
    "no form failed in its visitor's sight",
    failed.length === 0,
    `${forms.size} forms, ${passedOn.length} passed on by nginx, slowest answer ${seconds([slowestMs])}, ${failed.length} failed${failed.length > 0 ? ` (${[...new Set(failed)]})` : ""}`,
  );
}

/** A process that hangs takes connections, keeps its locks and answers nothing; later it goes on. */
async function freezeInTransaction({ child }: Store, database: pg.Pool): Promise<void> {
  const holdsTransaction = async () =>
    (
      await database.query(
        "select from pg_stat_activity where application_name = 'store' and state = 'idle in transaction' and state_change < now() - interval '20 ms'",
      )
    ).rows.length > 0;
  for (let tries = 0; tries < 200; tries += 1) {
    child.kill("SIGSTOP");
    await sleep(50);
    if (await holdsTransaction()) break;
    child.kill("SIGCONT");
    await sleep(Math.random() * 50);
  }
  await sleep(frozenMs);
  child.kill("SIGCONT");
}

type Sent = Awaited<ReturnType<ReturnType<typeof sendForms>["stop"]>>;

/** Visitors fill in forms until they are stopped; each form has a phone of its own. */
function sendForms({ ask }: Cluster) {
  const forms = new Map<string, Form>();
  const failed: number[] = [];
  let isOver = false;
  let slowestMs = 0;
  const all = Array.from({ length: visitors }, async () => {
    while (!isOver) {
      const form = { phone: phoneOf(forms.size), lender: lenders[0]!, key: randomUUID() };
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

function phoneOf(place: number): string {
  const digits = String(2_000_000 + place);
  return `586-${digits.slice(0, 3)}-${digits.slice(3)}`;
}

/** Somebody reads pages and stays signed in meanwhile, and asks again where a refresh had no answer. */
function stayAtWork({ ask }: Cluster) {
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

function countConnections(database: pg.Pool) {
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

/** Every form was acknowledged, so each is one lead: neither none nor two. */
async function checkLeads({ database }: Cluster, forms: Map<string, Form>): Promise<void> {
  const { rows } = await database.query<{ phone: string; count: string }>(
    "select phone, count(*) from public.financing_leads group by phone",
  );
  const leads = new Map(rows.map(({ phone, count }) => [phone, Number(count)]));
  const found = [...forms.values()].map(({ phone }) => leads.get(phone) ?? 0);
  const lost = found.filter((count) => count === 0).length;
  const twice = found.filter((count) => count > 1).length;
  check("every form is one lead", lost + twice === 0, `${lost} lost, ${twice} twice`);
}

/** One text for each lead, at most once: docs/decisions/0004. */
async function checkTexts({ database, fake }: Cluster, forms: Map<string, Form>): Promise<void> {
  await database.query("select private.settle_abandoned_texts(now())");
  const { rows } = await database.query<{ phone: string; state: string; reason: string }>(
    "select phone, state, reason from private.text_outbox where phone like '+15862%'",
  );
  const times = countBy(fake.taken, ({ to }) => to);
  const inState = (state: string) => rows.filter((row) => row.state === state);
  const sent = inState("sent");
  const inDoubt = inState("unknown").length;
  const lost = sent.filter(({ phone }) => !times.has(phone)).length;
  const twice = rows.filter(({ phone }) => (times.get(phone) ?? 0) > 1).length;
  // While a frozen process holds the limits' lock, a form learns at once that no text comes.
  const refused = inState("refused").filter(({ reason }) => reason === "error").length;
  const isAccounted = rows.length === forms.size && sent.length + inDoubt + refused === rows.length;
  check(
    "every lead has one text, one in doubt, or was told that none comes",
    isAccounted && lost + twice === 0 && inDoubt <= rounds * mostInDoubtPerKill,
    `${rows.length} texts, ${sent.length} sent, ${inDoubt} in doubt, ${refused} told, ${lost} lost, ${twice} twice`,
  );
}

function seconds(ms: number[]): string {
  return `${(Math.max(...ms) / 1000).toFixed(1)} s`;
}
