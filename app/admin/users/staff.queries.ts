import { queryOptions } from "@tanstack/react-query";
import { groupBy } from "#app/lib/group-by.ts";
import { db } from "#app/lib/supabase.ts";

/** Everybody who can work a lead, by name. */
export const staffQuery = queryOptions({
  queryKey: ["staff"],
  queryFn: async ({ signal }) => {
    const { data: roles } = await db()
      .from("user_roles")
      .select("user_id")
      .eq("role", "admin")
      .limit(200)
      .abortSignal(signal)
      .throwOnError();
    const { data: accounts } = await db()
      .rpc("account_emails", { ids: roles.map(({ user_id }) => user_id) })
      .abortSignal(signal)
      .throwOnError();
    return shortNames(accounts.map(({ user_id, email }) => ({ id: user_id, email: email ?? "" })));
  },
  staleTime: 300_000,
});

/** Short names of the staff: no more of their address than tells them apart. */
export function shortNames(accounts: readonly { id: string; email: string }[]) {
  const before = (email: string) => email.split("@")[0] ?? email;
  const uses = groupBy(accounts, ({ email }) => before(email));
  return accounts
    .map(({ id, email }) => ({
      id,
      name: uses.get(before(email))!.length > 1 ? email : before(email),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
