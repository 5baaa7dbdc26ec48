/** A lock of the kernel's, for whatever only one process may do at a time. */

import { DatabaseSync } from "node:sqlite";

export interface LockFile {
  release(): void;
}

/** A lock that nothing refers to would be collected as garbage, and be open to others. */
const held = new Set<DatabaseSync>();

const sqliteBusy = 5;

/**
 * Takes the lock, or returns nothing where another process has it.
 *
 * An exclusive transaction on an empty SQLite file holds it, not the existence of a file: it ends
 * with its process however that dies, so there is never a stale one to recover, and process ids,
 * which repeat and mean nothing in another container, decide nothing.
 */
export function takeLock(path: string): LockFile | undefined {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    file.exec("pragma journal_mode = memory; begin exclusive");
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined;
    throw error;
  }
  held.add(file);
  return {
    release() {
      if (held.delete(file)) file.close();
    },
  };
}
