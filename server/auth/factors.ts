/** Second factors: enrolling, challenging, verifying and removing them, whatever their kind. */

import type { Context } from "hono";
import * as v from "valibot";
import type { Transaction } from "../database/database.ts";
import type { Auth } from "./deps.ts";
import { forbidden, invalid, notFound, unprocessable } from "./errors.ts";
import { type Person, requirePerson, sessionGone } from "./guards.ts";
import { challengePhone, enrollPhone, verifyPhone } from "./phone-factor.ts";
import { isUuid, originOf, readBody, text } from "./request.ts";
import { addMethod, type Grant, type Method, renewSession, tokenResponse } from "./sessions.ts";
import { enrollTotp, verifyTotp } from "./totp.ts";
import type { FactorRow } from "./users.ts";
import { challengeWebauthn, verifyWebauthn, webauthnFields } from "./webauthn.ts";

const MAX_FACTORS = 10;
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

const enrollBody = v.object({ friendly_name: text, factor_type: text, issuer: text, phone: text });

export async function enrollFactor(auth: Auth, c: Context): Promise<Response> {
  const person = await requirePerson(auth, c);
  const body = await readBody(c, enrollBody);
  const name = body.friendly_name;
  if (name.length > 200) throw invalid("friendly_name is too long");
  switch (body.factor_type) {
    case "totp": {
      const { answer, secret } = await enrollTotp(auth, person.user, body.issuer);
      const id = await insertFactor(auth, person, { type: "totp", name, secret });
      return c.json({ id, type: "totp", friendly_name: name, totp: answer });
    }
    case "webauthn": {
      const id = await insertFactor(auth, person, { type: "webauthn", name });
      return c.json({ id, type: "webauthn", friendly_name: name });
    }
    case "phone": {
      const phone = enrollPhone(auth, body.phone);
      const id = await insertFactor(auth, person, { type: "phone", name, phone });
      return c.json({ id, type: "phone", friendly_name: name, phone: body.phone });
    }
    default:
      throw invalid("factor_type needs to be totp, phone, or webauthn");
  }
}

async function insertFactor(
  auth: Auth,
  { user, session }: Person,
  factor: { type: FactorRow["factor_type"]; name: string; secret?: string; phone?: string },
): Promise<string> {
  const now = auth.now();
  return auth.database.transaction(async (tx) => {
    // One account's enrolments wait for each other, so that none slips past the checks.
    await tx.query("select from auth.users where id = $1 for update", [user.id]);
    await deleteAbandoned(tx, user.id, now, factor.phone);
    const { rows: factors } = await tx.query<FactorRow>(
      "select * from auth.mfa_factors where user_id = $1",
      [user.id],
    );
    checkEnrolment(factors, factor, session.aal);
    const { rows } = await tx.query<{ id: string }>(
      `insert into auth.mfa_factors
         (user_id, friendly_name, factor_type, secret, phone, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $6) returning id`,
      [user.id, factor.name, factor.type, factor.secret ?? null, factor.phone ?? null, now],
    );
    return rows[0]!.id;
  });
}

/** Enrolments that were begun and never finished make room after a while. */
async function deleteAbandoned(
  tx: Transaction,
  userId: string,
  now: Date,
  phone = "",
): Promise<void> {
  await tx.query(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and (
       phone = $3 or greatest(created_at, last_challenged_at) < $2)`,
    [userId, new Date(now.getTime() - CHALLENGE_SECONDS * 1000), phone],
  );
}

function checkEnrolment(
  factors: FactorRow[],
  factor: { name: string; phone?: string },
  aal: string,
): void {
  if (factor.phone && factors.some(({ phone }) => phone === factor.phone)) {
    throw unprocessable(
      "mfa_verified_factor_exists",
      "A verified phone factor already exists, unenroll the existing factor to continue",
    );
  }
  if (factors.some(({ friendly_name }) => friendly_name === factor.name)) {
    throw unprocessable(
      "mfa_factor_name_conflict",
      `A factor with the friendly name ${JSON.stringify(factor.name)} for this user already exists`,
    );
  }
  if (factors.length >= MAX_FACTORS) {
    throw unprocessable(
      "too_many_enrolled_mfa_factors",
      "Maximum number of verified factors reached, unenroll to continue",
    );
  }
  if (aal !== "aal2" && factors.some(({ status }) => status === "verified")) {
    throw forbidden("insufficient_aal", "AAL2 required to enroll a new factor");
  }
}

/** What a challenge asks for, and what it keeps to check the answer by. */
export interface BegunChallenge {
  answer?: Record<string, unknown>;
  codeHash?: string;
  ceremony?: unknown;
}

const challengeBody = v.object({ channel: text, ...webauthnFields });

export async function challengeFactor(auth: Auth, c: Context): Promise<Response> {
  const person = await requirePerson(auth, c);
  const factor = ownFactor(person, c);
  const body = await readBody(c, challengeBody);
  const { address } = originOf(auth, c);
  await auth.limiter.take("factorByAddress", address);
  const begun: BegunChallenge =
    factor.factor_type === "phone"
      ? await challengePhone(auth, factor, body.channel)
      : factor.factor_type === "webauthn"
        ? await challengeWebauthn(auth, person.user, factor, body.webauthn)
        : {};
  const now = auth.now();
  const id = await auth.database.transaction(async (tx) => {
    await tx.query("update auth.mfa_factors set last_challenged_at = $2 where id = $1", [
      factor.id,
      now,
    ]);
    const { rows } = await tx.query<{ id: string }>(
      `insert into auth.mfa_challenges
         (factor_id, ip_address, otp_code, web_authn_session_data, created_at)
       values ($1, $2, $3, $4::text::jsonb, $5) returning id`,
      [
        factor.id,
        address,
        begun.codeHash ?? null,
        begun.ceremony ? JSON.stringify(begun.ceremony) : null,
        now,
      ],
    );
    return rows[0]!.id;
  });
  return c.json({
    id,
    type: factor.factor_type,
    expires_at: Math.floor(now.getTime() / 1000) + CHALLENGE_SECONDS,
    ...begun.answer,
  });
}

const verifyBody = v.object({ challenge_id: text, code: text, ...webauthnFields });

export async function verifyFactor(auth: Auth, c: Context): Promise<Response> {
  const person = await requirePerson(auth, c);
  const { id: factorId, factor_type: type } = ownFactor(person, c);
  const body = await readBody(c, verifyBody);
  if (!isUuid(body.challenge_id)) throw invalid("challenge_id must be an UUID");
  if (type !== "webauthn" && body.code === "") throw invalid("Code needs to be non-empty");
  const { address } = originOf(auth, c);
  const limits = [
    ["factorByAddress", address],
    ["factorByFactor", factorId],
    ["factorByDay", factorId],
  ] as const;
  for (const [name, key] of limits) await auth.limiter.take(name, key);

  const { factor, challenge } = await openChallenge(auth, factorId, body.challenge_id, address);
  const proof =
    type === "webauthn"
      ? await verifyWebauthn(auth, factor, challenge, body.webauthn)
      : type === "phone"
        ? verifyPhone(auth, challenge, body.code)
        : verifyTotp(auth, factor, body.code);
  const grant = await auth.database.transaction((tx) =>
    accept(tx, auth, person, factor, challenge, proof),
  );
  for (const [name, key] of limits) await auth.limiter.giveBack(name, key);
  return c.json(await tokenResponse(auth, grant));
}

/** What a good answer proves, and what it leaves to remember. */
export interface Proof {
  method: Method;
  /** Writes down that this answer was used; false if another request was faster with it. */
  record(tx: Transaction): Promise<boolean>;
  refusal: string;
}

/** The challenge, where it is still open and asked from the same address. */
async function openChallenge(
  auth: Auth,
  factorId: string,
  challengeId: string,
  address: string,
): Promise<{ factor: SecretFactor; challenge: Challenge }> {
  const { factor, challenge } = await auth.database.transaction(async (tx) => ({
    factor: (
      await tx.query<SecretFactor>("select * from auth.mfa_factors where id = $1", [factorId])
    ).rows[0],
    challenge: (
      await tx.query<Challenge>(
        "select * from auth.mfa_challenges where id = $1 and factor_id = $2",
        [challengeId, factorId],
      )
    ).rows[0],
  }));
  if (!factor || !challenge) {
    throw unprocessable(
      "mfa_factor_not_found",
      "MFA factor with the provided challenge ID not found",
    );
  }
  if (challenge.verified_at !== null || challenge.ip_address !== address) {
    throw unprocessable("mfa_ip_address_mismatch", "Challenge and verify IP addresses mismatch.");
  }
  const age = auth.now().getTime() - new Date(challenge.created_at).getTime();
  if (age > CHALLENGE_SECONDS * 1000) {
    throw unprocessable(
      "mfa_challenge_expired",
      `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
    );
  }
  return { factor, challenge };
}

/** Raises the session to aal2 and ends the account's sessions that lack a second factor. */
async function accept(
  tx: Transaction,
  auth: Auth,
  { user, session }: Person,
  factor: SecretFactor,
  challenge: Challenge,
  proof: Proof,
): Promise<Grant> {
  const now = auth.now();
  const raised = await tx.query(
    "update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = $3 where id = $1",
    [session.id, factor.id, now],
  );
  if (raised.affectedRows === 0) throw sessionGone();
  const used = await tx.query(
    "update auth.mfa_challenges set verified_at = $2 where id = $1 and verified_at is null",
    [challenge.id, now],
  );
  if (used.affectedRows === 0 || !(await proof.record(tx))) {
    throw unprocessable("mfa_verification_failed", proof.refusal);
  }
  await tx.query("update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1", [
    factor.id,
    now,
  ]);
  await tx.query(
    "delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and factor_type = $2",
    [user.id, factor.factor_type],
  );
  await addMethod(tx, session.id, proof.method, now);
  await tx.query("delete from auth.sessions where user_id = $1 and aal = 'aal1'", [user.id]);
  return renewSession(tx, auth, session.id);
}

export async function unenrollFactor(auth: Auth, c: Context): Promise<Response> {
  const person = await requirePerson(auth, c);
  const factor = ownFactor(person, c);
  if (factor.status === "verified" && person.session.aal !== "aal2") {
    throw unprocessable("insufficient_aal", "AAL2 required to unenroll verified factor");
  }
  await auth.database.transaction((tx) => deleteFactor(tx, factor));
  return c.json({ id: factor.id });
}

const methods: Record<FactorRow["factor_type"], Method> = {
  totp: "totp",
  phone: "mfa/phone",
  webauthn: "mfa/webauthn",
};

/** Removes the factor; sessions that it had raised are plain ones again. */
export async function deleteFactor(tx: Transaction, factor: FactorRow): Promise<void> {
  await tx.query("delete from auth.mfa_factors where id = $1", [factor.id]);
  await tx.query(
    `delete from auth.mfa_amr_claims where authentication_method = $2
       and session_id in (select id from auth.sessions where factor_id = $1)`,
    [factor.id, methods[factor.factor_type]],
  );
  await tx.query("update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1", [
    factor.id,
  ]);
}

/** The factor of the path, where it is the person's own. */
function ownFactor({ user }: Person, c: Context): FactorRow {
  const id = c.req.param("factorId") ?? "";
  if (!isUuid(id)) throw notFound("validation_failed", "factor_id must be an UUID");
  const factor = user.factors.find((candidate) => candidate.id === id.toLowerCase());
  if (!factor) throw notFound("mfa_factor_not_found", "Factor not found");
  return factor;
}
