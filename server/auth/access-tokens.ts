/** Access tokens: signed with ES256, published as a JWKS, verified for auth/v1 and rest/v1 alike. */

import { errors, importJWK, type JWK, jwtVerify, SignJWT } from "jose";
import type { Secrets, SigningKey } from "#server/secrets.ts";
import { forbidden } from "./errors.ts";

/** How long an access token is good for, in seconds. */
export const ACCESS_TOKEN_SECONDS = 3600;

export interface AmrEntry {
  method: string;
  timestamp: number;
}

/** What an access token says about its bearer, as the hosted service words it. */
export interface JwtClaims {
  iss: string;
  sub: string;
  aud: string;
  exp: number;
  iat: number;
  email: string;
  phone: string;
  app_metadata: Record<string, unknown>;
  user_metadata: Record<string, unknown>;
  role: string;
  aal: "aal1" | "aal2";
  amr: AmrEntry[];
  session_id: string;
  is_anonymous: boolean;
}

export function signAccessToken(claims: JwtClaims, key: SigningKey): Promise<string> {
  return importedKey(key, "private").then((imported) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: "ES256", kid: key.kid, typ: "JWT" })
      .sign(imported),
  );
}

/** The claims of a token that one of these keys signed; any other is refused as GoTrue words it. */
export async function verifyAccessToken(
  token: string,
  { pairs }: Pick<Secrets, "pairs">,
  now = new Date(),
): Promise<JwtClaims> {
  try {
    const { payload } = await jwtVerify<JwtClaims>(
      token,
      async (header) => {
        const pair = pairs.find(({ signingKey }) => signingKey.kid === header.kid);
        if (!pair) throw new errors.JWKSNoMatchingKey();
        return importedKey(pair.signingKey, "public");
      },
      { algorithms: ["ES256"], requiredClaims: ["exp", "sub"], currentDate: now },
    );
    return payload;
  } catch (error) {
    throw forbidden("bad_jwt", `invalid JWT: unable to parse or verify signature, ${why(error)}`);
  }
}

/** The public keys, for clients that verify tokens themselves. */
export function jsonWebKeySet({ pairs }: Pick<Secrets, "pairs">): { keys: JWK[] } {
  return { keys: pairs.map(({ signingKey }) => publicJwk(signingKey)) };
}

function publicJwk({ kty, crv, x, y, kid }: SigningKey): JWK {
  return { kty, crv, x, y, kid, alg: "ES256", use: "sig", key_ops: ["verify"], ext: true };
}

type ImportedKey = Awaited<ReturnType<typeof importJWK>>;
const imported = new WeakMap<SigningKey, Map<string, Promise<ImportedKey>>>();

function importedKey(key: SigningKey, half: "private" | "public"): Promise<ImportedKey> {
  const halves = imported.get(key) ?? new Map<string, Promise<ImportedKey>>();
  imported.set(key, halves);
  let promise = halves.get(half);
  if (!promise) {
    promise = importJWK(
      half === "public" ? publicJwk(key) : { ...key, key_ops: ["sign"] },
      "ES256",
    );
    halves.set(half, promise);
  }
  return promise;
}

function why(error: unknown): string {
  if (error instanceof errors.JWTExpired) return "token has invalid claims: token is expired";
  if (error instanceof errors.JWTClaimValidationFailed) return "token has invalid claims";
  if (error instanceof errors.JWSSignatureVerificationFailed) return "token signature is invalid";
  if (error instanceof errors.JWKSNoMatchingKey)
    return "token is unverifiable: unrecognized JWT kid";
  if (error instanceof errors.JOSEAlgNotAllowed)
    return "token signature is invalid: signing method is invalid";
  return "token is malformed";
}
