import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "#supabase/database.types.ts";
import { backendUrl, settings } from "./backend.ts";

/** The tables as a signed-out visitor may use them, even while somebody is signed in. Load it with the form that needs it. */
export function publicDb(headers: Record<string, string> = {}) {
  return new PostgrestClient<Database>(`${backendUrl()}/rest/v1`, {
    headers: { apikey: settings.publishableKey, ...headers },
  });
}

/** So long a form waits for the database. */
export const formTimeoutMs = 20_000;

/** Too much came from here or for this phone, or the thing is gone; the message is for the visitor. */
export class FormRefused extends Error {}
