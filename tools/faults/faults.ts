/**
 * Breaks a store on purpose and prints what came of it; docs/reliability.md has the figures of a run.
 *
 *   node_modules/.bin/node tools/faults/faults.ts            # everything that this machine allows
 *   node_modules/.bin/node tools/faults/faults.ts kill 20    # twenty rounds of kill -9 under load, on either database
 *   node_modules/.bin/node tools/faults/faults.ts worker 20  # the worker killed in the middle of 500 texts, likewise
 *   node_modules/.bin/node tools/faults/faults.ts clock | migration | twice | readonly | full | away
 *
 * `readonly` and `full` mount a small file system and need root; `away` needs Postgres's own programs,
 * `clock` Debian's libfaketime. Works in folders of its own, which it removes. Ends with status 1 when
 * an acknowledged lead is gone, a form became two, a text went twice, or a store did not open again.
 * tools/faults/cluster.ts breaks two servers behind nginx.
 */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { killWhileSending } from "#server/sms/testing/kill-worker.ts";
import { root } from "../start/launch.mjs";
import { startPostgres } from "../test/postgres.mjs";
import { end, endAll, isAlive, type Store, start } from "../test/store-process.ts";
import { jumpClock } from "./clock-jumps.ts";
import { adminVariables, type Ledger, load, newLedger, sendLead, tally } from "./lead-load.ts";

const run = promisify(execFile);
const leadsBeforeKill = 40;
const port = 54_000 + Math.floor(Math.random() * 1_000);
const databaseUrl = `postgres://store@127.0.0.1:${port}/postgres`;
const parent = await mkdtemp(join(tmpdir(), "store-faults-"));
await chmod(parent, 0o755);

const faults: Record<string, () => Promise<string>> = {
  ...{ kill, worker, clock, migration, twice, readonly, full, away },
};
const [wanted] = process.argv.slice(2);
try {
  for (const [name, fault] of Object.entries(faults)) {
    if (!wanted || wanted === name) console.log(`${name}: ${await fault()}`);
  }
} finally {
  await endAll();
  await rm(parent, { recursive: true });
}

/** Says what the administrator finds, and remembers for the end when it is not as promised. */
async function count(store: Store, ledger: Ledger): Promise<string> {
  const { words, isKept } = await tally(store, ledger);
  if (!isKept) process.exitCode = 1;
  return words;
}

/** The same on the embedded database and on a Postgres; each with a folder of its own. */
async function onBoth(
  name: string,
  work: (variables: Record<string, string>, folder: string) => Promise<string>,
): Promise<string> {
  const folders = {
    embedded: join(parent, name, "embedded"),
    served: join(parent, name, "served"),
  };
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true });
  const embedded = await work({ DATA_DIR: folders.embedded }, folders.embedded);
  console.log(`${name}: embedded, ${embedded}`);
  const postgres = await startPostgres();
  try {
    const variables = { DATA_DIR: folders.served, DATABASE_URL: postgres.url };
    return `Postgres, ${await work(variables, folders.served)}`;
  } finally {
    await postgres.stop();
  }
}

async function kill(): Promise<string> {
  const rounds = Number(process.argv[3] ?? 10);
  return onBoth("kill", async (variables) => {
    const ledger = newLedger();
    let slowest = 0;
    for (let round = 0; round < rounds; round += 1) {
      const store = await start(variables);
      if (!store.origin) throw new Error(store.errors);
      if (round > 0) slowest = Math.max(slowest, store.startedInMs);
      const traffic = load(store, ledger);
      const busy = ledger.acknowledged.size + leadsBeforeKill;
      while (ledger.acknowledged.size < busy) await sleep(10);
      await sleep(Math.random() * 500);
      await end(store, "SIGKILL");
      await traffic.stop();
    }
    const store = await start({ ...variables, ...adminVariables });
    const counted = await count(store, ledger);
    await end(store, "SIGTERM");
    return `${rounds} rounds of kill -9 under load, ${counted}, slowest start afterwards ${seconds(slowest)}`;
  });
}

async function worker(): Promise<string> {
  const kills = Number(process.argv[3] ?? 10);
  return onBoth("worker", async ({ DATABASE_URL: databaseUrl }) => {
    const texts = 500;
    const outcome = await killWhileSending({ texts, kills, databaseUrl });
    const { rows, sent, inDoubt, inDoubtAndTaken, lost, takenTwice } = outcome;
    if (rows !== texts || sent + inDoubt !== texts || lost + takenTwice > 0) process.exitCode = 1;
    return `${kills} kills in the middle of ${texts} texts: ${sent} sent, ${inDoubt} in doubt (${inDoubtAndTaken} of them taken), ${lost} lost, ${takenTwice} twice`;
  });
}

async function clock(): Promise<string> {
  return onBoth("clock", async (variables, folder) => {
    const jumped = await jumpClock({ variables, folder });
    if (!jumped.isKept) process.exitCode = 1;
    const { found, counted, wasAlive, errors, textsTwice, texts } = jumped;
    const checks = found.map(({ words, isKept }) => `\n    ${isKept ? "" : "BROKEN "}${words}`);
    return `process ${wasAlive ? "alive" : "ENDED"}, ${errors.length} errors in the log${errors.join("\n")}; ${counted.words}; ${texts} texts, ${textsTwice} twice${checks.join("")}`;
  });
}

/** A copy of the program, so that a migration can fail in it. */
async function migration(): Promise<string> {
  const copy = join(parent, "copy");
  for (const name of ["app", "server", "supabase", "worker", "package.json"]) {
    await cp(join(root, name), join(copy, name), { recursive: true });
  }
  await symlink(join(root, "node_modules"), join(copy, "node_modules"));
  const main = join(copy, "server/main.ts");
  const file = join(copy, "supabase/migrations/20990101000000_half_way.sql");
  const good =
    "create table public.half_way (id int); update public.lenders set position = position;";
  return onBoth("migration", async (variables) => {
    await rm(file, { force: true });
    const ledger = newLedger();
    const before = await start(variables, main);
    const traffic = load(before, ledger, 4);
    await sleep(1_000);
    await traffic.stop();
    await end(before, "SIGTERM");

    await writeFile(file, `${good} alter table public.financing_leads drop column nothing;`);
    const refused = await start(variables, main);
    await writeFile(file, good);
    const mended = await start({ ...variables, ...adminVariables }, main);
    const counted = await count(mended, ledger);
    await end(mended, "SIGTERM");
    if (refused.origin || refused.child.exitCode !== 1) process.exitCode = 1;
    return `refused with status ${refused.child.exitCode}: ${refused.errors.trim()} After mending it: open, ${counted}`;
  });
}

async function twice(): Promise<string> {
  const folder = join(parent, "twice");
  const ledger = newLedger();
  const first = await start({ DATA_DIR: folder, ...adminVariables });
  const traffic = load(first, ledger);
  const rivals = await Promise.all([1, 2, 3].map(() => start({ DATA_DIR: folder })));
  const refused = rivals.filter(({ origin, errors }) => !origin && /already open/.test(errors));
  await traffic.stop();
  const counted = await count(first, ledger);
  await end(first, "SIGTERM");
  return `${refused.length} of 3 further starts on the folder refused; meanwhile ${counted}`;
}

async function readonly(): Promise<string> {
  const folder = await mountSmall("readonly", 8);
  if (!folder) return "not run: a file system cannot be mounted here";
  await run("mount", ["-o", "remount,ro", folder]);
  const { errors, child } = await start({ DATA_DIR: folder });
  await run("umount", [folder]);
  return `refused with status ${child.exitCode}: ${errors.trim().replace(folder, "DATA_DIR")}`;
}

async function full(): Promise<string> {
  const folder = await mountSmall("full", 160);
  if (!folder) return "not run: a file system cannot be mounted here";
  const ledger = newLedger();
  const store = await start({ DATA_DIR: folder });
  const before = load(store, ledger);
  await sleep(1_000);
  await before.stop();
  const filler = join(folder, "filler");
  await run("dd", ["if=/dev/zero", `of=${filler}`, "bs=64k"]).catch(() => undefined);
  ledger.statuses.clear();
  const during = load(store, ledger);
  await sleep(8_000);
  await during.stop();
  const answers = [...ledger.statuses].map(([status, count]) => `${status} × ${count}`).join(", ");
  const stays = isAlive(store);
  const page = await fetch(`${store.origin}/healthz`).then(
    ({ status }) => status,
    () => 0,
  );
  await rm(filler, { force: true });
  await sleep(1_000);
  const statusAfter = stays ? await sendLead(store, randomUUID()) : 0;
  await end(store, "SIGKILL");
  const again = await start({ DATA_DIR: folder, ...adminVariables });
  const counted = await count(again, ledger);
  await end(again, "SIGTERM");
  await run("umount", [folder]);
  return `while the disk was full: answers ${answers}; process ${stays ? "alive" : "ended"}, /healthz ${page}; with space again ${statusAfter}; after kill -9 and a new start ${counted}`;
}

async function mountSmall(name: string, megabytes: number): Promise<string | undefined> {
  const folder = join(parent, name);
  await mkdir(folder);
  return run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]).then(
    () => folder,
    () => undefined,
  );
}

async function away(): Promise<string> {
  const bin = await postgresPrograms();
  if (!bin) return "not run: Postgres's programs are not installed";
  const postgres = await makePostgres(bin);
  await postgres("start");
  const ledger = newLedger();
  const variables = { DATABASE_URL: databaseUrl, DATA_DIR: join(parent, "away") };
  const store = await start({ ...variables, ...adminVariables });
  const traffic = load(store, ledger, 4);
  const outages: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await sleep(1_500);
    await postgres("stop", "-m", "immediate");
    await sleep(1_000);
    if ((await status(store, "/readyz")) !== 503) throw new Error("/readyz did not notice");
    if ((await status(store, "/healthz")) !== 200) throw new Error("/healthz fell with it");
    await postgres("start");
    const back = performance.now();
    while ((await status(store, "/readyz")) !== 200) await sleep(50);
    outages.push(performance.now() - back);
  }
  await sleep(500);
  await traffic.stop();
  const counted = await count(store, ledger);
  await end(store, "SIGTERM");
  await postgres("stop", "-m", "fast");
  return `Postgres stopped at once and started 3 times under load: ${counted}, other answers ${[...ledger.statuses.keys()].filter((code) => code !== 201).join(", ")}, ready again within ${seconds(Math.max(...outages))}`;
}

async function status({ origin }: Store, path: string): Promise<number> {
  return (await fetch(origin + path)).status;
}

async function postgresPrograms(): Promise<string | undefined> {
  const versions = await readdir("/usr/lib/postgresql").catch(() => []);
  const bin = join("/usr/lib/postgresql", versions.sort().at(-1) ?? "", "bin");
  return existsSync(join(bin, "pg_ctl")) ? bin : undefined;
}

/** Postgres refuses to run as root; then its own user runs it. */
async function makePostgres(bin: string) {
  const folder = join(parent, "postgres");
  await mkdir(folder);
  const isRoot = process.getuid?.() === 0;
  const as = async (program: string, ...args: string[]) =>
    isRoot
      ? run("runuser", ["-u", "postgres", "--", join(bin, program), ...args])
      : run(join(bin, program), args);
  if (isRoot) {
    const [uid, gid] = await Promise.all(
      ["-u", "-g"].map(async (flag) => Number((await run("id", [flag, "postgres"])).stdout)),
    );
    await chown(folder, uid!, gid!);
  }
  const data = join(folder, "data");
  await as("initdb", "-D", data, "-U", "store", "-A", "trust");
  await writeFile(
    join(data, "postgresql.auto.conf"),
    `port = ${port}\nunix_socket_directories = '${folder}'\n`,
  );
  return async (verb: string, ...options: string[]) => {
    await as("pg_ctl", "-D", data, "-l", join(folder, "log"), "-w", verb, ...options);
  };
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
