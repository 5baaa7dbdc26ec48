/** Makes sure that the shop has its administrator. */

import type { AuthOptions } from "#server/auth/context.ts";
import { createPasswords, type PasswordCost, standardCost } from "#server/auth/passwords.ts";
import { endAllSessions } from "#server/auth/sessions.ts";
import { insertEmailUser } from "#server/auth/sign-up.ts";
import { confirmEmail, findUserByEmail } from "#server/auth/users.ts";

/** A confirmed account with this password and the admin role exists afterwards. */
export async function ensureAdmin(
  deps: Pick<AuthOptions, "database" | "now"> & { passwordCost?: PasswordCost },
  admin: { email: string; password: string },
): Promise<void> {
  const { database } = deps;
  const now = deps.now?.() ?? new Date();
  const passwords = createPasswords(deps.passwordCost ?? standardCost);
  const existing = await database.transaction((tx) => findUserByEmail(tx, admin.email));
  const stored = existing?.encrypted_password ?? null;
  const passwordHash = (await passwords.verify(stored, admin.password))
    ? undefined
    : await passwords.hash(admin.password);

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
    await confirmEmail(tx, userId, now);
    await tx.query(
      "insert into public.user_roles (user_id, role) values ($1, 'admin') on conflict do nothing",
      [userId],
    );
  });
}
