/** Keys made at the first start and kept in `DATA_DIR`, readable by their owner only. */

import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
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

export interface Secrets {
  /** The key that means `service_role`. It must never reach a browser. */
  secretKey: string;
  signingKey: SigningKey;
}

const secretsSchema = v.object({
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
});

/** Reads `secrets.json`, making it first where there is none. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, "secrets.json");
  return (await readSecrets(path)) ?? (await writeSecrets(dataDir, path));
}

/** New random keys. */
export async function makeSecrets(): Promise<Secrets> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const { x, y, d } = await exportJWK(privateKey);
  if (!x || !y || !d) throw new Error("The new signing key lacks a part");
  return {
    secretKey: `sb_secret_${randomBytes(32).toString("base64url")}`,
    signingKey: { kty: "EC", crv: "P-256", x, y, d, kid: randomUUID(), alg: "ES256", use: "sig" },
  };
}

async function readSecrets(path: string): Promise<Secrets | undefined> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new StartError(`The keys in ${path} cannot be read (${error.code}).`);
  });
  if (text === undefined) return undefined;
  try {
    return v.parse(secretsSchema, JSON.parse(text));
  } catch {
    throw new StartError(
      `${path} is damaged. Restore it from a backup, or move it away to get new keys; people then sign in again.`,
    );
  }
}

async function writeSecrets(dataDir: string, path: string): Promise<Secrets> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = await open(draft, "wx", 0o600);
    await file.writeFile(`${JSON.stringify(await makeSecrets(), null, 2)}\n`);
    await file.sync();
    await file.close();
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
