/** Passkeys and security keys as second factor. */

import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import * as v from "valibot";
import type { AuthContext } from "#server/auth/context.ts";
import { invalid, unprocessable } from "#server/auth/errors.ts";
import { object, text } from "#server/auth/request.ts";
import type { FactorRow, UserRow } from "#server/auth/users.ts";
import { readShopOf } from "#server/messages/shop-facts.ts";
import type { Challenge, IssuedChallenge, Proof, SecretFactor } from "./factor.ts";

export const webauthnFields = {
  webauthn: v.nullish(
    v.object({
      rpId: text,
      rpOrigins: v.nullish(v.array(v.string()), []),
      type: text,
      credential_response: object,
    }),
  ),
};

type WebauthnBody = v.InferOutput<typeof webauthnFields.webauthn>;

/** What a challenge remembers until its answer. */
interface Ceremony {
  challenge: string;
  rpId: string;
  origins: string[];
}

interface StoredCredential {
  id: string;
  publicKey: string;
  counter: number;
  transports?: string[];
}

/** EdDSA, ES256 and RS256: what every kept browser and key knows. */
const ALGORITHMS = [-8, -7, -257];

const REFUSAL = "Failed to validate WebAuthn MFA response";

/** A new factor is asked to register a credential, a verified one to use it. */
export async function challengeWebauthn(
  auth: AuthContext,
  user: UserRow,
  factor: FactorRow,
  body: WebauthnBody,
): Promise<IssuedChallenge> {
  if (!body) throw invalid("web_authn config required");
  const { rpId, origins } = relyingParty(auth, body.rpId, body.rpOrigins);
  const isNew = factor.status === "unverified";
  const credentials = (await credentialsOf(auth, user))
    .filter((known) => isNew || known.factorId === factor.id)
    .map(({ credential: { id, transports } }) => ({ id, transports }));
  const publicKey = isNew
    ? await generateRegistrationOptions({
        rpName: (await readShopOf(auth.database)).name,
        rpID: rpId,
        userID: new TextEncoder().encode(user.id),
        userName: user.email ?? user.phone ?? user.id,
        excludeCredentials: credentials,
        authenticatorSelection: { userVerification: "discouraged" },
        supportedAlgorithmIDs: ALGORITHMS,
      })
    : await generateAuthenticationOptions({
        rpID: rpId,
        allowCredentials: credentials,
        userVerification: "discouraged",
      });
  return {
    ceremony: { challenge: publicKey.challenge, rpId, origins } satisfies Ceremony,
    answer: {
      webauthn: { type: isNew ? "create" : "request", credential_options: { publicKey } },
    },
  };
}

/** Checks the browser's answer; a new factor keeps the credential that came with it. */
export async function verifyWebauthn(
  auth: AuthContext,
  factor: SecretFactor,
  challenge: Challenge,
  body: WebauthnBody,
): Promise<Proof> {
  const response = body?.credential_response;
  if (!response) throw invalid("WebAuthn config required");
  const ceremony = challenge.web_authn_session_data as Ceremony;
  const checked = await (factor.status === "verified"
    ? checkUse(factor, ceremony, response)
    : checkRegistration(ceremony, response)
  ).catch((error) => {
    auth.log.info("A WebAuthn answer was refused", { error: String(error) });
    return undefined;
  });
  if (!checked) throw unprocessable("mfa_verification_failed", REFUSAL);
  return {
    method: "mfa/webauthn",
    refusal: REFUSAL,
    async record(tx) {
      await tx.query(
        `update auth.mfa_factors set web_authn_credential = $2::text::jsonb,
           web_authn_aaguid = coalesce($3::uuid, web_authn_aaguid)
         where id = $1`,
        [factor.id, JSON.stringify(checked.credential), checked.aaguid ?? null],
      );
      return true;
    },
  };
}

interface Checked {
  credential: StoredCredential;
  aaguid?: string;
}

async function checkRegistration(
  ceremony: Ceremony,
  response: Record<string, unknown>,
): Promise<Checked | undefined> {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: ceremony.challenge,
    expectedOrigin: ceremony.origins,
    expectedRPID: ceremony.rpId,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (!verified) return undefined;
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  return {
    credential: {
      id,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports,
    },
    aaguid: registrationInfo.aaguid,
  };
}

async function checkUse(
  factor: SecretFactor,
  ceremony: Ceremony,
  response: Record<string, unknown>,
): Promise<Checked | undefined> {
  const stored = factor.web_authn_credential as StoredCredential;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: ceremony.challenge,
    expectedOrigin: ceremony.origins,
    expectedRPID: ceremony.rpId,
    credential: {
      id: stored.id,
      publicKey: new Uint8Array(Buffer.from(stored.publicKey, "base64url")),
      counter: stored.counter,
      transports: stored.transports,
    },
    requireUserVerification: false,
  });
  if (!verified) return undefined;
  return { credential: { ...stored, counter: authenticationInfo.newCounter } };
}

/** The site may ask for itself and for the origins its owner listed, no one for other sites. */
function relyingParty(
  auth: AuthContext,
  rpId: string,
  wanted: string[],
): { rpId: string; origins: string[] } {
  const listed = [auth.env.siteUrl, ...auth.env.additionalRedirectUrls]
    .filter((address) => /^https?:\/\/[^*?]+/.test(address))
    .map((address) => URL.parse(address.replace(/[*?].*$/, ""))?.origin ?? "");
  const belongs = (origin: string) => {
    const host = URL.parse(origin)?.hostname ?? "";
    return rpId !== "" && (host === rpId || host.endsWith(`.${rpId}`));
  };
  const origins = (wanted.length > 0 ? wanted : listed).filter(belongs);
  if (origins.length === 0 || !origins.every((origin) => listed.includes(origin))) {
    throw invalid(`invalid RP origins: ${wanted.join(", ") || rpId}`);
  }
  return { rpId, origins };
}

async function credentialsOf(
  auth: AuthContext,
  user: UserRow,
): Promise<{ factorId: string; credential: StoredCredential }[]> {
  const { rows } = await auth.database.transaction((tx) =>
    tx.query<{ id: string; web_authn_credential: StoredCredential }>(
      `select id, web_authn_credential from auth.mfa_factors
       where user_id = $1 and status = 'verified' and web_authn_credential is not null`,
      [user.id],
    ),
  );
  return rows.map((row) => ({ factorId: row.id, credential: row.web_authn_credential }));
}
