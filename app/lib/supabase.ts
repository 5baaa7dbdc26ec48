/**
 * The signed-in visitor's clients: one for auth/v1, one for rest/v1 that sends the session's token.
 * Made at first use, because prerendering loads modules without a browser around them. On public
 * pages, import this file dynamically, so that anonymous visits never load it.
 */
import { GoTrueClient } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "#supabase/database.types.ts";
import { backendUrl, sessionStorageKey, settings } from "./backend.ts";

const apikey = settings.publishableKey;

let authClient: GoTrueClient | undefined;
let dataClient: PostgrestClient<Database> | undefined;

/** The auth client; there is one, because two would race to refresh one session. */
export function auth() {
  authClient ??= new GoTrueClient({
    url: `${backendUrl()}/auth/v1`,
    headers: { apikey },
    storageKey: sessionStorageKey(),
    persistSession: true,
    autoRefreshToken: true,
    // A mail's link is followed by app/auth/mail-link.ts, which may have to ask first.
    detectSessionInUrl: false,
  });
  return authClient;
}

/**
 * An auth client that keeps nothing on the device: for a session that is not this browser's yet. With the token of
 * a session, our own service proves that one anew instead of beginning another.
 */
export function temporaryAuth(accessToken?: string) {
  return new GoTrueClient({
    url: `${backendUrl()}/auth/v1`,
    headers: { apikey, ...(accessToken && { Authorization: `Bearer ${accessToken}` }) },
    storageKey: "passing",
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
}

type Fetch = (input: Parameters<typeof fetch>[0], init: RequestInit) => Promise<Response>;

let sendThrough = (send: Fetch): Fetch => send;

/** From now on requests go through what is given: the back office sees to it that a write is done once. */
export function sendRequestsThrough(wrap: typeof sendThrough) {
  sendThrough = wrap;
}

const send: Fetch = async (input, init) => {
  const { data } = await auth().getSession();
  const headers = new Headers(init.headers);
  headers.set("Authorization", `Bearer ${data.session?.access_token ?? apikey}`);
  return fetch(input, { ...init, headers, signal: limited(init.signal) });
};

/** The tables, as the signed-in visitor may use them. Every request ends within 20 seconds. */
export function db() {
  dataClient ??= new PostgrestClient<Database>(`${backendUrl()}/rest/v1`, {
    headers: { apikey },
    fetch: (input, init = {}) => sendThrough(send)(input, init),
  });
  return dataClient;
}

const requestMs = 20_000;

/** Ends a request that is not answered whole in time. */
function limited(signal: AbortSignal | null | undefined): AbortSignal {
  const limit = new AbortController();
  // As an abort: the client tries again what timed out, and the queries do so themselves.
  setTimeout(() => limit.abort(), requestMs);
  if (signal?.aborted) limit.abort();
  // Taken off with the limit, so that a signal of many requests keeps none of them.
  signal?.addEventListener("abort", () => limit.abort(), { signal: limit.signal });
  return limit.signal;
}
