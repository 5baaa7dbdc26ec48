/** The mails of the authentication service: each makes its link and code, notes the time, and is queued. */

import type { Transaction } from "#server/database/database.ts";
import type { Letter } from "#server/messages/mail/templates.ts";
import * as templates from "#server/messages/mail/templates.ts";
import type { AuthContext } from "./context.ts";
import { sha256 } from "./hashing.ts";
import { createToken, type NewToken, PKCE_PREFIX, type TokenType } from "./one-time-tokens.ts";
import { startPkceFlow } from "./pkce.ts";
import type { Method } from "./sessions.ts";
import { createUndoLink } from "./undo.ts";
import { lockUser, reloadUser, type UserRow } from "./users.ts";

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
  /** How long the link works; an hour if nothing is said. */
  until?: Date | undefined;
  write: (made: NewToken) => Letter;
}

/** Asks a new account's owner to confirm the address. Returns the account with the time of it. */
export const sendConfirmationEmail = mailOfLinkAndCode({
  action: "signup",
  method: "email/signup",
  type: "confirmation_token",
  sentAt: "confirmation_sent_at",
  template: templates.confirmation,
});

/** Sends the way to a new password. */
export const sendRecoveryEmail = mailOfLinkAndCode({
  action: "recovery",
  method: "recovery",
  type: "recovery_token",
  sentAt: "recovery_sent_at",
  template: templates.recovery,
});

/** Sends a link and a code that sign in without a password. */
export const sendMagicLinkEmail = mailOfLinkAndCode({
  action: "magiclink",
  method: "magiclink",
  type: "recovery_token",
  sentAt: "recovery_sent_at",
  template: templates.magicLink,
});

interface LinkAndCode {
  /** The type that its link gives for the verification. */
  action: string;
  method: Method;
  type: TokenType;
  sentAt: SentAt;
  template: (facts: { to: string; link: string; code: string }) => Letter;
}

/** The invitation to work here that the owner of this address has, where the link that is wanted leads to it. */
export async function invitationOf(
  { database }: AuthContext,
  email: string,
  redirect: string,
): Promise<templates.StaffInvitation | undefined> {
  if (!redirect.includes("invitation=")) return undefined;
  const { rows } = await database.transaction((tx) =>
    tx.query<templates.StaffInvitation>(
      `select coalesce(invited_by_email, '') as inviter, expires_at as until
       from public.invitations
       where email = lower($1) and accepted_at is null and expires_at > now()
       order by created_at desc limit 1`,
      [email],
    ),
  );
  return rows[0];
}

/** How a mail goes to an account's own address whose link, or code, signs in. */
function mailOfLinkAndCode({ action, method, type, sentAt, template }: LinkAndCode) {
  return async (auth: AuthContext, user: UserRow, redirect: string, challenge: Challenge) => {
    const to = user.email ?? "";
    const invitation = await invitationOf(auth, to, redirect);
    return post(auth, {
      ...{ user, type, sentAt, relatesTo: to, flow: { method, challenge } },
      until: invitation?.until,
      write: ({ token, code }) => {
        const link = mailLink(auth, action, token, redirect);
        return invitation
          ? templates.staffInvitation({ to, link }, invitation)
          : template({ to, code, link });
      },
    });
  };
}

/** Invites somebody whose account an admin made. */
export async function sendInvitationEmail(
  auth: AuthContext,
  user: UserRow,
  redirect: string,
): Promise<UserRow> {
  const to = user.email ?? "";
  return post(auth, {
    user,
    type: "confirmation_token",
    sentAt: "confirmation_sent_at",
    relatesTo: to,
    write: ({ token }) =>
      templates.invitation({ to, link: mailLink(auth, "invite", token, redirect) }),
  });
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
  const after = await auth.database.transaction(async (tx) => {
    await noteEmailChange(tx, user.id, newEmail);
    const flowId = await startPkceFlow(tx, auth, user.id, "email_change", challenge);
    const mailTo = async (to: string, type: TokenType) => {
      const { token, code } = await createToken(tx, auth, {
        ...{ userId: user.id, type, relatesTo: to, flowId },
      });
      const link = mailLink(auth, "email_change", token, redirect);
      const mail = templates.emailChange({ to, link, code, oldEmail, newEmail });
      await auth.mailer.queue(tx, mail, sha256(token));
    };
    await mailTo(newEmail, "email_change_token_new");
    if (oldEmail && auth.rules.confirmEmail) await mailTo(oldEmail, "email_change_token_current");
    return noteSent(tx, auth, user.id, "email_change_sent_at");
  });
  auth.mailer.nudge();
  return after;
}

/** Notes the address that an account is to move to; links and codes about another one stop working. */
export async function noteEmailChange(
  tx: Transaction,
  userId: string,
  newEmail: string,
): Promise<void> {
  await lockUser(tx, userId);
  await tx.query(
    `delete from auth.one_time_tokens using auth.users
     where users.id = $1 and user_id = users.id and email_change <> $2
       and token_type in ('email_change_token_current', 'email_change_token_new')`,
    [userId, newEmail],
  );
  await tx.query(
    "update auth.users set email_change = $2, email_change_confirm_status = 0 where id = $1",
    [userId, newEmail],
  );
}

/** Sends the code that a new password asks for in an old session. */
export async function sendReauthenticationEmail(auth: AuthContext, user: UserRow): Promise<void> {
  const to = user.email ?? "";
  await post(auth, {
    user,
    type: "reauthentication_token",
    sentAt: "reauthentication_sent_at",
    relatesTo: to,
    write: ({ code }) => templates.reauthentication({ to, code }),
  });
}

/** Tells the owner that the password is a new one, in the transaction that sets it. */
export async function queuePasswordChangedEmail(
  tx: Transaction,
  auth: AuthContext,
  { email }: UserRow,
): Promise<void> {
  if (!email) return;
  const link = `${auth.env.siteUrl}/auth`;
  await auth.mailer.queue(tx, templates.passwordChanged({ to: email, link }));
}

/** Tells the owner that a second factor was added, with a link that removes it again. */
export async function queueSecondStepEmail(
  tx: Transaction,
  auth: AuthContext,
  { id, email }: UserRow,
  factorId: string,
): Promise<void> {
  if (!email) return;
  const link = await createUndoLink(tx, auth, id, { what: "factor", factorId });
  await auth.mailer.queue(tx, templates.secondStepAdded({ to: email, link }));
}

/** The address that redeems a token once its page's button is pressed: for other apps and tools. */
export function verifyLink(
  auth: AuthContext,
  type: string,
  token: string,
  redirect: string,
): string {
  const query = new URLSearchParams({ token, type, redirect_to: redirect });
  return `${auth.env.apiUrl}/auth/v1/verify?${query}`;
}

/** The address in a mail. The site's own page asks for the press, as it does for a hosted project's mails. */
function mailLink(auth: AuthContext, type: string, token: string, redirect: string): string {
  const { siteUrl } = auth.env;
  const isForSite = new URL(redirect).origin === new URL(siteUrl).origin;
  // A code for the app that asked is made by the service only.
  if (!isForSite || token.startsWith(PKCE_PREFIX)) return verifyLink(auth, type, token, redirect);
  const query = new URLSearchParams({ token_hash: token, type, redirect_to: redirect });
  return `${siteUrl}/auth/confirm?${query}`;
}

/** Makes the link and code, notes the time and queues the mail, all or nothing; it leaves by itself. */
async function post(auth: AuthContext, mailing: Mailing): Promise<UserRow> {
  const { user, type, sentAt, relatesTo, flow, until, write } = mailing;
  const after = await auth.database.transaction(async (tx) => {
    const flowId = flow && (await startPkceFlow(tx, auth, user.id, flow.method, flow.challenge));
    const made = await createToken(tx, auth, { userId: user.id, type, relatesTo, flowId, until });
    await auth.mailer.queue(tx, write(made), sha256(made.token));
    return noteSent(tx, auth, user.id, sentAt);
  });
  auth.mailer.nudge();
  return after;
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
