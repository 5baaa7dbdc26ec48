/** The bytes of objects: of pages and scripts in memory once asked for, of pictures from the disk. */

import { type FileHandle, open } from "node:fs/promises";
import type { StoredObject } from "./manifest.ts";

const mostBytes = 32 * 2 ** 20;

export type Bodies = ReturnType<typeof openBodies>;

export function openBodies(pathOf: (hash: string) => string, capacity = mostBytes) {
  // Oldest first. Pages and scripts fit all together, so the order hardly ever matters.
  const kept = new Map<string, Buffer>();
  let bytes = 0;

  function inMemory(hash: string): Buffer | undefined {
    return kept.get(hash);
  }

  async function read(object: StoredObject, { keep = false } = {}): Promise<Buffer> {
    const known = kept.get(object.hash);
    if (known) return known;
    const body = await readWhole(pathOf(object.hash), object.size);
    if (keep && !kept.has(object.hash) && body.byteLength <= capacity / 8) {
      for (const [hash, other] of kept) {
        if (bytes + body.byteLength <= capacity) break;
        kept.delete(hash);
        bytes -= other.byteLength;
      }
      kept.set(object.hash, body);
      bytes += body.byteLength;
    }
    return body;
  }

  return { inMemory, read, pathOf, bytes: () => bytes };
}

async function readWhole(path: string, size: number): Promise<Buffer> {
  const file: FileHandle = await open(path);
  try {
    const body = Buffer.allocUnsafeSlow(size);
    const { bytesRead } = await file.read(body, 0, size, 0);
    if (bytesRead !== size) throw new Error(`${path} is shorter than its release says`);
    return body;
  } finally {
    await file.close();
  }
}
