/** One process per data folder. */

import { mkdir, open, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../start-error.ts";

export interface FolderLock {
  release(): void;
}

/** A lock that nothing refers to would be collected as garbage, and be open to others. */
const held = new Set<DatabaseSync>();

/**
 * Takes the folder for this process, or throws a `StartError` and leaves everything as it is.
 *
 * The lock is the kernel's (an exclusive transaction on an empty SQLite file holds it), not the
 * existence of a file: it ends with its process however that dies, so there is never a stale one
 * to recover, and process ids, which repeat and mean nothing in another container, decide nothing.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await requireWritable(folder);
  const path = join(folder, "lock");
  const ownerPath = join(folder, "lock-owner");
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    file.exec("pragma journal_mode = memory; begin exclusive");
  } catch (error) {
    file.close();
    if (!isBusy(error)) {
      throw new StartError(`The lock ${path} cannot be taken: ${(error as Error).message}.`);
    }
    const owner = await readFile(ownerPath, "utf8").catch(() => "");
    throw new StartError(
      `The data folder ${folder} is already open in another process${owner && ` (${owner.trim()})`}. ` +
        "Stop that one first, or give this one a DATA_DIR of its own.",
    );
  }
  held.add(file);
  await writeFile(ownerPath, `process ${process.pid}\n`);
  return {
    release() {
      held.delete(file);
      file.close();
    },
  };
}

async function requireWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Whoever may not write here learns it before anything is opened.
    const probe = await open(join(folder, "lock-owner"), "a", 0o600);
    await probe.close();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The data folder ${folder} cannot be written (${code}). Set DATA_DIR to a folder that this user may write to.`,
    );
  }
}

function isBusy(error: unknown): boolean {
  const sqliteBusy = 5;
  return (error as { errcode?: number }).errcode === sqliteBusy;
}
