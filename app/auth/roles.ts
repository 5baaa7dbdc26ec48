import type { Role } from "#app/lib/database.types.ts";
import { db } from "#app/lib/supabase.ts";

/** Whether the account has the role. No row means no; any other answer is thrown, and denies access. */
export async function hasRole(userId: string, role: Role) {
  const { data, error } = await db()
    .from("user_roles")
    .select("role")
    .eq("user_id", userId)
    .eq("role", role)
    .single();
  if (error && error.code !== "PGRST116") throw error;
  return data !== null;
}
