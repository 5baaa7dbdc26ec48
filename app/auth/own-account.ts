/** The functions of supabase/migrations/20261121110000_guard_and_delete_accounts.sql. */
import type { PostgrestClient } from "@supabase/postgrest-js";
import { db } from "#app/lib/supabase.ts";

type AccountFunctions = {
  public: {
    Tables: Record<never, never>;
    Views: Record<never, never>;
    Functions: {
      admin_needs_second_factor: { Args: Record<PropertyKey, never>; Returns: boolean };
      delete_my_account: { Args: Record<PropertyKey, never>; Returns: undefined };
    };
  };
};

const functions = () => db() as unknown as PostgrestClient<AccountFunctions>;

/** Whether admin work is closed to this session until it has a second factor. */
export async function adminNeedsSecondFactor() {
  const { data, error } = await functions().rpc("admin_needs_second_factor");
  if (error) throw error;
  return data;
}

/** Deletes the account that is signed in. What the database answers instead is thrown. */
export async function deleteMyAccount() {
  const { error } = await functions().rpc("delete_my_account");
  if (error) throw error;
}
