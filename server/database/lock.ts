/** One process per data folder. */

import { chmod, mkdir, open, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "../start-error.ts";
import { type LockFile, takeLock } from "./lock-file.ts";

export type FolderLock = LockFile;

const lookEveryMs = 20;

/**
 * Takes the folder for this process, or throws a `StartError` and leaves everything as it is. Where
 * another process is about to leave it, `timeoutMs` waits for that.
 */
export async function lockFolder(folder: string, timeoutMs = 0): Promise<FolderLock> {
  await requireWritable(folder);
  await requirePrivate(folder);
  const path = join(folder, "lock");
  const ownerPath = join(folder, "lock-owner");
  const givesUpAt = performance.now() + timeoutMs;
  let lock = take(path);
  while (!lock && performance.now() < givesUpAt) {
    await sleep(lookEveryMs);
    lock = take(path);
  }
  if (!lock) {
    const owner = await readFile(ownerPath, "utf8").catch(() => "");
    throw new StartError(
      `The data folder ${folder} is already open in another process${owner && ` (${owner.trim()})`}. ` +
        "Stop that one first, or give this one a DATA_DIR of its own.",
    );
  }
  await writeFile(ownerPath, `process ${process.pid}\n`);
  return lock;
}

function take(path: string): LockFile | undefined {
  try {
    return takeLock(path);
  } catch (error) {
    throw new StartError(`The lock ${path} cannot be taken: ${(error as Error).message}.`);
  }
}

/** Its files are people's names and phones, and the keys of their accounts. */
async function requirePrivate(folder: string): Promise<void> {
  const { mode } = await stat(folder);
  if (process.platform === "win32" || (mode & 0o077) === 0) return;
  throw new StartError(
    `The data folder ${folder} is open to other users and belongs to another one. Run chmod 700 on it as its owner, or set DATA_DIR to a folder of this user's own.`,
  );
}

async function requireWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // A folder that somebody made before may be open to all.
    await chmod(folder, 0o700).catch(() => undefined);
    // A process that may not write here learns it before anything is opened.
    const probe = await open(join(folder, "lock-owner"), "a", 0o600);
    await probe.close();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The data folder ${folder} cannot be written (${code}). Set DATA_DIR to a folder that this user may write to.`,
    );
  }
}
