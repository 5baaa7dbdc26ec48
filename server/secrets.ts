/** Keys made at the first start and kept in `DATA_DIR`, readable by their owner only. */

import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import * as v from "valibot";
import { StartError } from "./start-error.ts";

/** The private half of the key that signs access tokens; `kid` names it in their header. */
export interface SigningKey extends JWK {
  kty: "EC";
  crv: "P-256";
  x: string;
  y: string;
  d: string;
  kid: string;
  alg: "ES256";
  use: "sig";
}

export interface KeyPair {
  /** The key that means `service_role`. It must never reach a browser. */
  secretKey: string;
  signingKey: SigningKey;
}

/** The pair in use, by the clock. */
export interface Secrets extends KeyPair {
  /** Every pair that is accepted: the one in use first, then those that follow or were before it. */
  readonly pairs: readonly KeyPair[];
}

/** What `secrets.json` holds: `npm run rotate-keys` adds the pair that follows, and keeps the last. */
export interface StoredSecrets extends KeyPair {
  next?: KeyPair & { from: string };
  previous?: KeyPair & { until: string };
}

/** Longer than an access token, a one-time code or a mail that waits may be of use. */
const overlapMs = 24 * 3_600_000;

const pairEntries = {
  secretKey: v.pipe(v.string(), v.startsWith("sb_secret_"), v.minLength(32)),
  signingKey: v.looseObject({
    kty: v.literal("EC"),
    crv: v.literal("P-256"),
    x: v.string(),
    y: v.string(),
    d: v.string(),
    kid: v.string(),
    alg: v.literal("ES256"),
    use: v.literal("sig"),
  }),
};
const moment = v.pipe(v.string(), v.isoTimestamp());
const secretsSchema = v.object({
  ...pairEntries,
  next: v.optional(v.object({ ...pairEntries, from: moment })),
  previous: v.optional(v.object({ ...pairEntries, until: moment })),
});

/** Reads `secrets.json`, making it first where there is none. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, "secrets.json");
  return byClock((await readSecrets(path)) ?? (await writeSecrets(dataDir, path)));
}

/** New random keys. */
export const makeSecrets = async (): Promise<Secrets> => byClock(await makePair());

/**
 * Adds a pair that readers of the file accept at once and that is used from `from` on; the pair
 * before it is good for a day longer. With `dropOthers` the new pair is the only one, from now on.
 */
export async function rotateSecrets(
  dataDir: string,
  { from, dropOthers = false }: { from: Date; dropOthers?: boolean },
): Promise<void> {
  const path = join(dataDir, "secrets.json");
  const stored = await readSecrets(path);
  if (!stored)
    throw new StartError(`There are no keys in ${path} yet. Starting the store creates them.`);
  const pair = await makePair();
  if (dropOthers) return replaceSecrets(path, pair);
  if (stored.next && Date.parse(stored.next.from) > Date.now()) {
    throw new StartError(
      `The last new keys aren’t in use yet. They take effect at ${stored.next.from}.`,
    );
  }
  const { secretKey, signingKey } = stored.next ?? stored;
  const previous = stored.next
    ? { ...pairOf(stored), until: endOf(stored.next.from).toISOString() }
    : stored.previous;
  await replaceSecrets(path, {
    ...{ secretKey, signingKey },
    next: { ...pair, from: from.toISOString() },
    ...(previous ? { previous } : {}),
  });
}

const pairOf = ({ secretKey, signingKey }: KeyPair): KeyPair => ({ secretKey, signingKey });
const endOf = (from: string) => new Date(Date.parse(from) + overlapMs);

/** All processes change to the next pair at the same moment, without a start. */
function byClock(stored: StoredSecrets): Secrets {
  const { next, previous } = stored;
  const pairs = (): readonly KeyPair[] => {
    const now = Date.now();
    const last = previous && Date.parse(previous.until) > now ? [previous] : [];
    if (!next) return [stored, ...last];
    if (Date.parse(next.from) > now) return [stored, next, ...last];
    return endOf(next.from).getTime() > now ? [next, stored, ...last] : [next];
  };
  return {
    get secretKey() {
      return pairs()[0]!.secretKey;
    },
    get signingKey() {
      return pairs()[0]!.signingKey;
    },
    get pairs() {
      return pairs();
    },
  };
}

async function makePair(): Promise<KeyPair> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const { x, y, d } = await exportJWK(privateKey);
  if (!x || !y || !d) throw new Error("The new signing key lacks a part");
  return {
    secretKey: `sb_secret_${randomBytes(32).toString("base64url")}`,
    signingKey: { kty: "EC", crv: "P-256", x, y, d, kid: randomUUID(), alg: "ES256", use: "sig" },
  };
}

async function readSecrets(path: string): Promise<StoredSecrets | undefined> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new StartError(`The keys in ${path} cannot be read (${error.code}).`);
  });
  if (text === undefined) return undefined;
  try {
    return v.parse(secretsSchema, JSON.parse(text));
  } catch {
    throw new StartError(
      `${path} is damaged. Restore it from a backup, or move it away to get new keys. Everyone will have to sign in again.`,
    );
  }
}

async function writeDraft(path: string, secrets: StoredSecrets): Promise<string> {
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, "wx", 0o600);
  await file.writeFile(`${JSON.stringify(secrets, null, 2)}\n`);
  await file.sync();
  await file.close();
  return draft;
}

const replaceSecrets = async (path: string, secrets: StoredSecrets) =>
  rename(await writeDraft(path, secrets), path);

async function writeSecrets(dataDir: string, path: string): Promise<StoredSecrets> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = await writeDraft(path, await makePair());
  try {
    // A link, unlike a rename, never replaces the keys that another process made meanwhile.
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  const secrets = await readSecrets(path);
  if (!secrets) throw new StartError(`The keys in ${path} disappeared while they were made.`);
  return secrets;
}
