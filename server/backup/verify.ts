/** Whether a backup is what was written: its lines by their hash, its rows by their count, its pictures by their names. */

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { StartError } from "#server/start-error.ts";
import type { End, TableHead } from "./dump.ts";

export interface Manifest {
  rows: number;
  /** The originals that its products show. */
  originals: string[];
}

/** Reads a whole backup; throws a `StartError` where it is not whole or not what was written. */
export async function verifyBackup(lines: AsyncIterable<string>): Promise<Manifest> {
  const hash = createHash("sha256");
  const originals = new Set<string>();
  let end: End | undefined;
  let column = -1;
  let rows = 0;
  for await (const line of lines) {
    if (line.startsWith("[")) {
      rows += 1;
      if (column >= 0) originals.add(String(parse<unknown[]>(line)[column]));
    } else {
      const { table, columns = [], rows: counted, sha256 } = parse<Partial<TableHead & End>>(line);
      if (table) column = table === "public.product_pictures" ? columns.indexOf("original") : -1;
      if (counted !== undefined) {
        end = { rows: counted, ...(sha256 ? { sha256 } : {}) };
        break;
      }
    }
    hash.update(`${line}\n`);
  }
  if (!end) throw new StartError("The backup is incomplete: its end is missing.");
  if (end.rows !== rows) throw new StartError("The backup is incomplete: rows are missing.");
  if (end.sha256 && end.sha256 !== hash.digest("hex")) {
    throw new StartError("The backup is damaged: its lines have changed since it was written.");
  }
  return { rows, originals: [...originals] };
}

/** Those of the originals that a folder lacks, or has with other contents than their names say. */
export async function findBroken(folder: string, originals: string[]): Promise<string[]> {
  const broken: string[] = [];
  for (const name of originals) if (!(await isWhole(join(folder, name)))) broken.push(name);
  return broken;
}

/** Whether a file's contents have the hash that its name says; false where there is none. */
export async function isWhole(path: string): Promise<boolean> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  const hash = bytes && createHash("sha256").update(bytes).digest("hex");
  return hash !== undefined && basename(path).startsWith(`${hash}.`);
}

/** What is missing, in a sentence; at most ten by their names. */
export function sayBroken(broken: string[]): string {
  const many = broken.length > 10 ? ` and ${broken.length - 10} more` : "";
  const count = broken.length === 1 ? "1 picture is" : `${broken.length} pictures are`;
  return `${count} missing or damaged: ${broken.slice(0, 10).join(", ")}${many}.`;
}

function parse<T>(line: string): T {
  try {
    return JSON.parse(line);
  } catch {
    throw new StartError("The backup is damaged: a line can’t be read.");
  }
}
