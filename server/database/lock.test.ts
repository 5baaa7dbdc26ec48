import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "./lock.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-lock-"));
});

test("a folder that was open to everybody is not any more", async () => {
  await chmod(folder, 0o755);
  const lock = await lockFolder(folder);
  lock.release();
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

const owners: ChildProcess[] = [];
afterEach(async () => {
  await Promise.all(owners.splice(0).map(kill));
  await rm(folder, { recursive: true, force: true });
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

/**
 * A process of its own that takes the lock, collects its garbage, says that it is the owner, and
 * stays so until it is killed.
 */
async function startOwner() {
  const script = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, "lock.ts"))};
    await lockFolder(${JSON.stringify(folder)}).then(
      () => {
        setInterval(() => {}, 1000);
        setTimeout(() => { globalThis.gc(); console.log("owner"); });
      },
      (error) => console.log(error.name),
    );`;
  const child = spawn(process.execPath, ["--expose-gc", "--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  owners.push(child);
  const [said] = await once(child.stdout, "data");
  return { child, said: String(said).trim() };
}

test("a folder is locked once, and again after its release", async () => {
  const lock = await lockFolder(folder);
  lock.release();
  (await lockFolder(folder)).release();
});

test("the folder is made when it is not there", async () => {
  const lock = await lockFolder(join(folder, "new", "data"));
  lock.release();
  expect(await readdir(join(folder, "new"))).toEqual(["data"]);
});

test("a folder that another process holds is refused with a sentence that names it", async () => {
  await startOwner();
  await expect(lockFolder(folder)).rejects.toThrow(
    /^The data folder .* is already open in another process \(process \d+\)\. Stop that one first/,
  );
});

test("the lock of a process that was killed is free at once", async () => {
  const owner = await startOwner();
  await kill(owner.child);
  (await lockFolder(folder)).release();
});

test("of several processes that recover a dead owner's lock at once, one gets it", {
  tags: "long",
}, async () => {
  const dead = await startOwner();
  await kill(dead.child);
  const rivals = await Promise.all(Array.from({ length: 4 }, startOwner));
  expect(rivals.map(({ said }) => said).sort()).toEqual([
    "StartError",
    "StartError",
    "StartError",
    "owner",
  ]);
});

test("a path that cannot hold data is refused with a sentence", async () => {
  await writeFile(join(folder, "file"), "");
  await expect(lockFolder(join(folder, "file"))).rejects.toThrow(
    /^The data folder .* cannot be written \(E[A-Z]+\)\. Set DATA_DIR/,
  );
});

test.skipIf(process.getuid?.() === 0)("a read-only folder is refused with a sentence", async () => {
  await chmod(folder, 0o500);
  await expect(lockFolder(folder)).rejects.toThrow(/cannot be written \(EACCES\)/);
});
