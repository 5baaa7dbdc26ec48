/** What every kind of second factor has in common: its rows, its challenge and its proof. */

import type { Context } from "hono";
import { forbidden, notFound } from "#server/auth/errors.ts";
import type { SignedIn } from "#server/auth/guards.ts";
import { isUuid } from "#server/auth/request.ts";
import type { Method } from "#server/auth/sessions.ts";
import { type FactorRow, hasVerifiedFactor } from "#server/auth/users.ts";
import type { Transaction } from "#server/database/database.ts";

/** How long a challenge may be answered. */
export const CHALLENGE_SECONDS = 300;

/** A factor with what only its verification may read. */
export interface SecretFactor extends FactorRow {
  secret: string | null;
  last_totp_step: number;
  web_authn_credential: unknown;
}

export interface Challenge {
  id: string;
  factor_id: string;
  created_at: string | Date;
  verified_at: string | Date | null;
  ip_address: string;
  otp_code: string | null;
  web_authn_session_data: unknown;
}

/** What a challenge asks for, and what it keeps to check the answer by. */
export interface IssuedChallenge {
  answer?: Record<string, unknown>;
  codeHash?: string;
  ceremony?: unknown;
}

/** What a good answer proves, and what it leaves to remember. */
export interface Proof {
  method: Method;
  /** Writes down that this answer was used; false if another request was faster with it. */
  record(tx: Transaction): Promise<boolean>;
  refusal: string;
}

/** The factor of the path, where it is the person's own. */
export function factorOfPath({ user }: SignedIn, c: Context): FactorRow {
  const id = c.req.param("factorId") ?? "";
  if (!isUuid(id)) throw notFound("validation_failed", "factor_id must be an UUID");
  const factor = user.factors.find((candidate) => candidate.id === id.toLowerCase());
  if (!factor) throw notFound("mfa_factor_not_found", "Factor not found");
  return factor;
}

/**
 * A person who has a verified factor proves that one before anything is done about another; else a
 * password alone would verify a factor of its own and so reach aal2. Proving the verified one is the
 * way to aal2 and needs none.
 */
export function requireAal2ForNewFactor(
  { user, session }: SignedIn,
  factor: Pick<FactorRow, "status">,
): void {
  if (factor.status === "unverified" && session.aal !== "aal2" && hasVerifiedFactor(user)) {
    throw aal2Required();
  }
}

export const aal2Required = () =>
  forbidden("insufficient_aal", "AAL2 required to verify a new factor");
