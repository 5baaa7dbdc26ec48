/** Servers and worker killed, ended and frozen in turn while people use the site. */
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { countBy, type Ledger, newLedger, tally } from "../../leads.ts";
import { seconds } from "../../report.ts";
import { end, type Store } from "../../store.ts";
import type { Promises } from "../fault.ts";
import type { Cluster } from "./servers.ts";
import { browseSignedIn, countConnections, sendForms, waitForTexts } from "./visitors.ts";

const maxConnections = 3 * 10;
const maxInDoubtPerKill = 8;
const freezes = 4;
const frozenMs = 12_000;

type Check = Promises["check"];

/** Returns what was done to the processes. */
export async function tryRestarts(check: Check, cluster: Cluster, rounds: number): Promise<string> {
  const ledger = newLedger();
  const forms = sendForms(cluster, ledger);
  const staff = browseSignedIn(cluster);
  const connections = countConnections(cluster.database);
  const words = await breakInTurn(cluster, rounds);
  await forms.stop();
  const people = await staff.stop();
  const most = await connections.stop();
  await waitForTexts(cluster.database);
  await end(cluster.worker, "SIGTERM");

  checkForms(check, ledger, await cluster.proxy.log());
  const counted = await tally(cluster.servers[0]!, ledger);
  check("every form is one lead", counted.isKept, counted.words);
  await checkTexts(check, cluster, ledger.phones.size, rounds);
  const { pages, failedPages, refreshes, askedAgain, isSignedIn } = people;
  check("no page failed", failedPages === 0, `${pages} pages, ${failedPages} failed`);
  check("staff stayed signed in", isSignedIn, `${refreshes} refreshes, ${askedAgain} asked twice`);
  check(
    "three processes share one budget of connections",
    most <= maxConnections,
    `${most} of ${maxConnections} at most`,
  );
  return words;
}

async function breakInTurn(cluster: Cluster, rounds: number): Promise<string> {
  const tookMs = { start: [0], end: [0] };
  for (let round = 0; round < rounds; round += 1) {
    for (const signal of ["SIGKILL", "SIGTERM"] as const) {
      for (const which of [0, 1] as const) {
        tookMs.end.push(await end(cluster.servers[which]!, signal));
        const server = await cluster.startServer(which);
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
  return `each server killed ${rounds} times and ended ${rounds} times, ${freezes} freezes of ${frozenMs / 1000} s, the worker killed ${rounds} times; a start took up to ${seconds(Math.max(...tookMs.start))}, an end up to ${seconds(Math.max(...tookMs.end))}`;
}

function checkForms(check: Check, { phones, statuses, slowestMs }: Ledger, log: string): void {
  const passedOn = log.match(/^POST \/rest\/v1\/financing_leads .*, \d/gm) ?? [];
  const failed = [...statuses].filter(([status]) => status !== 201 && status !== 409);
  check(
    "no form failed in its visitor's sight",
    failed.length === 0,
    `${phones.size} forms, ${passedOn.length} passed on by nginx, slowest answer ${seconds(slowestMs)}, failed: ${failed.map(([status, count]) => `${status} × ${count}`).join(", ") || "none"}`,
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

/** One text for each lead, at most once: docs/decisions/0004-texts-at-most-once.md. */
async function checkTexts(
  check: Check,
  { database, fake }: Cluster,
  forms: number,
  rounds: number,
): Promise<void> {
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
  const isAccounted = rows.length === forms && sent.length + inDoubt + refused === rows.length;
  check(
    "every lead has one text, one in doubt, or was told that none comes",
    isAccounted && lost + twice === 0 && inDoubt <= rounds * maxInDoubtPerKill,
    `${rows.length} texts, ${sent.length} sent, ${inDoubt} in doubt, ${refused} told, ${lost} lost, ${twice} twice`,
  );
}
