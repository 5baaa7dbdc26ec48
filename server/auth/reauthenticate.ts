/** GET /reauthenticate: a code that proves again who holds the session. */

import type { Context } from "hono";
import type { Auth } from "./deps.ts";
import { invalid, unprocessable } from "./errors.ts";
import { requirePerson } from "./guards.ts";
import { mailReauthentication } from "./mailings.ts";
import { discardTokens, findByCode } from "./one-time-tokens.ts";
import { originOf } from "./request.ts";
import { requirePhone, textReauthentication } from "./texts.ts";
import type { UserRow } from "./users.ts";

export async function reauthenticate(auth: Auth, c: Context): Promise<Response> {
  const { user } = await requirePerson(auth, c);
  const { address } = originOf(auth, c);
  if (user.email) {
    if (!user.email_confirmed_at) {
      throw unprocessable("email_not_confirmed", "Please verify your email first.");
    }
    await auth.limiter.take("mailByAccount", `reauthentication ${user.id}`);
    await auth.limiter.take("mailByAddress", address);
    await mailReauthentication(auth, user);
  } else if (user.phone) {
    if (!user.phone_confirmed_at) {
      throw unprocessable("phone_not_confirmed", "Please verify your phone first.");
    }
    requirePhone(auth);
    await auth.limiter.take("textByAccount", `reauthentication ${user.id}`);
    await auth.limiter.take("textByAddress", address);
    await textReauthentication(auth, user);
  } else {
    throw invalid("Reauthentication requires the user to have an email or a phone number");
  }
  return c.json({});
}

/** Accepts the code once. */
export async function checkNonce(auth: Auth, user: UserRow, nonce: string): Promise<void> {
  const valid = await auth.database.transaction(async (tx) => {
    const found = await findByCode(tx, auth, {
      code: nonce,
      relatesTo: user.email ?? user.phone ?? "",
      types: ["reauthentication_token"],
      userId: user.id,
    });
    if (found) await discardTokens(tx, user.id, ["reauthentication_token"]);
    return found !== undefined;
  });
  if (!valid) {
    throw unprocessable("reauthentication_not_valid", "Nonce has expired or is invalid");
  }
}
