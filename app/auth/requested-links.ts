import { persistedStore } from "#app/lib/persisted-store.ts";

interface RequestedLink {
  email: string;
  until: number;
}

/** How long the link in a mail works. */
const lifeMs = 60 * 60_000;
const most = 5;

const requestedLinks = persistedStore<RequestedLink[]>("asked-links.v1", (found) =>
  Array.isArray(found) ? found.filter(isRequestedLink) : [],
);

/** Notes that this browser requested a link by mail: opened here within the hour, it needs no question. */
export function rememberRequestedLink(email: string) {
  const others = currentLinks().filter((link) => link.email !== normal(email));
  requestedLinks.write(
    [...others, { email: normal(email), until: Date.now() + lifeMs }].slice(-most),
  );
}

/** Whether a link for this address was requested here; true for one link only. */
export function takeRequestedLink(email: string) {
  const current = currentLinks();
  const others = current.filter((link) => link.email !== normal(email));
  requestedLinks.write(others);
  return others.length < current.length;
}

/** A moment too far ahead is a clock that was set back. */
function currentLinks() {
  const now = Date.now();
  return requestedLinks.read().filter(({ until }) => now < until && until <= now + lifeMs);
}

const normal = (email: string) => email.trim().toLowerCase();

function isRequestedLink(found: Partial<RequestedLink> | null): found is RequestedLink {
  return typeof found?.email === "string" && typeof found.until === "number";
}
