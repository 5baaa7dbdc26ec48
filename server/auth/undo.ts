/**
 * A mail's way back from what a thief would do with an account: for 72 hours its link leads to a page, and a press
 * there undoes it. A GET changes nothing.
 */

import type { Context } from "hono";
import { html } from "hono/html";
import type { Transaction } from "#server/database/database.ts";
import type { AuthContext } from "./context.ts";
import { randomToken, sha256 } from "./hashing.ts";
import { discardTokens } from "./one-time-tokens.ts";
import { pressPage, servicePage } from "./press-page.ts";
import { query, requestOrigin } from "./request.ts";
import { endAllSessions } from "./sessions.ts";
import { lockUser } from "./users.ts";

const LINK_HOURS = 72;

type Undoable = { what: "factor"; factorId: string } | { what: "ownership" };

/** Makes the link for a mail to the account's owner. */
export async function createUndoLink(
  tx: Transaction,
  { env, now }: Pick<AuthContext, "env" | "now">,
  userId: string,
  undoable: Undoable,
): Promise<string> {
  const token = randomToken();
  await tx.query(
    `insert into auth.undo_links (token_hash, user_id, what, factor_id, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [
      sha256(token),
      userId,
      undoable.what,
      undoable.what === "factor" ? undoable.factorId : null,
      new Date(now().getTime() + LINK_HOURS * 3_600_000),
    ],
  );
  return `${env.apiUrl}/auth/v1/undo?${new URLSearchParams({ token })}`;
}

interface UndoRow {
  user_id: string;
  what: Undoable["what"];
  factor_id: string | null;
}

const questions: Record<Undoable["what"], { title: string; words: string; button: string }> = {
  factor: {
    title: "Turn two-step verification off again?",
    words:
      "We’ll remove the step that was added, sign out every device, and cancel your password. You’ll set a new one by email.",
    button: "Turn it off",
  },
  ownership: {
    title: "Take the shop back?",
    words:
      "You’ll be the shop’s owner again. We’ll sign out all your devices and cancel your password. You’ll set a new one by email.",
    button: "Take it back",
  },
};

/** GET /undo: asks. */
export async function askToUndo(auth: AuthContext, c: Context): Promise<Response> {
  await auth.limiter.consume("verifyByAddress", requestOrigin(auth, c).address);
  const found = await auth.database.transaction((tx) => findLink(tx, auth, c));
  if (!found) return linkIsOver(c);
  return pressPage(c, questions[found.what]);
}

/** POST /undo: does it, once. */
export async function undo(auth: AuthContext, c: Context): Promise<Response> {
  await auth.limiter.consume("verifyByAddress", requestOrigin(auth, c).address);
  const isDone = await auth.database.transaction(async (tx) => {
    const found = await findLink(tx, auth, c);
    if (!found) return false;
    await lockUser(tx, found.user_id);
    const { affectedRows } = await tx.query("delete from auth.undo_links where token_hash = $1", [
      sha256(query(c, "token")),
    ]);
    if (affectedRows === 0) return false;
    if (found.what === "factor") await removeFactorsSince(tx, found);
    else await tx.query("select private.return_ownership($1)", [found.user_id]);
    await closeToThieves(tx, found.user_id);
    return true;
  });
  if (!isDone) return linkIsOver(c);
  const link = `${auth.env.siteUrl}/auth/forgot-password`;
  return servicePage(c, {
    title: "Done",
    content: html`<p>It’s undone, and your account is signed out everywhere.</p>
      <p><a href="${link}">Set a new password</a></p>`,
  });
}

async function findLink(
  tx: Transaction,
  auth: AuthContext,
  c: Context,
): Promise<UndoRow | undefined> {
  const { rows } = await tx.query<UndoRow>(
    `select user_id, what, factor_id from auth.undo_links
     where token_hash = $1 and expires_at > $2 and (
       what <> 'ownership' or private.may_take_back_until(user_id) is not null)`,
    [sha256(query(c, "token")), auth.now()],
  );
  return rows[0];
}

/** The factor and what was added after it, which may be the thief's as well. */
const removeFactorsSince = (tx: Transaction, { user_id, factor_id }: UndoRow) =>
  tx.query(
    `delete from auth.mfa_factors where user_id = $1 and created_at >= (
       select created_at from auth.mfa_factors where id = $2)`,
    [user_id, factor_id],
  );

/** Who did what is undone knew the password, or read its mails: the person who reads them now sets a new one. */
async function closeToThieves(tx: Transaction, userId: string): Promise<void> {
  await tx.query("update auth.users set encrypted_password = null where id = $1", [userId]);
  await discardTokens(tx, userId);
  await endAllSessions(tx, userId);
}

const linkIsOver = (c: Context) =>
  servicePage(c, {
    title: "This link has expired",
    content: html`<p>It was already used, or it’s more than ${LINK_HOURS} hours old.</p>`,
    status: 404,
  });
