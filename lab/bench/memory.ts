/** What a store that does nothing holds in memory, step by step. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { root } from "#tools/start/launch.mjs";
import { type Memory, memoryOf } from "./store.ts";
import type { Workspace } from "./workspace.ts";

/** What the start needed once goes back within seconds. */
export const idleMs = 15_000;

// What server/main.ts imports; it cannot be imported itself without starting.
const modules = [
  "server/app.ts",
  "server/backup/socket.ts",
  "server/database/lock.ts",
  "server/database/pglite.ts",
  "server/http/node-server.ts",
  "server/worker/worker.ts",
];

/** What processes hold that do more and more of what the store does; `dataDir` is a data folder that nobody has open. */
export async function memoryOfSteps(
  workspace: Workspace,
  dataDir: string,
): Promise<[string, Memory][]> {
  const path = (name: string) => JSON.stringify(pathToFileURL(join(root, name)).href);
  const load = modules.map((name) => `await import(${path(name)});`).join("\n");
  const open = `const { openFolder } = await import(${path("server/database/pglite.ts")});
    await openFolder(${JSON.stringify(dataDir)});`;
  const steps = {
    "Node by itself": "",
    "with the server's modules": load,
    "with its database open": `${load}\n${open}`,
  };
  return Promise.all(
    Object.entries(steps).map(
      async ([name, code]): Promise<[string, Memory]> => [name, await idleMemory(workspace, code)],
    ),
  );
}

async function idleMemory({ atEnd }: Workspace, code: string) {
  const child = spawn(
    process.execPath,
    ["--input-type=module", "--eval", `${code}\nconsole.log("ready"); setInterval(() => {}, 1e6);`],
    { cwd: root, stdio: ["ignore", "pipe", "inherit"] },
  );
  atEnd(() => child.kill("SIGKILL"));
  await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  if (child.exitCode !== null) throw new Error("A process that was to be weighed has ended");
  await sleep(idleMs);
  const memory = await memoryOf(child.pid!);
  child.kill("SIGKILL");
  return memory;
}
