/** Codes by text message, where the shop has a text provider. */

import type { Transaction } from "#server/database/database.ts";
import { readShop } from "#server/messages/shop-facts.ts";
import type { SmsSender } from "#server/messages/texts/provider.ts";
import type { AuthContext } from "./context.ts";
import { badRequest, invalid, unprocessable } from "./errors.ts";
import { createToken, type TokenType } from "./one-time-tokens.ts";
import { reloadUser, type UserRow } from "./users.ts";

interface CodeMessage {
  type: Extract<TokenType, "confirmation_token" | "phone_change_token" | "reauthentication_token">;
  sentAt: "confirmation_sent_at" | "phone_change_sent_at" | "reauthentication_sent_at";
  phone: string;
}

/** The text provider, or the hosted service's refusal where there is none. */
export function requireSmsSender(
  auth: AuthContext,
  message = "Unsupported phone provider",
): SmsSender {
  if (!auth.smsSender) throw badRequest("phone_provider_disabled", message);
  return auth.smsSender;
}

export function checkChannel(channel: string): void {
  if (channel !== "" && channel !== "sms") {
    throw invalid("Invalid channel, supported values are 'sms' or 'whatsapp'");
  }
}

/** Sends the code that confirms a number, or signs in by it. */
export const sendConfirmationSms = (auth: AuthContext, user: UserRow) =>
  sendCode(auth, user, {
    type: "confirmation_token",
    sentAt: "confirmation_sent_at",
    phone: user.phone ?? "",
  });

/** Sends the code that moves the account to a new number. */
export const sendPhoneChangeSms = (auth: AuthContext, user: UserRow, phone: string) =>
  sendCode(
    auth,
    user,
    { type: "phone_change_token", sentAt: "phone_change_sent_at", phone },
    async (tx) => {
      await tx.query("update auth.users set phone_change = $2 where id = $1", [user.id, phone]);
    },
  );

/** Sends the code that a new password asks for in an old session. */
export const sendReauthenticationSms = (auth: AuthContext, user: UserRow) =>
  sendCode(auth, user, {
    type: "reauthentication_token",
    sentAt: "reauthentication_sent_at",
    phone: user.phone ?? "",
  });

/** The words of a text with a code. */
export const codeMessage = (shop: string, code: string) =>
  `${shop}: your code is ${code}. It works for one hour. We never ask for it by phone.`;

async function sendCode(
  auth: AuthContext,
  user: UserRow,
  message: CodeMessage,
  alsoDo?: (tx: Transaction) => Promise<void>,
): Promise<UserRow> {
  const sender = requireSmsSender(auth);
  const { type, sentAt, phone } = message;
  const { code, after, shop } = await auth.database.transaction(async (tx) => {
    await alsoDo?.(tx);
    const { code } = await createToken(tx, auth, { userId: user.id, type, relatesTo: phone });
    await tx.query(`update auth.users set ${sentAt} = $2, updated_at = $2 where id = $1`, [
      user.id,
      auth.now(),
    ]);
    const { name } = await readShop(tx);
    return { code, after: await reloadUser(tx, user.id), shop: name };
  });
  try {
    await sender.send(`+${phone}`, codeMessage(shop, code));
  } catch (error) {
    auth.log.error("A code could not be texted", { error: String(error) });
    throw unprocessable("sms_send_failed", "Error sending sms OTP to provider");
  }
  return after;
}
