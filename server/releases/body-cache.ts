/** The bytes of objects: what was asked for stays in memory, within a bound; larger pictures come from the disk. */

import { close, open, read as readFile, readFileSync } from "node:fs";
import type { StoredObject } from "./manifest.ts";

/** All pages and scripts of a site are some 10 MB; pictures only have what is left of 32. */
const shares = { text: 24 * 2 ** 20, picture: 8 * 2 ** 20 };
const largestShare = 1 / 64;

export type Share = keyof typeof shares;
export type BodyCache = ReturnType<typeof openBodyCache>;
type Done = (error: Error | null, body?: Buffer) => void;

export function openBodyCache(
  pathOf: (hash: string) => string,
  capacities: Record<Share, number> = shares,
) {
  const caches = {
    text: createCache(capacities.text),
    picture: createCache(capacities.picture),
  };

  function inMemory(hash: string, share: Share): Buffer | undefined {
    return caches[share].get(hash);
  }

  function read({ hash, size }: StoredObject, share: Share, done: Done): void {
    const readAll = share === "text" ? readAtOnce : readWhole;
    readAll(pathOf(hash), size, (error, body) => {
      if (body) caches[share].add(hash, body);
      done(error, body);
    });
  }

  return {
    inMemory,
    read,
    /** Whether an object is small enough to be sent in one piece, and to be kept. */
    isSmall: ({ size }: StoredObject, share: Share) => size <= capacities[share] * largestShare,
    pathOf,
    bytes: () => caches.text.bytes() + caches.picture.bytes(),
  };
}

function createCache(capacity: number) {
  // Oldest first. Text fits all together, so the order hardly ever matters.
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  return {
    get: (hash: string) => kept.get(hash),
    add(hash: string, body: Buffer) {
      if (kept.has(hash) || body.byteLength > capacity * largestShare) return;
      for (const [other, { byteLength }] of kept) {
        if (bytes + body.byteLength <= capacity) break;
        kept.delete(other);
        bytes -= byteLength;
      }
      kept.set(hash, body);
      bytes += body.byteLength;
    },
    bytes: () => bytes,
  };
}

/**
 * Text is read once, mostly right after it was published: the system has it in memory still, and gives it
 * in less time than the turns of the event loop take in which Node's own threads would read it.
 */
function readAtOnce(path: string, size: number, done: Done): void {
  let body: Buffer;
  try {
    body = readFileSync(path);
  } catch (error) {
    done(error as Error);
    return;
  }
  if (body.byteLength === size) done(null, body);
  else done(shorter(path));
}

// The callbacks of node:fs cost half of what its promises cost.
function readWhole(path: string, size: number, done: Done): void {
  open(path, "r", (failure, file) => {
    if (failure) {
      done(failure);
      return;
    }
    readFile(file, Buffer.allocUnsafeSlow(size), 0, size, 0, (error, bytesRead, body) => {
      close(file);
      if (!error && bytesRead === size) done(null, body);
      else done(error ?? shorter(path));
    });
  });
}

const shorter = (path: string) => new Error(`${path} is shorter than its release says`);
