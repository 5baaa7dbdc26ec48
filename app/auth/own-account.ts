import { db } from "#app/lib/supabase.ts";

/** Whether admin work is closed to this session until it has a second factor. */
export async function adminNeedsSecondFactor() {
  const { data, error } = await db().rpc("admin_needs_second_factor");
  if (error) throw error;
  return data;
}

/** Deletes the account that is signed in. What the database answers instead is thrown. */
export async function deleteMyAccount() {
  const { error } = await db().rpc("delete_my_account");
  if (error) throw error;
}
