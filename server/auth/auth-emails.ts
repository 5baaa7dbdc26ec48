/** The mails of the authentication service: each makes its link and code, notes the time, and goes. */

import type { Transaction } from "#server/database/database.ts";
import * as templates from "#server/mail/templates.ts";
import type { Mail } from "#server/mail/transport.ts";
import type { AuthContext } from "./context.ts";
import { createToken, type NewToken, type TokenType } from "./one-time-tokens.ts";
import { startPkceFlow } from "./pkce.ts";
import type { Method } from "./sessions.ts";
import { reloadUser, type UserRow } from "./users.ts";

interface Challenge {
  code_challenge: string;
  code_challenge_method: string;
}

type SentAt =
  | "confirmation_sent_at"
  | "recovery_sent_at"
  | "email_change_sent_at"
  | "reauthentication_sent_at";

interface Mailing {
  user: UserRow;
  type: TokenType;
  sentAt: SentAt;
  relatesTo: string;
  flow?: { method: Method; challenge: Challenge };
}

/** Asks a new account's owner to confirm the address. Returns the account with the time of it. */
export async function sendConfirmationEmail(
  auth: AuthContext,
  user: UserRow,
  redirect: string,
  challenge: Challenge,
): Promise<UserRow> {
  const to = user.email ?? "";
  const { token, after } = await prepare(auth, {
    user,
    type: "confirmation_token",
    sentAt: "confirmation_sent_at",
    relatesTo: to,
    flow: { method: "email/signup", challenge },
  });
  const link = verifyLink(auth, "signup", token.token, redirect);
  post(auth, templates.confirmation({ to, link, code: token.code }));
  return after;
}

/** Invites somebody whose account an admin made. */
export async function sendInvitationEmail(
  auth: AuthContext,
  user: UserRow,
  redirect: string,
): Promise<UserRow> {
  const to = user.email ?? "";
  const { token, after } = await prepare(auth, {
    user,
    type: "confirmation_token",
    sentAt: "confirmation_sent_at",
    relatesTo: to,
  });
  const link = verifyLink(auth, "invite", token.token, redirect);
  post(auth, templates.invitation({ to, link }));
  return after;
}

/** Sends the way to a new password. */
export async function sendRecoveryEmail(
  auth: AuthContext,
  user: UserRow,
  redirect: string,
  challenge: Challenge,
): Promise<void> {
  const to = user.email ?? "";
  const { token } = await prepare(auth, {
    user,
    type: "recovery_token",
    sentAt: "recovery_sent_at",
    relatesTo: to,
    flow: { method: "recovery", challenge },
  });
  const link = verifyLink(auth, "recovery", token.token, redirect);
  await auth.mailer.send(templates.recovery({ to, link, code: token.code }));
}

/** Sends a link and a code that sign in without a password. */
export async function sendMagicLinkEmail(
  auth: AuthContext,
  user: UserRow,
  redirect: string,
  challenge: Challenge,
): Promise<void> {
  const to = user.email ?? "";
  const { token } = await prepare(auth, {
    user,
    type: "recovery_token",
    sentAt: "recovery_sent_at",
    relatesTo: to,
    flow: { method: "magiclink", challenge },
  });
  const link = verifyLink(auth, "magiclink", token.token, redirect);
  await auth.mailer.send(templates.magicLink({ to, link, code: token.code }));
}

/** Asks the new address, and where mails reach people the old one, whether the account may move. */
export async function sendEmailChangeEmails(
  auth: AuthContext,
  user: UserRow,
  newEmail: string,
  redirect: string,
  challenge: Challenge,
): Promise<UserRow> {
  const oldEmail = user.email ?? "";
  const { tokens, after } = await auth.database.transaction(async (tx) => {
    await tx.query(
      `update auth.users set email_change = $2, email_change_confirm_status = 0 where id = $1`,
      [user.id, newEmail],
    );
    const flowId = await startPkceFlow(tx, auth, user.id, "email_change", challenge);
    const make = (type: TokenType, relatesTo: string) =>
      createToken(tx, auth, { userId: user.id, type, relatesTo, flowId });
    const tokens = {
      fresh: await make("email_change_token_new", newEmail),
      current:
        oldEmail && auth.rules.confirmEmail
          ? await make("email_change_token_current", oldEmail)
          : undefined,
    };
    return { tokens, after: await noteSent(tx, auth, user.id, "email_change_sent_at") };
  });
  const mailTo = (to: string, { token, code }: NewToken) => {
    const link = verifyLink(auth, "email_change", token, redirect);
    post(auth, templates.emailChange({ to, link, code, oldEmail, newEmail }));
  };
  mailTo(newEmail, tokens.fresh);
  if (tokens.current) mailTo(oldEmail, tokens.current);
  return after;
}

/** Sends the code that a new password asks for in an old session. */
export async function sendReauthenticationEmail(auth: AuthContext, user: UserRow): Promise<void> {
  const to = user.email ?? "";
  const { token } = await prepare(auth, {
    user,
    type: "reauthentication_token",
    sentAt: "reauthentication_sent_at",
    relatesTo: to,
  });
  post(auth, templates.reauthentication({ to, code: token.code }));
}

/** Tells the owner that the password is a new one. */
export function sendPasswordChangedEmail(auth: AuthContext, user: UserRow): void {
  const to = user.email;
  if (!to) return;
  const link = `${auth.env.siteUrl}/auth`;
  post(auth, templates.passwordChanged({ to, link }));
}

/** Lets the mail go while the answer goes as well. */
function post(auth: AuthContext, mail: Mail): void {
  auth.backgroundTasks.run("A mail was not sent", () => auth.mailer.send(mail));
}

/** The address in a mail: it checks the token and leads on to the site. */
export function verifyLink(
  auth: AuthContext,
  type: string,
  token: string,
  redirect: string,
): string {
  const query = new URLSearchParams({ token, type, redirect_to: redirect });
  return `${auth.env.apiUrl}/auth/v1/verify?${query}`;
}

function prepare(
  auth: AuthContext,
  mailing: Mailing,
): Promise<{ token: NewToken; after: UserRow }> {
  const { user, type, sentAt, relatesTo, flow } = mailing;
  return auth.database.transaction(async (tx) => {
    const flowId = flow && (await startPkceFlow(tx, auth, user.id, flow.method, flow.challenge));
    const token = await createToken(tx, auth, { userId: user.id, type, relatesTo, flowId });
    return { token, after: await noteSent(tx, auth, user.id, sentAt) };
  });
}

async function noteSent(
  tx: Transaction,
  auth: AuthContext,
  userId: string,
  column: SentAt,
): Promise<UserRow> {
  await tx.query(`update auth.users set ${column} = $2, updated_at = $2 where id = $1`, [
    userId,
    auth.now(),
  ]);
  return reloadUser(tx, userId);
}
