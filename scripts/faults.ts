/**
 * Breaks a store on purpose and prints what came of it; docs/reliability.md has the figures of a run.
 *
 *   node_modules/.bin/node scripts/faults.ts            # everything that this machine allows
 *   node_modules/.bin/node scripts/faults.ts kill 20    # twenty rounds of kill -9 under load
 *   node_modules/.bin/node scripts/faults.ts twice | readonly | full | away
 *
 * `readonly` and `full` mount a small file system and need root; `away` needs Postgres's own programs.
 * Works in folders of its own, which it removes.
 */
import { type ChildProcess, execFile, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);
const leadsBeforeKill = 40;
const apikey = "sb_publishable_store";
const port = 54_000 + Math.floor(Math.random() * 1_000);
const databaseUrl = `postgres://store@127.0.0.1:${port}/postgres`;
const parent = await mkdtemp(join(tmpdir(), "store-faults-"));
await chmod(parent, 0o755);
const children = new Set<ChildProcess>();

const faults: Record<string, () => Promise<string>> = { kill, twice, readonly, full, away };
const [wanted] = process.argv.slice(2);
try {
  for (const [name, fault] of Object.entries(faults)) {
    if (!wanted || wanted === name) console.log(`${name}: ${await fault()}`);
  }
} finally {
  await Promise.all([...children].map((child) => end(child, "SIGKILL")));
  await rm(parent, { recursive: true });
}

interface Store {
  child: ChildProcess;
  origin: string;
  errors: string;
  startedInMs: number;
}

async function start(variables: Record<string, string>): Promise<Store> {
  const began = performance.now();
  const child = fork(join(import.meta.dirname, "../server/main.ts"), {
    env: { PATH: process.env.PATH, PORT: "0", LOG_LEVEL: "error", LOG: "json", ...variables },
    execArgv: ["--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  children.add(child);
  const store: Store = { child, origin: "", errors: "", startedInMs: 0 };
  child.stderr?.on("data", (data) => {
    store.errors += data;
  });
  const open = once(child.stdout!, "data").then(([said]) => {
    store.origin = /http:\S+/.exec(String(said))?.[0] ?? "";
  });
  await Promise.race([open, once(child, "exit")]);
  store.startedInMs = performance.now() - began;
  return store;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  children.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, "exit");
}

/** The status of the answer; 0 where there was none. */
async function sendLead({ origin }: Store, key: string): Promise<number> {
  const body = JSON.stringify({
    first_name: "Ann",
    last_name: "Lee",
    phone: "248-555-0164",
    financing_option: "Bridgewater Credit",
    status: "pending",
    submission_key: key,
  });
  const headers = { apikey, "Content-Type": "application/json" };
  const answer = fetch(`${origin}/rest/v1/financing_leads`, { method: "POST", headers, body });
  return answer.then(
    ({ status }) => status,
    () => 0,
  );
}

/** Shoppers send leads until they are stopped; what was acknowledged is remembered. */
function load(store: Store, acknowledged: Set<string>, shoppers = 8) {
  let isOver = false;
  const statuses = new Map<number, number>();
  const all = Array.from({ length: shoppers }, async () => {
    while (!isOver) {
      const key = randomUUID();
      const status = await sendLead(store, key);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 201) acknowledged.add(key);
      if (status === 0) await sleep(20);
    }
  });
  return {
    statuses,
    async stop() {
      isOver = true;
      await Promise.all(all);
    },
  };
}

/** A lead that is there is refused as a repeat. */
async function countLost(store: Store, acknowledged: Iterable<string>): Promise<number> {
  let lost = 0;
  for (const key of acknowledged) if ((await sendLead(store, key)) !== 409) lost += 1;
  return lost;
}

async function kill(): Promise<string> {
  const rounds = Number(process.argv[3] ?? 10);
  const folder = join(parent, "kill");
  const acknowledged = new Set<string>();
  let slowest = 0;
  for (let round = 0; round < rounds; round += 1) {
    const store = await start({ DATA_DIR: folder });
    if (round > 0) slowest = Math.max(slowest, store.startedInMs);
    const traffic = load(store, acknowledged);
    const busy = acknowledged.size + leadsBeforeKill;
    while (acknowledged.size < busy) await sleep(10);
    await sleep(Math.random() * 500);
    await end(store.child, "SIGKILL");
    await traffic.stop();
  }
  const store = await start({ DATA_DIR: folder });
  const lost = await countLost(store, acknowledged);
  await end(store.child, "SIGTERM");
  return `${rounds} rounds of kill -9 under load, ${acknowledged.size} leads acknowledged, ${lost} lost, slowest start afterwards ${seconds(slowest)}`;
}

async function twice(): Promise<string> {
  const folder = join(parent, "twice");
  const acknowledged = new Set<string>();
  const first = await start({ DATA_DIR: folder });
  const traffic = load(first, acknowledged);
  const rivals = await Promise.all([1, 2, 3].map(() => start({ DATA_DIR: folder })));
  const refused = rivals.filter(({ origin, errors }) => !origin && /already open/.test(errors));
  await traffic.stop();
  const lost = await countLost(first, acknowledged);
  await end(first.child, "SIGTERM");
  return `${refused.length} of 3 further starts on the folder refused, ${acknowledged.size} leads acknowledged meanwhile, ${lost} lost`;
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
  const acknowledged = new Set<string>();
  const store = await start({ DATA_DIR: folder });
  const before = load(store, acknowledged);
  await sleep(1_000);
  await before.stop();
  const filler = join(folder, "filler");
  await run("dd", ["if=/dev/zero", `of=${filler}`, "bs=64k"]).catch(() => undefined);
  const during = load(store, acknowledged);
  await sleep(8_000);
  await during.stop();
  const isAlive = store.child.exitCode === null && store.child.signalCode === null;
  const page = await fetch(`${store.origin}/healthz`).then(
    ({ status }) => status,
    () => 0,
  );
  await rm(filler, { force: true });
  await sleep(1_000);
  const statusAfter = isAlive ? await sendLead(store, randomUUID()) : 0;
  await end(store.child, "SIGKILL");
  const again = await start({ DATA_DIR: folder });
  const lost = again.origin ? await countLost(again, acknowledged) : acknowledged.size;
  await end(again.child, "SIGTERM");
  await run("umount", [folder]);
  return `while the disk was full: answers ${[...during.statuses].map(([status, count]) => `${status} × ${count}`).join(", ")}; process ${isAlive ? "alive" : "ended"}, /healthz ${page}; with space again ${statusAfter}; after kill -9 and a new start ${acknowledged.size} acknowledged, ${lost} lost`;
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
  const acknowledged = new Set<string>();
  const store = await start({ DATABASE_URL: databaseUrl, DATA_DIR: join(parent, "away") });
  const traffic = load(store, acknowledged, 4);
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
  const lost = await countLost(store, acknowledged);
  await end(store.child, "SIGTERM");
  await postgres("stop", "-m", "fast");
  return `Postgres stopped at once and started 3 times under load: ${acknowledged.size} leads acknowledged, ${lost} lost, other answers ${[...traffic.statuses.keys()].filter((code) => code !== 201).join(", ")}, ready again within ${seconds(Math.max(...outages))}`;
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
