/** Makes sure that the shop has its administrator. */

import type { AuthOptions } from "#server/auth/context.ts";
import { createPasswords, type PasswordCost, standardCost } from "#server/auth/passwords.ts";
import { endAllSessions } from "#server/auth/sessions.ts";
import { insertEmailUser } from "#server/auth/sign-up.ts";
import { confirmEmail, findUserByEmail, mergeAppMetadata } from "#server/auth/users.ts";

/** Says that the account had its first password from the start's variables. */
const mark = "given_first_password";

/**
 * A confirmed account with the admin role exists afterwards. It gets this password once: from then on
 * its password is its owner's to change. Returns whether another one is set by now.
 */
export async function ensureAdmin(
  deps: Pick<AuthOptions, "database" | "now"> & { passwordCost?: PasswordCost },
  admin: { email: string; password: string },
): Promise<"as given" | "changed since"> {
  const { database } = deps;
  const now = deps.now?.() ?? new Date();
  const passwords = createPasswords(deps.passwordCost ?? standardCost);
  const existing = await database.transaction((tx) => findUserByEmail(tx, admin.email));
  const stored = existing?.encrypted_password ?? null;
  const isAsGiven = await passwords.verify(stored, admin.password);
  const wasSet = existing?.raw_app_meta_data[mark] === true;
  const passwordHash = isAsGiven || wasSet ? undefined : await passwords.hash(admin.password);

  await database.transaction(async (tx) => {
    const userId =
      existing?.id ?? (await insertEmailUser(tx, { email: admin.email, data: {} }, now));
    if (passwordHash) {
      await tx.query(
        "update auth.users set encrypted_password = $2, updated_at = $3 where id = $1",
        [userId, passwordHash, now],
      );
      await endAllSessions(tx, userId);
    }
    await mergeAppMetadata(tx, userId, { [mark]: true }, now);
    await confirmEmail(tx, userId, now);
    await tx.query(
      `insert into public.user_roles (user_id, role) values ($1, 'admin')
       on conflict (user_id, role) do update set limited_to_sales = false`,
      [userId],
    );
  });
  return isAsGiven || passwordHash ? "as given" : "changed since";
}
