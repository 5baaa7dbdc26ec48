/** Assigning a role, and what is said where that fails. */
import { own } from "#shop/own.ts";
import type { Role } from "#supabase/database.types.ts";
import { isLostAnswer } from "../once.ts";
import { assignRole, findAccount } from "./roles.queries.ts";

/** For what people get wrong most; the server's own words stand behind it. */
const explanations: Record<string, string> = {
  "23505": "This account already has this role.",
  "23503": "There’s no account with this user ID.",
  "22P02": "That isn’t a user ID.",
  "42501": "You can no longer assign roles.",
};

/** Gives a role to the account with this id or email address. */
export async function assign({ account, role }: { account: string; role: Role }) {
  const userId = account.includes("@")
    ? (await findAccount(account).catch(refuse))?.user_id
    : account;
  if (!userId) throw new Error("There’s no account with this email address.");
  await assignRole(userId, role).catch(refuse);
  return { title: `${role} role assigned successfully.` };
}

/** Whether a role was assigned whose answer was lost, nobody knows: that is no refusal. */
function refuse(problem: unknown): never {
  if (isLostAnswer(problem)) throw problem;
  const { code, message } = problem as { code?: string; message?: string };
  const told = code === "23505" ? "" : code ? message : "Failed to assign role.";
  throw new Error([own(explanations, code), told].filter(Boolean).join(" "));
}
