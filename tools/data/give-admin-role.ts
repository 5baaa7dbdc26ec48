/** Makes an account that exists an admin's. */

import type { Database } from "#server/database/database.ts";
import { StartError } from "#server/start-error.ts";

/** Returns what happened, for a person to read. */
export async function makeAdmin(database: Database, wanted: string): Promise<string> {
  const email = wanted.trim().toLowerCase();
  return database.transaction(async (tx) => {
    const { rows: found } = await tx.query<{ there: boolean }>(
      "select to_regclass('public.user_roles') is not null as there",
    );
    if (!found[0]?.there) {
      throw new StartError("This database has no accounts yet. Start the store with it first.");
    }
    const { rows } = await tx.query<{ id: string; is_confirmed: boolean }>(
      `select id, email_confirmed_at is not null as is_confirmed from auth.users
       where email = $1 and deleted_at is null`,
      [email],
    );
    const [account] = rows;
    if (!account) {
      throw new StartError(`There’s no account for ${email}. Sign up at /auth first.`);
    }
    const { affectedRows } = await tx.query(
      `insert into public.user_roles (user_id, role) values ($1, 'admin')
       on conflict (user_id, role) do update set limited_to_sales = false
       where user_roles.limited_to_sales`,
      [account.id],
    );
    if (affectedRows === 0) return `${email} is already an admin.`;
    return account.is_confirmed
      ? `${email} is now an admin.`
      : `${email} is now an admin and can sign in once the address is confirmed.`;
  });
}
