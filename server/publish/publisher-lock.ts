/**
 * Of several processes that share a folder of releases one publishes: the one that holds an advisory lock of
 * Postgres, named after the folder, or on one machine a lock file in the folder. Both locks end with their
 * process. A store with another database is refused meanwhile: its pages would show the first one's shop.
 */

import { randomUUID } from "node:crypto";
import { renameSync, writeFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#server/database/database.ts";
import { type LockFile, takeLock } from "#server/database/lock-file.ts";
import { StartError } from "#server/start-error.ts";

export interface PublisherLock {
  release(): Promise<void>;
}

const looks = { times: 20, everyMs: 50 };

/**
 * Takes the lock, or nothing where another process of this store has it; throws a `StartError` where
 * another store has it. `onLost` is told when it is gone again.
 */
export async function takePublisherLock(
  database: Pick<Database, "takeLock" | "identity">,
  folder: string,
  onLost: () => void,
): Promise<PublisherLock | undefined> {
  await mkdir(folder, { recursive: true });
  const file = await takeFolder(folder, await database.identity());
  if (!file) return undefined;
  try {
    const name = `publisher of ${await folderId(folder)}`;
    const held = await database.takeLock?.(name, () => {
      file.release();
      onLost();
    });
    if (database.takeLock && !held) {
      file.release();
      return undefined;
    }
    return {
      async release() {
        await held?.release();
        file.release();
      },
    };
  } catch (error) {
    file.release();
    throw error;
  }
}

/** The lock's holder has written its database's identity beside it. */
async function takeFolder(folder: string, own: string): Promise<LockFile | undefined> {
  const path = join(folder, "published-from");
  for (let look = 1; ; look += 1) {
    const file = takeLock(join(folder, ".publisher-lock"));
    if (file) {
      try {
        writeFileSync(`${path}.new`, `${own}\n`);
        renameSync(`${path}.new`, path);
        return file;
      } catch (error) {
        file.release();
        throw error;
      }
    }
    const other = (await readFile(path, "utf8").catch(() => "")).trim();
    if (!other || other === own) return undefined;
    if (look === looks.times) {
      throw new StartError(
        `The folder of releases ${folder} is in use by another store, with ${other}. ` +
          "Stop that one first, or give this one a BUILD_DIR of its own.",
      );
    }
    // A process that has just taken the lock may not have written yet.
    await sleep(looks.everyMs);
  }
}

/** Tells this folder from that of another machine, which publishes for itself. */
async function folderId(folder: string): Promise<string> {
  const path = join(folder, "folder-id");
  await writeFile(path, `${randomUUID()}\n`, { flag: "wx" }).catch((error) => {
    if (error.code !== "EEXIST") throw error;
  });
  return (await readFile(path, "utf8")).trim();
}
