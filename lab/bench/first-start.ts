/** From a fresh clone to an open store, part by part, and the start after that. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "#tools/start/launch.mjs";
import { freePort } from "#tools/test/free-port.mjs";
import { type Report, seconds, table } from "../report.ts";
import type { Workspace } from "../workspace.ts";

/** What a start says when a part of it begins. */
const parts = [
  ["install", "Installing dependencies"],
  ["build", "Building the site"],
  ["open", "The store is open"],
] as const;

export async function benchFirstStart(workspace: Workspace): Promise<Report> {
  const clone = join(workspace.folder, "clone");
  const began = performance.now();
  await workspace.run("git", ["clone", "--quiet", root, clone]);
  const cloned = performance.now() - began;
  workspace.note("first start");
  // The same for both: a site at another address is built anew.
  const port = await freePort();
  const first = await timeStart(workspace, clone, port);
  workspace.note("later start");
  const later = await timeStart(workspace, clone, port);
  const [install = 0, build = 0, open = 0] = parts.map(([part]) => first.get(part));
  const rows: [string, number][] = [
    ["`git clone`, from this machine", cloned],
    ["until npm installs", install],
    ["`npm ci`, with what npm has in its cache", build - install],
    ["build, database, open", open - build],
    ["**from nothing to open**", cloned + open],
    ["a later `npm start`", later.get("open") ?? 0],
  ];
  return {
    title: "The first start",
    body: [
      table(
        ["part", "takes"],
        rows.map(([name, ms]) => [name, seconds(ms)]),
      ),
    ],
  };
}

/** When each part began, in milliseconds from the command on. */
async function timeStart(
  workspace: Workspace,
  folder: string,
  port: number,
): Promise<Map<string, number>> {
  const began = performance.now();
  const times = new Map<string, number>();
  const npm = spawn("npm", ["start"], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port) },
    detached: true,
  });
  workspace.atEnd(() => endGroup(npm));
  let said = "";
  const listen = (chunk: Buffer) => {
    said += chunk;
    for (const [part, words] of parts) {
      if (said.includes(words) && !times.has(part)) times.set(part, performance.now() - began);
    }
  };
  npm.stdout.on("data", listen);
  npm.stderr.on("data", listen);
  while (!times.has("open")) {
    const [ended] = await Promise.race([
      once(npm.stdout, "data").then(() => [false]),
      once(npm, "exit").then(() => [true]),
    ]);
    if (ended) throw new Error(`npm start ended before it was open: ${said}`);
  }
  await endGroup(npm);
  return times;
}

async function endGroup(npm: ChildProcess): Promise<void> {
  if (npm.exitCode !== null || npm.signalCode !== null || !npm.pid) return;
  process.kill(-npm.pid, "SIGTERM");
  await once(npm, "exit");
}
