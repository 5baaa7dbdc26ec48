/** The databases of a test file: which are still open, and which are its to close at the end. */

import type { Database } from "./database.ts";

/** Each with where it was opened. */
export const openDatabases = new Map<Database, string>();

const shared: Promise<Database>[] = [];

/** Keeps a database open until the file's last test; `leaks.setup.ts` closes it. */
export function closeAfterTests(database: Promise<Database>): Promise<Database> {
  shared.push(database);
  return database;
}

/** For a module that test files share: opens one with a file's first call, and answers that one to its others. */
export function onePerFile(open: () => Promise<Database>): () => Promise<Database> {
  let opened: Promise<Database> | undefined;
  return () => {
    if (!opened || !shared.includes(opened)) opened = closeAfterTests(open());
    return opened;
  };
}

export async function closeSharedDatabases(): Promise<void> {
  for (const opening of shared.splice(0)) {
    const database = await opening;
    if (openDatabases.has(database)) await database.close();
  }
}
