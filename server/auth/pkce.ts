/** PKCE: a code from a link is worth a session only to the browser that asked for the link. */

import { createHash } from "node:crypto";
import type { Transaction } from "#server/database/database.ts";
import { isSame } from "#server/http/api-key.ts";
import type { AuthContext } from "./context.ts";
import { badRequest, invalid, notFound, unprocessable } from "./errors.ts";
import { randomToken, sha256 } from "./hashing.ts";
import type { RequestOrigin } from "./request.ts";
import { text } from "./request.ts";
import { type Grant, type Method, startSession } from "./sessions.ts";
import { findUserById } from "./users.ts";

/** The part of a body that begins a PKCE flow. */
export const pkceFields = { code_challenge: text, code_challenge_method: text };

interface Challenge {
  code_challenge: string;
  code_challenge_method: string;
}

const FLOW_MINUTES = 5;

/** Refuses half a challenge or one that RFC 7636 does not allow. */
export function checkCodeChallenge({ code_challenge, code_challenge_method }: Challenge): void {
  if ((code_challenge === "") !== (code_challenge_method === "")) {
    throw invalid("PKCE flow requires code_challenge_method and code_challenge");
  }
  if (code_challenge === "") return;
  if (code_challenge.length < 43 || code_challenge.length > 128) {
    throw invalid("code challenge has to be between 43 and 128 characters");
  }
  if (!/^[\w.~-]+$/.test(code_challenge)) {
    throw invalid(
      "code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes",
    );
  }
  if (!["s256", "plain"].includes(code_challenge_method.toLowerCase())) {
    throw invalid(`unsupported code_challenge method "${code_challenge_method}"`);
  }
}

/** Remembers a challenge until its link is followed; without one there is no flow. */
export async function startPkceFlow(
  tx: Transaction,
  auth: AuthContext,
  userId: string,
  method: Method,
  challenge: Challenge,
): Promise<string | undefined> {
  if (challenge.code_challenge === "") return undefined;
  const { rows } = await tx.query<{ id: string }>(
    `insert into auth.flow_state
       (user_id, code_challenge, code_challenge_method, authentication_method, created_at)
     values ($1, $2, $3, $4, $5) returning id`,
    [
      userId,
      challenge.code_challenge,
      challenge.code_challenge_method.toLowerCase(),
      method,
      auth.now(),
    ],
  );
  return rows[0]?.id;
}

/** The code that a followed link hands to the site. */
export async function issueAuthCode(
  tx: Transaction,
  auth: AuthContext,
  flowId: string,
): Promise<string> {
  const code = randomToken();
  await tx.query(
    "update auth.flow_state set auth_code = $2, auth_code_issued_at = $3 where id = $1",
    [flowId, sha256(code), auth.now()],
  );
  return code;
}

/** Signs in a client that has both the code and the secret behind the challenge. */
export async function exchangeAuthCode(
  auth: AuthContext,
  exchange: { code: string; verifier: string },
  origin: RequestOrigin,
): Promise<Grant> {
  const outcome = await auth.database.transaction(async (tx) => {
    const { rows } = await tx.query<{
      user_id: string;
      auth_code_issued_at: string | Date;
      code_challenge: string;
      code_challenge_method: string;
      authentication_method: Method;
    }>("delete from auth.flow_state where auth_code = $1 returning *", [sha256(exchange.code)]);
    const flow = rows[0];
    const user = flow && (await findUserById(tx, flow.user_id));
    if (!flow || !user) {
      return notFound("flow_state_not_found", "invalid flow state, no valid flow state found");
    }
    const age = auth.now().getTime() - new Date(flow.auth_code_issued_at).getTime();
    if (age > FLOW_MINUTES * 60_000) {
      return unprocessable("flow_state_expired", "invalid flow state, flow state has expired");
    }
    const answer =
      flow.code_challenge_method === "s256"
        ? createHash("sha256").update(exchange.verifier).digest("base64url")
        : exchange.verifier;
    if (!isSame(answer, flow.code_challenge)) {
      return badRequest(
        "bad_code_verifier",
        "code challenge does not match previously saved code verifier",
      );
    }
    return startSession(tx, auth, user, flow.authentication_method, origin);
  });
  if (outcome instanceof Error) throw outcome;
  return outcome;
}
