/** An upgrade from one commit to the next under load, the server's restart included: who notices? */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { nodePath, root } from "#tools/start/launch.mjs";
import { freePort } from "#tools/test/free-port.mjs";
import { newLedger, tally } from "../leads.ts";
import { seconds } from "../report.ts";
import { adminVariables } from "../store.ts";
import { type Context, type Fault, type Outcome, onBoth } from "./fault.ts";
import { visit } from "./visitors.ts";

const quietMs = 3_000;
const launchers = new Set<ChildProcess>();

/** `upgrade 2` does it twice in a row. */
export const upgradeUnderLoad: Fault = async (context) => {
  try {
    return await onBoth(context, (variables, folder) => upgradeOn(context, variables, folder));
  } finally {
    await Promise.all([...launchers].map((launcher) => endLauncher(launcher, "SIGKILL")));
  }
};

async function upgradeOn(
  { args, say }: Context,
  variables: Record<string, string>,
  folder: string,
): Promise<Outcome> {
  const times = Number(args[0] ?? 1);
  const shop = join(folder, "shop");
  await copyProgram(shop);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...{ PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "" },
    ...{ LOG: "json", LOG_LEVEL: "error", PORT: String(port) },
    ...{ REQUESTS_PER_MINUTE: "1000000", LEADS_PER_ADDRESS_AND_HOUR: "1000000" },
    ...variables,
    ...adminVariables,
  };
  const first = npmStart(shop, env);
  await untilOpen(first, origin);
  const paths = await addresses(origin);
  const ledger = newLedger();
  const visitors = visit(origin, ledger, paths);
  const tookMs: number[] = [];
  for (let time = 1; time <= times; time += 1) {
    await sleep(quietMs);
    await commit(shop, time);
    const began = performance.now();
    const next = npmStart(shop, env);
    const [status] = await once(next.launcher, "exit");
    tookMs.push(performance.now() - began);
    if (status !== 0) say(`the upgrade ended with ${status}: ${next.said()}`);
  }
  await sleep(quietMs);
  const { pages, forms, failed, slowestPageMs, slowestFormMs } = await visitors.stop();
  const isNew = await shows(origin, times);
  const store = { child: first.launcher, origin, errors: "", startedInMs: 0 };
  const found = await tally(store, ledger);
  await endLauncher(first.launcher, "SIGTERM");
  for (const reason of [...new Set(failed)].slice(0, 8)) say(`failed: ${reason}`);
  return {
    words: `${times === 1 ? "one upgrade" : `${times} upgrades`} by npm start in ${tookMs.map(seconds).join(", ")}: ${failed.length} of ${pages + forms} requests failed (${pages} pages and files, ${forms} forms), the slowest page ${seconds(slowestPageMs)}, the slowest form ${seconds(slowestFormMs)}, then ${isNew ? "the new pages from the new server" : "NOT the new pages from the new server"}; ${found.words}`,
    isKept: failed.length === 0 && isNew && found.isKept,
  };
}

/** What git knows of, with what was installed and built here. */
async function copyProgram(to: string): Promise<void> {
  const names = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const name of names.split("\n").filter((line) => line && line !== "node_modules")) {
    await mkdir(dirname(join(to, name)), { recursive: true });
    await cp(join(root, name), join(to, name)).catch(() => undefined);
  }
  await symlink(join(root, "node_modules"), join(to, "node_modules"));
  await mkdir(join(to, ".cache"));
  await cp(join(root, ".cache/install"), join(to, ".cache/install")).catch(() => undefined);
}

/** Another commit: a page says something else, and so does the server. */
async function commit(shop: string, version: number): Promise<void> {
  await replaceIn(
    join(shop, "app/storefront/not-found-page.tsx"),
    /title: "[^"]*"/,
    `title: "${titleOf(version)}"`,
  );
  await replaceIn(
    join(shop, "server/http/health.ts"),
    /\{ status: "ok"[^}]*\}/,
    `{ status: "ok", version: ${version} }`,
  );
}

const titleOf = (version: number) => `Not found, version ${version}`;

async function shows(origin: string, version: number): Promise<boolean> {
  const page = await (await fetch(`${origin}/nowhere`)).text();
  const health = (await (await fetch(`${origin}/healthz`)).json()) as { version?: number };
  return page.includes(titleOf(version)) && health.version === version;
}

async function replaceIn(path: string, pattern: RegExp, words: string): Promise<void> {
  const text = await readFile(path, "utf8");
  if (!pattern.test(text)) throw new Error(`${path} lacks ${pattern}`);
  await writeFile(path, text.replace(pattern, words));
}

function npmStart(shop: string, env: Record<string, string>) {
  const launcher = spawn(nodePath(), ["tools/start/start.mjs"], { cwd: shop, env });
  launchers.add(launcher);
  let output = "";
  for (const stream of [launcher.stdout, launcher.stderr]) {
    stream.on("data", (chunk) => (output += chunk));
  }
  return { launcher, said: () => output.trim() };
}

async function untilOpen({ launcher, said }: ReturnType<typeof npmStart>, origin: string) {
  while (!said().includes("open at")) {
    if (launcher.exitCode !== null) throw new Error(`npm start at ${origin} ended: ${said()}`);
    await sleep(100);
  }
}

async function endLauncher(launcher: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  launchers.delete(launcher);
  if (launcher.exitCode !== null || launcher.signalCode !== null) return;
  launcher.kill(signal);
  await once(launcher, "exit");
}

/** A page of each twenty, and the scripts and pictures of the first, which older pages go on asking for. */
async function addresses(origin: string): Promise<string[]> {
  const read = async (path: string) => (await fetch(origin + path)).text();
  const pages = [...(await read("/sitemap.xml")).matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, address]) => new URL(address!).pathname)
    .filter((_, at) => at % 20 === 0);
  const files = [...(await read("/")).matchAll(/"(\/(?:assets|pictures)\/[\w./-]+\.\w+)"/g)];
  return ["/", "/healthz", ...pages, ...new Set(files.map(([, path]) => path!))].slice(0, 40);
}
