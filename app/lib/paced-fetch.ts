/** A page that asks in a circle, whatever drives it, stops before it has spent what its address may ask. */

const windowMs = 60_000;
/** Half a second apart: the quickest look that is meant, for whether a change is live, takes 0.7. */
const mostOfOne = 120;
/** A session is refreshed once an hour; a clock that jumps adds a few. */
const mostRefreshes = 6;

/** The requests of this minute, and how often each was sent. */
let counts = new Map<string, number>();
let since = Number.NEGATIVE_INFINITY;

export const isRefresh = (url: string) => url.includes("grant_type=refresh_token");

/**
 * `fetch` with an end to circles: the same request more than 120 times within a minute, or a refresh of the session
 * more than six times, is answered here with 429, reported as an error of the page, and counted by the server.
 */
export const pacedFetch: typeof fetch = async (input, init) => {
  const now = performance.now();
  if (now - since >= windowMs) {
    counts = new Map();
    since = now;
  }
  const url = String(input);
  // Each refresh has another token.
  const sent = isRefresh(url) ? "" : init?.body;
  const request = `${init?.method} ${url} ${typeof sent === "string" ? sent : ""}`;
  const count = (counts.get(request) ?? 0) + 1;
  counts.set(request, count);
  const most = isRefresh(url) ? mostRefreshes : mostOfOne;
  if (count <= most) return fetch(input, init);
  if (count === most + 1) {
    reportError(new Error(`Sent more than ${most} times a minute: ${url.replace(/\?.*/, "")}`));
    navigator.sendBeacon("/request-circles");
  }
  const message = "This page asked too often.";
  return new Response(JSON.stringify({ message, msg: message }), { status: 429 });
};
