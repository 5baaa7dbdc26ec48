/**
 * Of several processes that share a folder of releases one publishes. A Postgres elects it, by a lock
 * named after the folder; on one machine a lock in the folder does. Both end with their process.
 */

import { randomUUID } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "#server/database/database.ts";
import { takeLock } from "#server/lock-file.ts";

export interface Office {
  leave(): Promise<void>;
}

/** Takes the office, or nothing where another process has it; `onLost` is told when it is gone again. */
export async function standForElection(
  database: Pick<Database, "takeLock">,
  folder: string,
  onLost: () => void,
): Promise<Office | undefined> {
  await mkdir(folder, { recursive: true });
  const file = takeLock(join(folder, ".publisher-lock"));
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
      async leave() {
        await held?.release();
        file.release();
      },
    };
  } catch (error) {
    file.release();
    throw error;
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
