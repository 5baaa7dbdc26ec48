/** Finds out who is signed in. It brings the auth client: on public pages, import it dynamically. */
import type { AuthError } from "@supabase/auth-js";
import { auth, db } from "#app/lib/supabase.ts";
import type { Visitor } from "./visitor-store.ts";

/** Asks the service and the database. Throws where either could not be asked. */
export async function findVisitor(): Promise<Visitor> {
  let { data, error } = await auth().getUser();
  // A clock that was set back says that a token lasts which has expired.
  if (error?.code === "bad_jwt") {
    const renewed = await auth().refreshSession();
    error = renewed.error;
    if (!error) ({ data, error } = await auth().getUser());
  }
  if (error && !isRefusal(error)) throw error;
  const { user } = data;
  if (!user) return { kind: "signed-out" };
  if (await needsCode()) return { kind: "needs-code", user };
  if (!(await isAdmin(user.id))) return { kind: "shopper", user };
  const [needsSecondFactor, isLimited] = await Promise.all([
    adminNeedsSecondFactor(),
    isLimitedToSales(user.id),
  ]);
  return { kind: "admin", user, needsSecondFactor, isLimited };
}

/** Whether the password, link or code that began this session was only its first factor. */
export async function needsCode() {
  const { data, error } = await auth().mfa.getAuthenticatorAssuranceLevel();
  if (error) throw error;
  return data.currentLevel === "aal1" && data.nextLevel === "aal2";
}

/** Whether the account has the admin role. No row means no; any other answer is thrown. */
export async function isAdmin(userId: string) {
  const { data, error } = await db()
    .from("user_roles")
    .select("role")
    .eq("user_id", userId)
    .eq("role", "admin")
    .single();
  if (error && error.code !== "PGRST116") throw error;
  return data !== null;
}

/** Whether the account's admin role opens the sales floor alone. */
export async function isLimitedToSales(userId: string) {
  const { data } = await db()
    .from("user_roles")
    .select("limited_to_sales")
    .eq("user_id", userId)
    .eq("role", "admin")
    .maybeSingle()
    .throwOnError();
  return data?.limited_to_sales === true;
}

/** Whether the session still stands; it may have been ended elsewhere. */
export async function isSignedIn() {
  const { data } = await db().rpc("still_signed_in").throwOnError();
  return data;
}

/** Whether the shop closes admin work to this session. The database refuses the work itself. */
async function adminNeedsSecondFactor() {
  const { data } = await db().rpc("admin_needs_second_factor");
  return data === true;
}

/** The service says that there is no such session; anything else is no answer. */
function isRefusal({ status = 0 }: AuthError) {
  return status >= 400 && status < 500 && status !== 429;
}
