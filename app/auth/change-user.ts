/** Changes of one's own account. It brings the auth client: import it dynamically. */
import type { User, UserAttributes } from "@supabase/auth-js";
import { auth } from "#app/lib/supabase.ts";

/** Changes it with the current password beside the session, where the service asked for that. Throws its refusal. */
export async function changeUser(
  change: UserAttributes,
  currentPassword?: string,
  emailRedirectTo?: string,
): Promise<User> {
  const { data, error } = await auth().updateUser(
    { ...change, ...(currentPassword && { current_password: currentPassword }) },
    { emailRedirectTo },
  );
  if (error) throw error;
  return data.user;
}
