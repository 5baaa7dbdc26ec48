/** user/identities: the ways in which a person signs in. */

import type { Context } from "hono";
import type { AuthContext } from "#server/auth/context.ts";
import { invalid, notFound, unprocessable } from "#server/auth/errors.ts";
import { requireUser } from "#server/auth/guards.ts";
import { isUuid } from "#server/auth/request.ts";
import { type IdentityRow, syncProviders, type UserRow } from "#server/auth/users.ts";
import type { Transaction } from "#server/database/database.ts";

/** GET authorize: the redirect to a provider. No provider is offered this way. */
export async function authorizeIdentity(auth: AuthContext, c: Context): Promise<Response> {
  await requireUser(auth, c);
  requireLinking(auth);
  throw invalid("Unsupported provider: provider is not enabled");
}

/** DELETE: one way less, as long as another remains. */
export async function deleteIdentity(auth: AuthContext, c: Context): Promise<Response> {
  const { user } = await requireUser(auth, c);
  requireLinking(auth);
  const id = c.req.param("identityId") ?? "";
  if (!isUuid(id)) throw notFound("validation_failed", "identity_id must be an UUID");
  if (user.identities.length <= 1) {
    throw unprocessable(
      "single_identity_not_deletable",
      "User must have at least 1 identity after unlinking",
    );
  }
  const identity = user.identities.find((candidate) => candidate.id === id.toLowerCase());
  if (!identity) throw unprocessable("identity_not_found", "Identity doesn't exist");
  await auth.database.transaction((tx) => remove(tx, auth, user, identity));
  return c.json({});
}

/** Refuses where people may not add or remove ways to sign in by themselves. */
export function requireLinking(auth: AuthContext): void {
  if (!auth.rules.manualLinking) {
    throw notFound("manual_linking_disabled", "Manual linking is disabled");
  }
}

async function remove(
  tx: Transaction,
  auth: AuthContext,
  user: UserRow,
  identity: IdentityRow,
): Promise<void> {
  // Two removals at once must not take the last two ways.
  await tx.query("select from auth.users where id = $1 for update", [user.id]);
  const { affectedRows } = await tx.query(
    `delete from auth.identities where id = $1
       and (select count(*) from auth.identities where user_id = $2) > 1`,
    [identity.id, user.id],
  );
  if (affectedRows === 0) {
    throw unprocessable(
      "single_identity_not_deletable",
      "User must have at least 1 identity after unlinking",
    );
  }
  const now = auth.now();
  if (identity.provider === "phone") {
    await tx.query(
      "update auth.users set phone = null, phone_confirmed_at = null, updated_at = $2 where id = $1",
      [user.id, now],
    );
  } else {
    await keepKnownEmail(tx, user, identity, now);
  }
  await syncProviders(tx, user.id);
}

/** The account's address is one that a remaining identity knows. */
async function keepKnownEmail(
  tx: Transaction,
  user: UserRow,
  removed: IdentityRow,
  now: Date,
): Promise<void> {
  const remaining = user.identities.filter(({ id }) => id !== removed.id);
  if (remaining.some(({ email }) => email === user.email)) return;
  const email = remaining.find((identity) => identity.email !== null)?.email ?? null;
  const { rows } = await tx.query("select id from auth.users where email = $2 and id <> $1", [
    user.id,
    email,
  ]);
  if (rows.length > 0) {
    throw unprocessable(
      "email_conflict_identity_not_deletable",
      "Unable to unlink identity due to email conflict",
    );
  }
  await tx.query(
    `update auth.users set email = $2::text, updated_at = $3,
       email_confirmed_at = case when $2::text is not null then email_confirmed_at end
     where id = $1`,
    [user.id, email, now],
  );
}
