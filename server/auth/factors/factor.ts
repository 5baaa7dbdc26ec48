/** What every kind of second factor has in common: its rows, its challenge and its proof. */

import type { Context } from "hono";
import { notFound } from "#server/auth/errors.ts";
import type { SignedIn } from "#server/auth/guards.ts";
import { isUuid } from "#server/auth/request.ts";
import type { Method } from "#server/auth/sessions.ts";
import type { FactorRow } from "#server/auth/users.ts";
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
