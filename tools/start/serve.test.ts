/** @module-tag long */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { codeVersion } from "#server/site/code-version.ts";
import { siteHeaders } from "#server/site/file-kinds.ts";
import { openReleases } from "#server/site/releases.ts";
import { filesFrom } from "#server/site/testing.ts";
import { fillShopFolder, programEnv } from "#server/testing.ts";
import { freePort } from "../test/free-port.mjs";
import { nodePath, root } from "./launch.mjs";
import { requestRestart } from "./running.mjs";

let folder: string;
const folders: string[] = [];
const started: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-serve-"));
  folders.push(folder);
});
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  await rm(folder, { recursive: true, maxRetries: 20, retryDelay: 100 });
});
// What a killed store's publishing process wrote before it noticed.
afterAll(async () => {
  for (const each of folders) await rm(each, { recursive: true, force: true, maxRetries: 20 });
});

async function serve({ isBuilt = true } = {}) {
  await fillShopFolder(folder);
  const store = openReleases(join(folder, "build"));
  const { id } = await store.write({
    ...{ madeBy: "a test", inputs: "", siteUrl: "", headers: siteHeaders({}) },
    code: isBuilt ? codeVersion() : "another",
    files: filesFrom({ "/index.html": "<h1>Welcome</h1>" }),
  });
  await store.switchTo(id);
  const port = await freePort();
  const env = {
    ...programEnv,
    ...{ DATA_DIR: folder, PORT: String(port), LOG: "json" },
    ...{ REQUESTS_PER_MINUTE: "1000000", BUILD_DIR: join(folder, "build") },
  };
  const launcher = spawn(nodePath(), ["tools/start/serve.mjs"], { cwd: root, env });
  started.push(launcher);
  let said = "";
  launcher.stdout.on("data", (chunk) => (said += chunk));
  launcher.stderr.on("data", (chunk) => (said += chunk));
  const opened = async (times: number) => {
    while (said.split("The store is open").length <= times) await once(launcher.stdout, "data");
  };
  await opened(1);
  return { launcher, env, origin: `http://127.0.0.1:${port}`, said: () => said, opened };
}

/** Asks until it is told to stop, with no pause between. */
function ask(address: string) {
  let isOver = false;
  const statuses = new Map<number, number>();
  const asking = (async () => {
    while (!isOver) {
      const status = await fetch(address).then(
        (answer) => answer.status,
        () => 0,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return [...statuses.keys()];
  };
}

test("a new process takes the old one's place and folder, and no request fails", async () => {
  const store = await serve();
  const stopAsking = ask(`${store.origin}/auth/v1/.well-known/jwks.json`);
  store.launcher.kill("SIGUSR2");
  await store.opened(2);
  expect(await stopAsking()).toEqual([200]);
  expect(store.said()).toContain("another process takes over");
  store.launcher.kill("SIGTERM");
  expect(await once(store.launcher, "exit")).toEqual([0, null]);
  expect((await readdir(folder)).filter((name) => name.endsWith(".sock"))).toEqual([]);
});

test("code that runs already is not started again, and what cannot start leaves the old one in place", async () => {
  const store = await serve();
  const socket = join(folder, `start-${store.env.PORT}.sock`);
  await expect.poll(() => existsSync(socket)).toBe(true);
  expect(await requestRestart(store.env)).toBe("same");
  expect(await requestRestart({ ...store.env, LOG_LEVEL: "loud" })).toMatch(/^LOG_LEVEL must be/);
  expect((await fetch(`${store.origin}/healthz`)).status).toBe(200);
  expect(store.said()).not.toContain("another process takes over");
});

test("code that the site was not built from does not take over", async () => {
  const store = await serve({ isBuilt: false });
  store.launcher.kill("SIGUSR2");
  await expect.poll(store.said).toContain("No release was made by this code");
  expect((await fetch(`${store.origin}/healthz`)).status).toBe(200);
});

test("where no store serves, nobody is asked", async () => {
  expect(await requestRestart({ DATA_DIR: folder, PORT: "1" })).toBeUndefined();
});

test("a shell that lets it open too few files is told so before anything is made", async () => {
  const command = `ulimit -n 128; exec "${process.execPath}" tools/start/start.mjs`;
  const start = spawn("sh", ["-c", command], { cwd: root, env: programEnv });
  started.push(start);
  const said = text(start.stderr);
  expect(await once(start, "close")).toEqual([1, null]);
  expect(await said).toContain("lets a program open 128 files, and the store needs 512");
});
