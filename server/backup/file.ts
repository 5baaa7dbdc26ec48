/** A backup as a file: compressed, for its owner's eyes only, and there only when it is whole. */

import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { finished } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { StartError } from "#server/start-error.ts";
import { type Manifest, verifyBackup } from "./verify.ts";

/** Its time is that of the last backup that was made whole, wherever that lies. */
export const backupStamp = (dataDir: string) => join(dataDir, "last-backup");

export interface Draft {
  write(line: string): Promise<void>;
  /** Reads it again, and gives the file its name where it says what was written. */
  keep(): Promise<Manifest>;
  drop(): Promise<void>;
}

export async function draftFile(path: string): Promise<Draft> {
  const draft = `${path}.part`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = createWriteStream(draft, { mode: 0o600 });
  const gzip = createGzip();
  gzip.pipe(file);
  const closed = finished(file);
  closed.catch(() => undefined);
  return {
    async write(line) {
      if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, "drain"), closed]);
    },
    async keep() {
      gzip.end();
      await closed;
      const written = await open(draft);
      await written.sync();
      await written.close();
      const manifest = await verifyBackup(readFileLines(draft));
      await rename(draft, path);
      return manifest;
    },
    async drop() {
      file.destroy();
      await rm(draft, { force: true });
    },
  };
}

export async function* readFileLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const gunzip = file.pipe(createGunzip());
  file.on("error", (error) => gunzip.destroy(error));
  try {
    yield* createInterface({ input: gunzip, crlfDelay: Number.POSITIVE_INFINITY });
    await finished(gunzip);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(`The backup ${path} can’t be read (${code ?? message}).`);
  }
}
