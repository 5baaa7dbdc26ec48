/** Where the owner's originals lie: a folder of this machine, or a hosted project's bucket. */

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, utimes } from "node:fs/promises";
import { join } from "node:path";
import { flush, replaceFile } from "#server/site/objects.ts";

/** The bucket's name, here and in a hosted project. */
export const bucket = "originals";

/** 25 MB, as the bucket of a hosted project has it. */
export const maxBytes = 26_214_400;

/** The types that are taken, by the ends of their names. */
export const typesByEnd: Readonly<Record<string, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

/** A hash of the bytes and an end: nothing that leads to another folder. */
export const isOriginalName = (name: string) => /^[0-9a-f]{64}\.(jpg|png|webp)$/.test(name);

/** What the first bytes say that a file is: an end of its name, or nothing that is taken. */
export function endOf(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (start.startsWith("\xff\xd8\xff")) return "jpg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  return /^RIFF.{4}WEBP/s.test(start) ? "webp" : undefined;
}

/** Reads originals; nothing where there is none of the name. */
export interface Originals {
  read(name: string): Promise<Uint8Array | undefined>;
  /** The folder where they can be removed; a hosted project's are the project's own. */
  folder?: string;
}

export type OriginalsFolder = ReturnType<typeof openOriginals>;

/** Opens those of a data folder. Each is flushed before it gets its name, and none is ever written over. */
export function openOriginals(dataDir: string) {
  const folder = join(dataDir, bucket);
  const pathOf = (name: string) => {
    if (!isOriginalName(name)) throw new Error("This is no original's name");
    return join(folder, name);
  };
  return {
    folder,
    pathOf,
    has: (name: string) => existsSync(pathOf(name)),
    async write(name: string, bytes: Uint8Array): Promise<void> {
      const isNew = !existsSync(folder);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (isNew) await flush(dataDir);
      await replaceFile(pathOf(name), bytes);
    },
    /** Somebody sent it again: its days without use begin anew. */
    async touch(name: string): Promise<void> {
      const now = new Date();
      await utimes(pathOf(name), now, now);
    },
    read: (name: string): Promise<Uint8Array | undefined> =>
      readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      }),
  };
}

/** Those of a hosted project, read with its secret key. */
export function hostedOriginals(project: { url: string; secretKey: string }): Originals {
  return {
    async read(name) {
      const response = await fetch(`${project.url}/storage/v1/object/${bucket}/${name}`, {
        headers: { apikey: project.secretKey, Authorization: `Bearer ${project.secretKey}` },
        signal: AbortSignal.timeout(60_000),
      });
      if (response.status === 400 || response.status === 404) return undefined;
      if (!response.ok) throw new Error(`The project's storage answered ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}

/** The name under which these bytes are kept. */
export const originalName = (bytes: Uint8Array, end: string) =>
  `${createHash("sha256").update(bytes).digest("hex")}.${end}`;
