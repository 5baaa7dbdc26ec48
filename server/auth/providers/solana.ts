/** Checks Solana signatures: Ed25519 over the message, by the key that the address spells. */

import { createPublicKey, verify } from "node:crypto";

/** Whether the owner of the address signed the message. */
export function signedBySolana(address: string, message: string, signature: string): boolean {
  const key = fromBase58(address);
  const bytes = Buffer.from(signature, "base64");
  if (key?.length !== 32 || bytes.length !== 64) return false;
  const x = Buffer.from(key).toString("base64url");
  const publicKey = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
  return verify(null, Buffer.from(message), publicKey, bytes);
}

const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

function fromBase58(value: string): Uint8Array | undefined {
  if (value.length > 44 || !/^[1-9A-HJ-NP-Za-km-z]+$/.test(value)) return undefined;
  let number = 0n;
  for (const character of value) number = number * 58n + BigInt(ALPHABET.indexOf(character));
  if (number >= 1n << 256n) return undefined;
  return Buffer.from(number.toString(16).padStart(64, "0"), "hex");
}
