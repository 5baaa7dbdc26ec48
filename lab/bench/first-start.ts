/** From a fresh clone to an open store, part by part, and the start after that. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "#tools/start/launch.mjs";
import { freePort } from "#tools/test/free-port.mjs";
import { seconds, section, table } from "./report.ts";
import { inWorkspace, type Workspace } from "./workspace.ts";

const minutes = 10;

/** What a start says when a part of it begins. */
const parts = [
  ["install", "Installing dependencies"],
  ["build", "Building the site"],
  ["open", "The store is open"],
] as const;

export function benchFirstStart() {
  return inWorkspace(minutes, async (workspace) => {
    const clone = join(workspace.folder, "clone");
    const began = performance.now();
    workspace.note("clone");
    await workspace.run("git", ["clone", "--quiet", root, clone]);
    const cloned = performance.now() - began;
    workspace.note("first start");
    // The same for both: a site at another address is built anew.
    const port = await freePort();
    const first = await timeStart(workspace, clone, port);
    workspace.note("later start");
    const later = await timeStart(workspace, clone, port);
    const installed = (first.get("build") ?? 0) - (first.get("install") ?? 0);
    const opened = first.get("open") ?? 0;
    const rows: [string, number][] = [
      ["`git clone`, from this machine", cloned],
      ["until npm installs", first.get("install") ?? 0],
      ["`npm ci`, with what npm has in its cache", installed],
      ["build, database, open", opened - (first.get("build") ?? 0)],
      ["**from nothing to open**", cloned + opened],
      ["a later `npm start`", later.get("open") ?? 0],
    ];
    return [
      section(
        "The first start",
        table(
          ["part", "takes"],
          rows.map(([name, ms]) => [name, seconds(ms)]),
        ),
      ),
    ];
  });
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
    env: {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port) },
    },
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
