/**
 * The signed-in visitor's clients: one for auth/v1, one for rest/v1 that sends the session's token.
 * Made at first use, because prerendering loads modules without a browser around them. On public
 * pages, import this file dynamically, so that anonymous visits never load it.
 */
import { GoTrueClient } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "#supabase/database.types.ts";
import { backendUrl, sessionStorageKey, settings } from "./backend.ts";
import { isRefresh, pacedFetch } from "./paced-fetch.ts";

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
    fetch: authFetch,
  });
  return authClient;
}

/** How auth/v1 is asked, so that a device whose clock is wrong, or a busy address, loses no session. */
const authFetch: typeof fetch = async (input, init) => {
  const answer = await pacedFetch(input, init);
  // The client ends a session whose refresh is refused, and keeps one whose service is away.
  if (answer.status === 429 && isRefresh(String(input))) {
    return new Response(answer.body, { status: 503 });
  }
  // Without the server's moment the client reckons with its own clock and `expires_in`.
  return Object.assign(answer, {
    json: async () => {
      const data = await Response.prototype.json.call(answer);
      if (data) delete data.expires_at;
      return data;
    },
  });
};

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
    fetch: authFetch,
  });
}

/** `fetch` whose second argument is always there. */
export type Fetch = (input: Parameters<typeof fetch>[0], init: RequestInit) => Promise<Response>;

let sendThrough = (send: Fetch): Fetch => send;

/** From now on requests go through what is given: the back office sees to it that a write is done once. */
export function sendRequestsThrough(wrap: typeof sendThrough) {
  sendThrough = wrap;
}

const send: Fetch = (input, init) =>
  asVisitor(
    (headers) => pacedFetch(input, { ...init, headers, signal: limited(init.signal) }),
    init.headers,
  );

/** The tables, as the signed-in visitor may use them. Every request ends within 20 seconds. */
export function db() {
  dataClient ??= new PostgrestClient<Database>(`${backendUrl()}/rest/v1`, {
    headers: { apikey },
    fetch: (input, init = {}) => sendThrough(send)(input, init),
  });
  return dataClient;
}

/** Sends a request with the session's token; once more where the clock did not say that the token had expired. */
export async function asVisitor(
  send: (headers: Headers) => Promise<Response>,
  given?: HeadersInit,
): Promise<Response> {
  const headers = new Headers(given);
  const { data } = await auth().getSession();
  headers.set("Authorization", `Bearer ${data.session?.access_token ?? apikey}`);
  const answer = await send(headers);
  if (answer.status !== 401 || !data.session) return answer;
  const renewed = await auth().refreshSession();
  if (!renewed.data.session) return answer;
  headers.set("Authorization", `Bearer ${renewed.data.session.access_token}`);
  return send(headers);
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
