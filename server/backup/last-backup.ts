/** Tells the database when the last backup was made, so that the owner's page can say it. */

import { stat } from "node:fs/promises";
import type { Database } from "#server/database/database.ts";
import { backupStamp } from "./file.ts";

const lookEveryMs = 15_000;

/** An older one than is known changes nothing. */
export async function noteBackup(database: Database, at: Date): Promise<void> {
  await database.transaction((tx) =>
    tx.query(
      `insert into private.last_backup (made_at) values ($1) on conflict (the_only_row) do update
       set made_at = greatest(last_backup.made_at, excluded.made_at)`,
      [at.toISOString()],
    ),
  );
}

export interface BackupWatch {
  stop(): void;
}

/** A command that backs up a running store leaves the time in its folder: see `npm run backup`. */
export function watchBackups(database: Database, dataDir: string): BackupWatch {
  let seen = 0;
  async function look() {
    const made = await stat(backupStamp(dataDir)).catch(() => undefined);
    if (!made || made.mtimeMs === seen) return;
    await noteBackup(database, made.mtime);
    seen = made.mtimeMs;
  }
  const lookAgain = () => void look().catch(() => undefined);
  lookAgain();
  const timer = setInterval(lookAgain, lookEveryMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
