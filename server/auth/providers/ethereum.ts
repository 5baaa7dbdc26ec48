/** Checks Ethereum signatures: EIP-191 messages, by the account whose key made the signature. */

import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";

/** Whether the owner of the address signed the message. */
export function signedByEthereum(address: string, message: string, signature: string): boolean {
  const bytes = Buffer.from(signature.replace(/^0x/, ""), "hex");
  if (!/^0x[\da-f]{40}$/i.test(address) || bytes.length !== 65) return false;
  try {
    const recovery = bytes[64]! % 27;
    const owner = secp256k1.Signature.fromBytes(bytes.subarray(0, 64), "compact")
      .addRecoveryBit(recovery)
      .recoverPublicKey(messageHash(message))
      .toBytes(false);
    const signer = Buffer.from(keccak_256(owner.subarray(1)).subarray(-20)).toString("hex");
    return address.slice(2).toLowerCase() === signer;
  } catch {
    return false;
  }
}

function messageHash(message: string): Uint8Array {
  const text = Buffer.from(message);
  const prefix = Buffer.from(`\x19Ethereum Signed Message:\n${text.length}`);
  return keccak_256(Buffer.concat([prefix, text]));
}
