/** What admins read and change of one account. The database says whose they leave alone. */
import { queryOptions } from "@tanstack/react-query";
import { withProof } from "#app/auth/proof.ts";
import { auth, db } from "#app/lib/supabase.ts";
import { read } from "../requests.ts";

/** The account; null when it is gone. */
export const shownAccountQuery = (person: string) =>
  queryOptions({
    queryKey: ["shown-account", person],
    queryFn: async ({ signal }) => {
      const data = await read(signal, db().rpc("show_account", { person }));
      return data[0] ?? null;
    },
  });

/** What is done to an account in one transaction, and noted in the history. */
export type AccountAction =
  | "end_sessions_of"
  | "block_account"
  | "unblock_account"
  | "employee_left"
  | "erase_account"
  | "remove_second_factors";

export async function changeAccount(
  action: Exclude<AccountAction, "employee_left">,
  person: string,
) {
  await withProof(() => db().rpc(action, { person }).throwOnError());
}

/** Removes an employee. Their open leads go to `successor`, or to no one; returns how many those are. */
export async function removeEmployee(person: string, successor: string | null) {
  const { data } = await withProof(() =>
    db()
      .rpc("employee_left", { person, ...(successor && { heir: successor }) })
      .throwOnError(),
  );
  return data as unknown as number;
}

/** Everybody with a role, by id: when they were last here, and what guards their account. */
export const staffStateQuery = queryOptions({
  queryKey: ["staff-state"],
  queryFn: async ({ signal }) => {
    const data = await read(signal, db().rpc("staff_state"));
    return new Map(data.map((person) => [person.user_id, person]));
  },
});

/** The mail that anybody can ask for on “Forgot password?”. */
export async function sendReset(email: string, captchaToken: string | undefined) {
  const { error } = await auth().resetPasswordForEmail(email, {
    redirectTo: `${window.location.origin}/auth/new-password`,
    captchaToken,
  });
  if (error) throw error;
}
