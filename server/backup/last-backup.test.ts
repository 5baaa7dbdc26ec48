import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openTestDatabase } from "#server/database/testing.ts";
import { dump } from "./dump.ts";
import { backupStamp } from "./file.ts";
import { noteBackup, watchBackups } from "./last-backup.ts";

test("a store knows of the last backup in its folder, and of none that is older", {
  tags: "long",
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), "store-stamp-"));
  const database = await openTestDatabase();
  const known = async () => {
    const { rows } = await database.transaction((tx) =>
      tx.query<{ made_at: Date }>("select made_at from private.last_backup"),
    );
    return rows[0] && new Date(rows[0].made_at).toISOString();
  };
  await writeFile(backupStamp(folder), "");
  const made = new Date("2026-11-23T03:00:00Z");
  await utimes(backupStamp(folder), made, made);
  const watch = watchBackups(database, folder);
  await expect.poll(known).toBe(made.toISOString());
  watch.stop();
  await noteBackup(database, new Date("2026-11-22T03:00:00Z"));
  expect(await known()).toBe(made.toISOString());

  // Restored, a store would say that it was backed up.
  const lines: string[] = [];
  await dump(database, (line) => void lines.push(line));
  expect(lines.join()).not.toContain("last_backup");
  await database.close();
  await rm(folder, { recursive: true });
});
