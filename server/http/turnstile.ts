/** Cloudflare Turnstile: whether a token comes from a person on this site, who filled this form in. */

const SITEVERIFY = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

export interface TurnstileRequest {
  secret: string;
  token: string;
  address: string;
  siteUrl: string;
  /** What the site's widget names the form. */
  action: "account" | "lead";
}

export interface TurnstileVerdict {
  isPerson: boolean;
  /** Why not, in Cloudflare's codes and ours. */
  why: string[];
}

interface Siteverify {
  success?: boolean;
  hostname?: string;
  action?: string;
  "error-codes"?: string[];
  metadata?: { result_with_testing_key?: boolean };
}

/** Asks Cloudflare; a token of another site or another form is as good as none. */
export async function verifyTurnstile(
  fetch: typeof globalThis.fetch,
  { secret, token, address, siteUrl, action }: TurnstileRequest,
): Promise<TurnstileVerdict> {
  const answer = await fetch(SITEVERIFY, {
    method: "POST",
    body: new URLSearchParams({ secret, response: token, remoteip: address }),
    signal: AbortSignal.timeout(10_000),
  });
  const said = (await answer.json()) as Siteverify;
  const why = said["error-codes"] ?? [];
  if (said.success !== true) return { isPerson: false, why };
  // Cloudflare's keys for trying things out name a site of their own.
  if (said.metadata?.result_with_testing_key === true) return { isPerson: true, why };
  if (said.hostname !== new URL(siteUrl).hostname) {
    return { isPerson: false, why: [...why, "hostname-mismatch"] };
  }
  if (said.action !== action) return { isPerson: false, why: [...why, "action-mismatch"] };
  return { isPerson: true, why };
}
