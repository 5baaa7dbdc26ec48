/** Who is calling rest/v1: the role and claims that the database will see. */

import { decodeJwt } from "jose";
import { verifyAccessToken } from "#server/auth/access-tokens.ts";
import type { Caller, DatabaseRole } from "#server/database/caller.ts";
import { bearerToken, type Keys, type KeyVariables, kindOf } from "#server/http/api-key.ts";
import type { Secrets } from "#server/secrets.ts";
import { invalidToken } from "./errors.ts";

const roles: readonly string[] = ["anon", "authenticated", "service_role"] satisfies DatabaseRole[];

/** A token of its own decides; otherwise the key says stranger or `service_role`. */
export async function identify(
  authorization: string | undefined,
  keyKind: KeyVariables["keyKind"],
  keys: Keys,
  secrets: Secrets,
): Promise<Caller> {
  const token = bearerToken(authorization);
  const kind = token === undefined ? keyKind : kindOf(token, keys);
  if (kind) {
    const role = kind === "secret" ? "service_role" : "anon";
    return { role, claims: { role } };
  }
  const claims = await verifyAccessToken(token ?? "", secrets).catch(() => {
    throw hasExpired(token ?? "")
      ? invalidToken("PGRST303", "JWT expired")
      : invalidToken("PGRST301", "No suitable key or wrong key type");
  });
  if (!roles.includes(claims.role)) throw invalidToken("PGRST301", "JWT role is not known");
  return { role: claims.role as DatabaseRole, claims };
}

function hasExpired(token: string): boolean {
  try {
    return (decodeJwt(token).exp ?? Number.POSITIVE_INFINITY) * 1000 <= Date.now();
  } catch {
    return false;
  }
}
