/** What tests answer the ceremonies of a passkey with. */

import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** A security key in software. */
export function securityKey() {
  const id = randomBytes(32);
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  let counter = 0;
  const rpIdHash = (rpId: string) => createHash("sha256").update(rpId).digest();
  const count = () => {
    counter += 1;
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(counter);
    return bytes;
  };
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  return {
    create(challenge: string, rpId: string, origin: string) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]);
      const authData = Buffer.concat([
        rpIdHash(rpId),
        Buffer.from([0x41]),
        count(),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        isoCBOR.encode(key),
      ]);
      const attestationObject = isoCBOR.encode(
        new Map<string, unknown>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", new Uint8Array(authData)],
        ]) as never,
      );
      return credential({
        clientDataJSON: clientData("webauthn.create", challenge, origin).toString("base64url"),
        attestationObject: Buffer.from(attestationObject).toString("base64url"),
        transports: ["usb"],
      });
    },
    get(challenge: string, rpId: string, origin: string) {
      const authData = Buffer.concat([rpIdHash(rpId), Buffer.from([0x01]), count()]);
      const data = clientData("webauthn.get", challenge, origin);
      const hash = createHash("sha256").update(data).digest();
      return credential({
        clientDataJSON: data.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: sign("sha256", Buffer.concat([authData, hash]), privateKey).toString(
          "base64url",
        ),
      });
    },
  };
  function credential(response: Record<string, unknown>) {
    const name = id.toString("base64url");
    return {
      id: name,
      rawId: name,
      type: "public-key",
      clientExtensionResults: {},
      authenticatorAttachment: "cross-platform",
      response,
    };
  }
}
