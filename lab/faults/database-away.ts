/** Postgres stopped at once, three times, while shoppers send leads. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "#tools/test/free-port.mjs";
import { load, newLedger } from "../leads.ts";
import { seconds } from "../report.ts";
import { end, openStore, type Store } from "../store.ts";
import { counted, type Fault } from "./fault.ts";

const run = promisify(execFile);
const stops = 3;

export const stopDatabase: Fault = async ({ folder }) => {
  const bin = await postgresPrograms();
  if (!bin) return { words: "not run: Postgres's programs are not installed", isKept: true };
  const port = await freePort();
  const postgres = await makePostgres(bin, folder, port);
  await postgres("start");
  const ledger = newLedger();
  const store = await openStore({
    DATABASE_URL: `postgres://store@127.0.0.1:${port}/postgres`,
    DATA_DIR: join(folder, "data"),
  });
  const traffic = load(store, ledger, 4);
  const outages: number[] = [];
  for (let round = 0; round < stops; round += 1) {
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
  const others = [...ledger.statuses.keys()].filter((code) => code !== 201).join(", ");
  const outcome = await counted(
    store,
    ledger,
    (found) =>
      `Postgres stopped at once and started ${stops} times under load: ${found}, other answers ${others}, ready again within ${seconds(Math.max(...outages))}`,
  );
  await end(store, "SIGTERM");
  await postgres("stop", "-m", "fast");
  return outcome;
};

async function status({ origin }: Store, path: string): Promise<number> {
  return (await fetch(origin + path)).status;
}

async function postgresPrograms(): Promise<string | undefined> {
  const versions = await readdir("/usr/lib/postgresql").catch(() => []);
  const bin = join("/usr/lib/postgresql", versions.sort().at(-1) ?? "", "bin");
  return existsSync(join(bin, "pg_ctl")) ? bin : undefined;
}

/** Postgres refuses to run as root; then its own user runs it. */
async function makePostgres(bin: string, parent: string, port: number) {
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
