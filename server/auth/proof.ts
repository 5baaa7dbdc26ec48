/** A new password, address or number needs more than an access token, which may be somebody else's. */

import type { AuthContext } from "./context.ts";
import { AuthError, badRequest } from "./errors.ts";
import type { SignedIn } from "./guards.ts";
import { checkNonce } from "./reauthenticate.ts";
import type { Method } from "./sessions.ts";
import { hasVerifiedFactor } from "./users.ts";

/** What a request brings to show that it comes from the account's owner. */
export interface Proof {
  current_password?: string | null;
  /** The code of a reauthentication mail. */
  nonce: string;
}

/** As in private.is_proven of the database. */
const FRESH_MS = 10 * 60_000;
const MAILED: Method[] = ["otp", "recovery", "magiclink", "invite", "email/signup"];

const DAY_MS = 24 * 3_600_000;

/**
 * Refuses who has the session and nothing else: the current password is asked for, or the code of a
 * mail, unless a link or code has just begun the session, or the session has just proved the password
 * once more. Guesses are counted.
 */
export async function requireProof(
  auth: AuthContext,
  signedIn: SignedIn,
  proof: Proof,
  what: "password" | "contact",
): Promise<void> {
  const { user, session } = signedIn;
  requireSecondFactor(signedIn);
  const age = auth.now().getTime() - new Date(session.created_at).getTime();
  const needsCode = what === "password" && auth.rules.reauthenticateForPassword && age > DAY_MS;
  if (proof.nonce !== "") {
    await checkNonce(auth, user, proof.nonce);
    if (proof.current_password == null) return;
  } else if (needsCode) {
    throw badRequest("reauthentication_needed", "Password update requires reauthentication");
  }
  const stored = user.encrypted_password;
  if (proof.current_password && stored !== null) {
    const key = `password of ${user.id} ${auth.callerAddress}`;
    await auth.limiter.consume("signInByAccountAndAddress", key);
    if (!(await auth.passwords.verify(stored, proof.current_password))) {
      throw badRequest("current_password_invalid", `${required[what]} It was not the right one.`);
    }
    await auth.limiter.refund("signInByAccountAndAddress", key);
    return;
  }
  if (await isFresh(auth, signedIn, stored === null)) return;
  throw stored === null
    ? badRequest("reauthentication_needed", "This update requires reauthentication")
    : badRequest("current_password_required", required[what]);
}

/**
 * Refuses a session in which no one has proved who they are within ten minutes, as private.require_proof of the
 * database does: for what no typed password comes with.
 */
export async function requireRecentProof(
  auth: AuthContext,
  { user, session }: SignedIn,
): Promise<void> {
  const { rows } = await auth.database.transaction((tx) =>
    tx.query<{ is_proven: boolean }>(
      `select private.is_proven($1::uuid, $2::text, (
         select jsonb_agg(jsonb_build_object(
           'method', authentication_method, 'timestamp', extract(epoch from updated_at)))
         from auth.mfa_amr_claims where session_id = $2::uuid
       ), $3) as is_proven`,
      [user.id, session.id, auth.now()],
    ),
  );
  if (!rows[0]?.is_proven) {
    throw badRequest(
      "reauthentication_needed",
      "Changing second factors requires reauthentication within the last ten minutes",
    );
  }
}

const required = {
  password: "Current password required when setting new password.",
  contact: "Current password required when changing the email address or phone number.",
};

function requireSecondFactor({ user, session }: SignedIn): void {
  if (hasVerifiedFactor(user) && session.aal !== "aal2") {
    throw new AuthError(
      401,
      "insufficient_aal",
      "AAL2 session is required to update email or password when MFA is enabled.",
    );
  }
}

/**
 * Whether a mail or text, the password once more, or for who has no password anything, has just proved
 * who it is. A password that only began the session does not: the token may have been stolen since.
 */
async function isFresh(
  auth: AuthContext,
  { session }: SignedIn,
  byAnything: boolean,
): Promise<boolean> {
  const { rows } = await auth.database.transaction((tx) =>
    tx.query(
      `select from auth.mfa_amr_claims
       where session_id = $1 and updated_at > $2 and (
         $3 or authentication_method = any ($4)
         or authentication_method = 'password' and updated_at > $5)
       limit 1`,
      [
        session.id,
        new Date(auth.now().getTime() - FRESH_MS),
        byAnything,
        MAILED,
        session.created_at,
      ],
    ),
  );
  return rows.length > 0;
}
