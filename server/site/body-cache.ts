/** The bytes of objects: what was asked for last stays in memory, within a bound. */

import { readFile } from "node:fs/promises";
import type { StoredObject } from "./manifest.ts";

/** Room for all pages and scripts of a shop. */
const standardCapacity = 32 * 2 ** 20;
const largestShare = 1 / 4;

export type BodyCache = ReturnType<typeof openBodyCache>;

export function openBodyCache(pathOf: (hash: string) => string, capacity = standardCapacity) {
  // Oldest first.
  const kept = new Map<string, Buffer>();
  let bytes = 0;

  function keep(hash: string, body: Buffer) {
    if (kept.has(hash) || body.byteLength > capacity * largestShare) return;
    kept.set(hash, body);
    bytes += body.byteLength;
    for (const [other, { byteLength }] of kept) {
      if (bytes <= capacity) break;
      kept.delete(other);
      bytes -= byteLength;
    }
  }

  return {
    async read({ hash, size }: StoredObject): Promise<Buffer> {
      const known = kept.get(hash);
      if (known) return known;
      const path = pathOf(hash);
      const body = await readFile(path);
      if (body.byteLength !== size) throw new Error(`${path} is shorter than its release says`);
      keep(hash, body);
      return body;
    },
    bytes: () => bytes,
  };
}
