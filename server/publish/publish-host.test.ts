import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

// A store that asks for a publication into a folder without a build, and says what it was told.
const store = `
  import { createPublishHost } from ${JSON.stringify(join(import.meta.dirname, "publish-host.ts"))};
  const [folder] = process.argv.slice(1);
  const limits = { silentMs: 600_000 };
  const host = createPublishHost({ folder, code: "test", recompresses: true }, limits);
  const rows = { rows: {}, now: new Date().toISOString() };
  const publish = () =>
    host.publish(rows).catch((error) => console.log(error.forOwner, error.message));
  process.on("message", async (wanted) => {
    limits.silentMs = wanted === "publish in a moment" ? 500 : 600_000;
    if (wanted.startsWith("publish")) return publish();
    await host.end();
    process.disconnect();
  });
  await publish();
`;

let folder: string;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-publish-host-"));
});
afterAll(async () => {
  for (const one of running) one.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

async function startStore(niceness = "0") {
  const started = spawn(process.execPath, ["--input-type=module", "-e", store, folder], {
    cwd: import.meta.dirname,
    env: { ...process.env, HELPER_NICENESS: niceness },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  running.add(started);
  started.once("exit", () => running.delete(started));
  const told = async () => String((await once(started.stdout!, "data"))[0]);
  expect(await told()).toMatch(/^true The site has to be built/);
  const [publishing = 0] = childrenOf(started.pid!);
  return { started, told, publishing };
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);

const prioritiesOf = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).map((thread) => {
    const about = readFileSync(`/proc/${pid}/task/${thread}/stat`, "utf8");
    // Behind the name, which may have blanks; as in proc(5).
    return Number(about.slice(about.lastIndexOf(")") + 2).split(" ")[16]);
  });

const isThere = (pid: number) => readdirSync("/proc").includes(String(pid));

test("pages are made by a process whose threads all run at low priority", {
  tags: "long",
}, async () => {
  const { started, told, publishing } = await startStore("");
  const priorities = prioritiesOf(publishing);
  expect(priorities.length).toBeGreaterThan(1);
  expect(priorities.filter((nice) => nice < 10)).toEqual([]);

  // Who stops the store from outside signals all of its processes; what is under way is finished.
  process.kill(publishing, "SIGTERM");
  process.kill(publishing, "SIGINT");
  started.send("publish");
  expect(await told()).toMatch(/^true The site has to be built/);
  expect(childrenOf(started.pid!)).toEqual([publishing]);

  const ended = once(started, "exit");
  started.send("end");
  expect(await ended).toEqual([0, null]);
  expect(isThere(publishing)).toBe(false);
});

test("one that is frozen is ended, and the next publication has another", {
  tags: "long",
}, async () => {
  const { started, told, publishing } = await startStore();
  process.kill(publishing, "SIGSTOP");
  started.send("publish in a moment");
  expect(await told()).toMatch(/^undefined The helper process said nothing for 0.5 seconds/);
  await expect.poll(() => isThere(publishing)).toBe(false);
  started.send("publish");
  expect(await told()).toMatch(/^true The site has to be built/);
  started.send("end");
  await once(started, "exit");
});

test("killed, the store leaves no process behind", { tags: "long" }, async () => {
  const { started, publishing } = await startStore();
  started.kill("SIGKILL");
  await expect.poll(() => isThere(publishing)).toBe(false);
});
