/** GET and PUT /user: the signed-in person's own account. */

import type { Context } from "hono";
import * as v from "valibot";
import { queuePasswordChangedEmail, sendEmailChangeEmails } from "./auth-emails.ts";
import type { AuthContext } from "./context.ts";
import { forbidden, unprocessable } from "./errors.ts";
import { requireUser, type SignedIn } from "./guards.ts";
import { discardTokens } from "./one-time-tokens.ts";
import { checkPasswordRules } from "./passwords.ts";
import { checkCodeChallenge, pkceFields } from "./pkce.ts";
import { requireProof } from "./proof.ts";
import { redirectTo } from "./redirects.ts";
import { checkedEmail, checkedPhone, object, readBody, requestOrigin, text } from "./request.ts";
import { endOtherSessions } from "./sessions.ts";
import { checkMetadata } from "./sign-up.ts";
import { checkChannel, requireTexts, sendPhoneChangeSms } from "./sms-codes.ts";
import { userJson } from "./user-json.ts";
import {
  findUserByEmail,
  findUserByPhone,
  mergeUserMetadata,
  reloadUser,
  type UserRow,
} from "./users.ts";

export async function showUser(auth: AuthContext, c: Context): Promise<Response> {
  const { user } = await requireUser(auth, c);
  return c.json(userJson(user));
}

const updateBody = v.object({
  email: text,
  password: v.nullish(v.string()),
  current_password: v.nullish(v.string()),
  nonce: text,
  data: object,
  app_metadata: object,
  phone: text,
  channel: text,
  ...pkceFields,
});
type Update = v.InferOutput<typeof updateBody>;

export async function updateUser(auth: AuthContext, c: Context): Promise<Response> {
  const signedIn = await requireUser(auth, c);
  const body = await readBody(c, updateBody);
  const update: Update = {
    ...body,
    email: body.email && checkedEmail(body.email),
    phone: body.phone && checkedPhone(body.phone),
  };
  const movesEmail = update.email !== "" && update.email !== signedIn.user.email;
  const movesPhone = update.phone !== "" && update.phone !== signedIn.user.phone;
  if (update.phone) checkChannel(update.channel);
  if (update.password != null) checkPasswordRules(update.password);
  checkCodeChallenge(update);
  checkMetadata(update.data);
  if (update.app_metadata) {
    throw forbidden("not_admin", "Updating app_metadata requires admin privileges");
  }
  if (movesPhone) requireTexts(auth);
  const { address } = requestOrigin(auth, c);
  const withAddress = { ...auth, callerAddress: address };
  if (movesEmail || movesPhone || update.password != null) {
    await requireProof(
      withAddress,
      signedIn,
      update,
      update.password != null ? "password" : "contact",
    );
  }
  // The look-up's answer says who has an account; somebody may still correct what they typed.
  if (movesEmail || movesPhone) {
    await auth.limiter.consume("lookUpByAccount", signedIn.user.id);
  }
  if (movesEmail) await auth.limiter.consume("mailByAddress", address);
  await checkNotTaken(auth, {
    email: movesEmail ? update.email : "",
    phone: movesPhone ? update.phone : "",
  });
  if (movesEmail) {
    await auth.limiter.consume("mailByAccountAndAddress", `email_change ${signedIn.user.id}`);
  }
  if (movesPhone) {
    await auth.limiter.consume("textByAccountAndAddress", `phone_change ${signedIn.user.id}`);
  }

  let user = signedIn.user;
  if (update.password != null) {
    user = await changePassword(withAddress, signedIn, update.password);
  }
  if (update.data) user = await changeMetadata(auth, user, update.data);
  if (movesEmail) {
    user = await sendEmailChangeEmails(
      withAddress,
      user,
      update.email,
      redirectTo(auth, c),
      update,
    );
  }
  if (movesPhone) {
    user = await sendPhoneChangeSms(withAddress, user, update.phone, user.id);
  }
  return c.json(userJson(user));
}

async function checkNotTaken(
  auth: AuthContext,
  { email, phone }: { email: string; phone: string },
): Promise<void> {
  const taken = await auth.database.transaction(async (tx) => ({
    email: email !== "" && (await findUserByEmail(tx, email)) !== undefined,
    phone: phone !== "" && (await findUserByPhone(tx, phone)) !== undefined,
  }));
  if (taken.email) {
    throw unprocessable(
      "email_exists",
      "A user with this email address has already been registered",
    );
  }
  if (taken.phone) {
    throw unprocessable(
      "phone_exists",
      "A user with this phone number has already been registered",
    );
  }
}

/** Sets a new password, ends every other session and every link that is on its way. */
async function changePassword(
  auth: AuthContext,
  { user, session }: SignedIn,
  password: string,
): Promise<UserRow> {
  const key = `password of ${user.id} ${auth.callerAddress}`;
  await auth.limiter.consume("signInByAccountAndAddress", key);
  if (await auth.passwords.verify(user.encrypted_password, password)) {
    throw unprocessable("same_password", "New password should be different from the old password.");
  }
  const passwordHash = await auth.passwords.hash(password);
  const changed = await auth.database.transaction(async (tx) => {
    await tx.query("update auth.users set encrypted_password = $2, updated_at = $3 where id = $1", [
      user.id,
      passwordHash,
      auth.now(),
    ]);
    await discardTokens(tx, user.id);
    await endOtherSessions(tx, user.id, session.id);
    const after = await reloadUser(tx, user.id);
    await queuePasswordChangedEmail(tx, auth, after);
    return after;
  });
  auth.mailer.nudge();
  await auth.limiter.refund("signInByAccountAndAddress", key);
  return changed;
}

function changeMetadata(
  auth: AuthContext,
  user: UserRow,
  data: Record<string, unknown>,
): Promise<UserRow> {
  return auth.database.transaction(async (tx) => {
    await mergeUserMetadata(tx, user.id, data, auth.now());
    const changed = await reloadUser(tx, user.id);
    // It travels in every token: what counts is the whole, not what one call adds.
    checkMetadata(changed.raw_user_meta_data);
    return changed;
  });
}
