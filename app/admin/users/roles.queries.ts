import { queryOptions, useQuery } from "@tanstack/react-query";
import { withProof } from "#app/auth/proof.ts";
import { backendUrl, settings } from "#app/lib/backend.ts";
import { auth, db } from "#app/lib/supabase.ts";
import { user_roles_role } from "#supabase/database.generated.ts";
import type { Role } from "#supabase/database.types.ts";
import type { ShowroomId } from "../records/product-labels.ts";
import { changedRows, chunksOf, read, readAll, rowsPerRequest, rowsQuery } from "../requests.ts";

/** The roles there are, the weaker first. */
export const roles = user_roles_role;

export const rolesQuery = queryOptions({
  queryKey: ["roles"],
  queryFn: async ({ signal }) => {
    const { data: session } = await auth().getSession();
    const assignments = await readAll(signal, () =>
      db()
        .from("user_roles")
        .select("*")
        .order("created_at", { ascending: false })
        .order("id")
        // The query tries again by itself, and sooner.
        .retry(false),
    );
    return { roles: assignments, myId: session.session?.user.id };
  },
});

/** Whether the signed-in person is the shop's owner; false until that is known. */
export function useIsOwner(): boolean {
  const { data } = useQuery(rolesQuery);
  return data?.roles.some(({ is_owner, user_id }) => is_owner && user_id === data.myId) ?? false;
}

/** The addresses behind the ids; the list is shown without them where they cannot be read. */
export const emailsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ["account-emails", ids],
    queryFn: async ({ signal }) => {
      const emails = new Map<string, string>();
      for (const some of chunksOf(ids, rowsPerRequest)) {
        const data = await read(signal, db().rpc("account_emails", { ids: some }));
        for (const { user_id, email } of data) if (email) emails.set(user_id, email);
      }
      return emails;
    },
    enabled: ids.length > 0,
  });

/** The account with this email address or id; null when there is none. */
export async function findAccount(wanted: string) {
  const { data } = await db().rpc("find_account", { wanted }).throwOnError();
  return data[0] ?? null;
}

export const accountQuery = (wanted: string) =>
  queryOptions({
    queryKey: ["account", wanted],
    queryFn: () => findAccount(wanted),
    enabled: wanted !== "",
    retry: 1,
  });

/** Whether accounts are confirmed without proof that their email address is the person's. */
export const autoconfirmQuery = queryOptions({
  queryKey: ["confirmed-at-once"],
  queryFn: async ({ signal }) => {
    const answer = await fetch(`${backendUrl()}/auth/v1/settings`, {
      headers: { apikey: settings.publishableKey },
      signal,
    });
    const { mailer_autoconfirm } = (await answer.json()) as { mailer_autoconfirm?: boolean };
    return mailer_autoconfirm === true;
  },
  retry: 1,
  staleTime: "static",
});

export async function transferOwnership(userId: string) {
  await withProof(() => db().rpc("hand_over_ownership", { new_owner: userId }).throwOnError());
}

/** Until when the signed-in person may take back the shop that they handed over; null: there is nothing to take back. */
export const takeBackQuery = queryOptions({
  queryKey: ["take-back"],
  queryFn: async ({ signal }) => {
    const data = await read(signal, db().rpc("may_take_back_ownership"));
    return data as string | null;
  },
});

export async function takeBackOwnership() {
  await withProof(() => db().rpc("take_back_ownership").throwOnError());
}

export async function assignRole(userId: string, role: Role) {
  await withProof(() => db().from("user_roles").insert({ user_id: userId, role }).throwOnError());
}

/** Who somebody with this assignment is: the name, null for none; the showroom, null for none or both. */
export async function describePerson(
  id: string,
  facts: { name: string | null } | { showroom: ShowroomId | null },
) {
  changedRows(await db().from("user_roles").update(facts).eq("id", id).select("id").throwOnError());
}

export async function setSalesLimit(id: string, limited_to_sales: boolean) {
  changedRows(
    await withProof(() =>
      db().from("user_roles").update({ limited_to_sales }).eq("id", id).select("id").throwOnError(),
    ),
  );
}

/** Throws when no assignment was removed: it is gone already, or the right to remove it is. */
export async function removeRole(id: string) {
  changedRows(
    await withProof(() =>
      db().from("user_roles").delete().eq("id", id).select("id").throwOnError(),
    ),
  );
}

const eventsShown = 100;

export const roleEventsQuery = rowsQuery(["role-events"], () =>
  db()
    .from("role_events")
    .select("*")
    .order("id", { ascending: false })
    .limit(eventsShown)
    .retry(false),
);
