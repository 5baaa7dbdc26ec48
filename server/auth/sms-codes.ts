/**
 * Codes by text message, where the shop has a text provider: counted by the outbox's rules in the transaction
 * that makes them, and handed over at once. A code itself is stored nowhere but in its hash.
 */

import type { Transaction } from "#server/database/database.ts";
import { readShop } from "#server/messages/shop-facts.ts";
import type { AuthContext } from "./context.ts";
import { type AuthError, badRequest, invalid, tooMany, unprocessable } from "./errors.ts";
import { isKnown } from "./known-addresses.ts";
import { createToken, type TokenType } from "./one-time-tokens.ts";
import { reloadUser, type UserRow } from "./users.ts";

interface CodeMessage {
  type: Extract<TokenType, "confirmation_token" | "phone_change_token" | "reauthentication_token">;
  sentAt: "confirmation_sent_at" | "phone_change_sent_at" | "reauthentication_sent_at";
  phone: string;
  /** Whose session asks for it; no one's where somebody only writes the number. */
  account: string | undefined;
}

/** The hosted service's refusal where there is no text provider. */
export function requireTexts(auth: AuthContext, message = "Unsupported phone provider"): void {
  if (!auth.sendText) throw badRequest("phone_provider_disabled", message);
}

/** Refuses a new number that may not be texted a code now, before an account is made for it. */
export async function requireTextable(
  tx: Transaction,
  auth: AuthContext,
  phone: string,
): Promise<void> {
  const { rows } = await tx.query<{ refusal: string | null }>(
    "select private.text_refusal('code', $1, private.text_now(), of_address => $2::inet) as refusal",
    [`+${phone}`, addressOf(auth)],
  );
  const refusal = rows[0]?.refusal;
  if (refusal) throw refused(refusal);
}

/**
 * Counts one more code in the transaction that makes it, as its last statement: everybody who asks for codes
 * waits for its end. `account` is whose session asks. Returns what handOverCode needs; throws a refusal.
 */
export async function addCode(
  tx: Transaction,
  auth: AuthContext,
  { phone, account }: { phone: string; account: string | undefined },
): Promise<AddedCode> {
  const { rows } = await tx.query<{ id: string; reason: string | null }>(
    `select added.id, added.reason from private.add_text(
       'code', $1, null, private.text_now(), address => $2::inet, account => $3::uuid
     ) as added`,
    [`+${phone}`, addressOf(auth), account ?? null],
  );
  const { id, reason } = rows[0]!;
  if (reason) throw refused(reason);
  return { id, attempt: 1, phone: `+${phone}` };
}

interface AddedCode {
  id: string;
  attempt: number;
  phone: string;
}

/** Texts a code after its transaction, and says whether the provider took it. */
export async function handOverCode(
  auth: AuthContext,
  added: AddedCode,
  shop: string,
  code: string,
): Promise<boolean> {
  const body = `${shop}: your code is ${code}. It works for one hour. We never ask for it by phone.`;
  return (await auth.sendText?.({ ...added, body }))?.outcome === "sent";
}

const addressOf = ({ callerAddress = "unknown" }: AuthContext) =>
  callerAddress === "unknown" ? null : callerAddress;

/** An hour is the shortest time after which a limit of codes may let another through. */
function refused(reason: string): AuthError {
  if (reason === "not_us") {
    return unprocessable("sms_send_failed", "Codes are texted to US numbers only");
  }
  if (/_(hour|day)$/.test(reason)) {
    return tooMany("over_sms_send_rate_limit", "SMS rate limit exceeded", 3600);
  }
  return unprocessable("sms_send_failed", "Error sending sms OTP to provider");
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
    account: undefined,
  });

/** Sends the code that moves the account to a new number; `account` is whose session asks, if one does. */
export const sendPhoneChangeSms = (
  auth: AuthContext,
  user: UserRow,
  phone: string,
  account?: string,
) =>
  sendCode(
    auth,
    user,
    { type: "phone_change_token", sentAt: "phone_change_sent_at", phone, account },
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
    account: user.id,
  });

async function sendCode(
  auth: AuthContext,
  user: UserRow,
  message: CodeMessage,
  alsoDo?: (tx: Transaction) => Promise<void>,
): Promise<UserRow> {
  requireTexts(auth);
  const { type, sentAt, phone } = message;
  const isAtHome = await isKnown(auth, user.id, auth.callerAddress ?? "");
  const account = message.account ?? (isAtHome ? user.id : undefined);
  const { code, added, after, shop } = await auth.database.transaction(async (tx) => {
    await alsoDo?.(tx);
    const { code } = await createToken(tx, auth, { userId: user.id, type, relatesTo: phone });
    await tx.query(`update auth.users set ${sentAt} = $2, updated_at = $2 where id = $1`, [
      user.id,
      auth.now(),
    ]);
    const { name } = await readShop(tx);
    const after = await reloadUser(tx, user.id);
    return { code, after, shop: name, added: await addCode(tx, auth, { phone, account }) };
  });
  if (await handOverCode(auth, added, shop, code)) return after;
  throw unprocessable("sms_send_failed", "Error sending sms OTP to provider");
}
