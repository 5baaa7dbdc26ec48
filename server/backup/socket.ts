/**
 * The way to a running store's data, for processes of its data folder's owner: a socket in it. Embedded
 * Postgres is open to one process only, so that process itself makes the backup.
 */

import { once } from "node:events";
import { chmod, rm } from "node:fs/promises";
import { createConnection, createServer, type Socket } from "node:net";
import { join, relative, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Database } from "#server/database/database.ts";
import type { Log } from "#server/logging.ts";
import { dump } from "./dump.ts";

export interface BackupSocket {
  close(): void;
}

/** Answers every connection with a backup. */
export async function openBackupSocket(
  dataDir: string,
  database: Database,
  log: Log,
): Promise<BackupSocket | undefined> {
  const path = socketPath(dataDir);
  if (!path) return undefined;
  // The folder's lock is ours, so a socket that is there already has no owner.
  await rm(path, { force: true });
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    answer(socket, database, log).catch(() => socket.destroy());
  });
  server.listen(path);
  await once(server, "listening");
  await chmod(path, 0o600);
  return { close: () => server.close() };
}

async function answer(socket: Socket, database: Database, log: Log): Promise<void> {
  // Collected first: a slow reader must not hold up the one connection to the database.
  const lines: string[] = [];
  try {
    await dump(database, (line) => void lines.push(line));
  } catch (error) {
    log.error("A backup failed", { error: String(error) });
    socket.destroy();
    return;
  }
  for (const line of lines) {
    if (!socket.write(`${line}\n`)) await once(socket, "drain");
  }
  socket.end();
}

/** The lines of a backup made by the store that runs on this folder; undefined where none does. */
export async function requestBackup(dataDir: string): Promise<AsyncIterable<string> | undefined> {
  const path = socketPath(dataDir);
  if (!path) return undefined;
  const socket = createConnection(path);
  try {
    await once(socket, "connect");
  } catch {
    return undefined;
  }
  return createInterface({ input: socket });
}

/** Systems read about a hundred characters of a socket's path. Windows has none in folders. */
function socketPath(dataDir: string): string | undefined {
  if (process.platform === "win32") return undefined;
  const whole = join(resolve(dataDir), "backup.sock");
  const [shorter = ""] = [whole, relative(process.cwd(), whole)].sort(
    (a, b) => a.length - b.length,
  );
  return shorter.length <= 100 ? shorter : undefined;
}
