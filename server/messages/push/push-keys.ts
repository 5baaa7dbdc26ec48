/** The keys that push services know the shop by, made at the first start, readable by their owner only. */

import { randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import webPush from "web-push";
import { StartError } from "#server/start-error.ts";

const keySchema = v.object({
  publicKey: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
  privateKey: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
});
export type PushKeys = v.InferOutput<typeof keySchema>;

/** Reads `push-keys.json`, making it first where there is none. With other keys devices ask anew. */
export async function loadPushKeys(dataDir: string): Promise<PushKeys> {
  const path = join(dataDir, "push-keys.json");
  const found = await read(path);
  if (found) return found;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, "wx", 0o600);
  await file.writeFile(`${JSON.stringify(webPush.generateVAPIDKeys(), null, 2)}\n`);
  await file.sync();
  await file.close();
  try {
    // A link, unlike a rename, never replaces the keys that another process made meanwhile.
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  const made = await read(path);
  if (!made) throw new StartError(`The keys in ${path} disappeared while they were made.`);
  return made;
}

async function read(path: string): Promise<PushKeys | undefined> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new StartError(`The keys in ${path} cannot be read (${error.code}).`);
  });
  if (text === undefined) return undefined;
  try {
    return v.parse(keySchema, JSON.parse(text));
  } catch {
    throw new StartError(
      `${path} is damaged. Move it away to get new keys. Devices will have to turn on notifications again.`,
    );
  }
}
