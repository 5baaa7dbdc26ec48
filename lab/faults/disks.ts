/** A disk that cannot be written to, and one that is full; both mount a small file system and need root. */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { load, newLedger, sendLead } from "../leads.ts";
import { adminVariables, end, isAlive, start } from "../store.ts";
import { type Context, counted, type Fault, type Outcome } from "./fault.ts";

const run = promisify(execFile);
const notMounted: Outcome = {
  words: "not run: a file system cannot be mounted here",
  isKept: true,
};

export const readOnlyDisk: Fault = async (context) =>
  onSmallDisk(context, 8, async (folder) => {
    await run("mount", ["-o", "remount,ro", folder]);
    const { errors, child } = await start({ DATA_DIR: folder });
    return {
      words: `refused with status ${child.exitCode}: ${errors.trim().replace(folder, "DATA_DIR")}`,
      isKept: child.exitCode === 1,
    };
  });

export const fullDisk: Fault = async (context) =>
  onSmallDisk(context, 160, async (folder) => {
    const ledger = newLedger();
    const store = await start({ DATA_DIR: folder });
    const before = load(store, ledger);
    await sleep(1_000);
    await before.stop();
    const filler = await fillDisk(folder);
    ledger.statuses.clear();
    const during = load(store, ledger);
    await sleep(8_000);
    await during.stop();
    const answers = [...ledger.statuses].map(([status, count]) => `${status} × ${count}`);
    const stays = isAlive(store);
    const health = await fetch(`${store.origin}/healthz`).then(
      ({ status }) => status,
      () => 0,
    );
    await rm(filler, { force: true });
    await sleep(1_000);
    const statusAfter = stays ? await sendLead(store, randomUUID()) : 0;
    await end(store, "SIGKILL");
    const again = await start({ DATA_DIR: folder, ...adminVariables });
    const outcome = await counted(
      again,
      ledger,
      (found) =>
        `while the disk was full: answers ${answers.join(", ")}; process ${stays ? "alive" : "ended"}, /healthz ${health}; with space again ${statusAfter}; after kill -9 and a new start ${found}`,
      stays && health === 200 && statusAfter === 201,
    );
    await end(again, "SIGTERM");
    return outcome;
  });

/** Leaves no room in it, and answers which file to remove for some. */
export async function fillDisk(folder: string): Promise<string> {
  const filler = join(folder, "filler");
  await run("dd", ["if=/dev/zero", `of=${filler}`, "bs=64k"]).catch(() => undefined);
  return filler;
}

/** On a file system of its own, of so many megabytes. */
export async function onSmallDisk(
  { folder: parent }: Context,
  megabytes: number,
  work: (folder: string) => Promise<Outcome>,
): Promise<Outcome> {
  const folder = join(parent, "disk");
  await mkdir(folder);
  const options = ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder];
  const isMounted = await run("mount", options).then(
    () => true,
    () => false,
  );
  if (!isMounted) return notMounted;
  try {
    return await work(folder);
  } finally {
    await run("umount", [folder]);
  }
}
