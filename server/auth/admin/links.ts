/** admin/generate_link and /invite: links for tools that write their own mails, and invitations. */

import type { Context } from "hono";
import * as v from "valibot";
import { noteEmailChange, sendInvitationEmail, verifyLink } from "#server/auth/auth-emails.ts";
import type { AuthContext } from "#server/auth/context.ts";
import { invalid, notFound, unprocessable } from "#server/auth/errors.ts";
import { requireServiceRole } from "#server/auth/guards.ts";
import { createToken, type TokenType } from "#server/auth/one-time-tokens.ts";
import { checkPasswordRules } from "#server/auth/passwords.ts";
import { allowedRedirect, redirectTo } from "#server/auth/redirects.ts";
import { checkedEmail, object, readBody, text } from "#server/auth/request.ts";
import { insertEmailUser } from "#server/auth/sign-up.ts";
import { userJson } from "#server/auth/user-json.ts";
import {
  addIdentity,
  findUserByEmail,
  mergeUserMetadata,
  reloadUser,
  type UserRow,
} from "#server/auth/users.ts";
import type { Transaction } from "#server/database/database.ts";
import { own } from "#shop/own.ts";

const linkBody = v.object({
  type: text,
  email: text,
  new_email: text,
  password: text,
  data: object,
  redirect_to: text,
});
type LinkRequest = v.InferOutput<typeof linkBody>;

/** Each kind of link: its token, whom the token is for, and the kind that /verify is asked for. */
const kinds: Record<string, { token: TokenType; to: "email" | "new_email"; verify: string }> = {
  signup: { token: "confirmation_token", to: "email", verify: "signup" },
  invite: { token: "confirmation_token", to: "email", verify: "invite" },
  magiclink: { token: "recovery_token", to: "email", verify: "magiclink" },
  recovery: { token: "recovery_token", to: "email", verify: "recovery" },
  email_change_current: {
    token: "email_change_token_current",
    to: "email",
    verify: "email_change",
  },
  email_change_new: { token: "email_change_token_new", to: "new_email", verify: "email_change" },
};

export async function generateLink(auth: AuthContext, c: Context): Promise<Response> {
  await requireServiceRole(auth, c);
  const body = await readBody(c, linkBody);
  const request = { ...body, email: checkedEmail(body.email) };
  if (!own(kinds, request.type)) {
    throw invalid(`Invalid email action link type requested: ${request.type}`);
  }
  if (request.type === "signup" && request.password !== "") checkPasswordRules(request.password);
  if (request.type.startsWith("email_change")) request.new_email = checkedEmail(request.new_email);
  const passwordHash =
    request.type === "signup" && request.password !== ""
      ? await auth.passwords.hash(request.password)
      : undefined;
  const redirect = body.redirect_to ? allowedRedirect(auth, body.redirect_to) : redirectTo(auth, c);

  const { user, token, kind } = await auth.database.transaction(async (tx) => {
    const existing = await findUserByEmail(tx, request.email);
    // A magic link for somebody new is a sign-up.
    const type = request.type === "magiclink" && !existing ? "signup" : request.type;
    const kind = own(kinds, type)!;
    const user = await accountFor(tx, auth, { ...request, type }, existing, passwordHash);
    const token = await createToken(tx, auth, {
      userId: user.id,
      type: kind.token,
      relatesTo: request[kind.to],
    });
    return { user, token, kind };
  });
  return c.json({
    ...userJson(user),
    action_link: verifyLink(auth, kind.verify, token.token, redirect),
    email_otp: token.code,
    hashed_token: token.token,
    verification_type: kind.verify,
    redirect_to: redirect,
  });
}

async function accountFor(
  tx: Transaction,
  auth: AuthContext,
  request: LinkRequest,
  existing: UserRow | undefined,
  passwordHash: string | undefined,
): Promise<UserRow> {
  const now = auth.now();
  if (request.type === "signup" || request.type === "invite") {
    if (existing?.email_confirmed_at) throw emailExists();
    const id =
      existing?.id ??
      (await insertEmailUser(
        tx,
        { email: request.email, passwordHash, data: request.data ?? {} },
        now,
        addIdentity,
      ));
    if (existing && request.data) await mergeUserMetadata(tx, id, request.data, now);
    await tx.query(
      `update auth.users set confirmation_sent_at = $2,
         invited_at = case when $3 then $2 else invited_at end
       where id = $1`,
      [id, now, request.type === "invite"],
    );
    return reloadUser(tx, id);
  }
  if (!existing) throw notFound("user_not_found", "User with this email not found");
  if (request.type.startsWith("email_change")) {
    const holder = await findUserByEmail(tx, request.new_email);
    if (holder) throw emailExists();
    await noteEmailChange(tx, existing.id, request.new_email);
    await tx.query("update auth.users set email_change_sent_at = $2 where id = $1", [
      existing.id,
      now,
    ]);
  } else {
    await tx.query("update auth.users set recovery_sent_at = $2 where id = $1", [existing.id, now]);
  }
  return reloadUser(tx, existing.id);
}

const inviteBody = v.object({ email: text, data: object });

export async function invite(auth: AuthContext, c: Context): Promise<Response> {
  await requireServiceRole(auth, c);
  const body = await readBody(c, inviteBody);
  const email = checkedEmail(body.email);
  const now = auth.now();
  const user = await auth.database.transaction(async (tx) => {
    const existing = await findUserByEmail(tx, email);
    if (existing?.email_confirmed_at) throw emailExists();
    const id =
      existing?.id ??
      (await insertEmailUser(tx, { email, data: body.data ?? {} }, now, addIdentity));
    await tx.query("update auth.users set invited_at = $2, updated_at = $2 where id = $1", [
      id,
      now,
    ]);
    return reloadUser(tx, id);
  });
  return c.json(userJson(await sendInvitationEmail(auth, user, redirectTo(auth, c))));
}

const emailExists = () =>
  unprocessable("email_exists", "A user with this email address has already been registered");
