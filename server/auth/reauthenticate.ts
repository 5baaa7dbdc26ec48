/** GET /reauthenticate: a code that proves again who holds the session. */

import type { Context } from "hono";
import { sendReauthenticationEmail } from "./auth-emails.ts";
import type { AuthContext } from "./context.ts";
import { invalid, unprocessable } from "./errors.ts";
import { requireUser } from "./guards.ts";
import { discardTokens, findByCode } from "./one-time-tokens.ts";
import { requestOrigin } from "./request.ts";
import { requireTexts, sendReauthenticationSms } from "./sms-codes.ts";
import type { UserRow } from "./users.ts";

export async function reauthenticate(auth: AuthContext, c: Context): Promise<Response> {
  const { user } = await requireUser(auth, c);
  const { address } = requestOrigin(auth, c);
  if (user.email) {
    if (!user.email_confirmed_at) {
      throw unprocessable("email_not_confirmed", "Please verify your email first.");
    }
    await auth.limiter.consume("mailByAccountAndAddress", `reauthentication ${user.id}`);
    await auth.limiter.consume("mailByAddress", address);
    await sendReauthenticationEmail({ ...auth, callerAddress: address }, user);
  } else if (user.phone) {
    if (!user.phone_confirmed_at) {
      throw unprocessable("phone_not_confirmed", "Please verify your phone first.");
    }
    requireTexts(auth);
    await auth.limiter.consume("textByAccountAndAddress", `reauthentication ${user.id}`);
    await sendReauthenticationSms({ ...auth, callerAddress: address }, user);
  } else {
    throw invalid("Reauthentication requires the user to have an email or a phone number");
  }
  return c.json({});
}

/** Accepts the code once. */
export async function checkNonce(auth: AuthContext, user: UserRow, nonce: string): Promise<void> {
  const valid = await auth.database.transaction(async (tx) => {
    const found = await findByCode(tx, auth, {
      code: nonce,
      relatesTo: user.email ?? user.phone ?? "",
      types: ["reauthentication_token"],
      userId: user.id,
      from: auth.callerAddress ?? "",
    });
    if (found) await discardTokens(tx, user.id, ["reauthentication_token"]);
    return found !== undefined;
  });
  if (!valid) {
    throw unprocessable("reauthentication_not_valid", "Nonce has expired or is invalid");
  }
}
