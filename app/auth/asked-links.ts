import { persistedStore } from "#app/lib/persisted-store.ts";

interface Asked {
  email: string;
  until: number;
}

/** As long as the link in a mail works. */
const lifeMs = 60 * 60_000;
const most = 5;

const asked = persistedStore<Asked[]>("asked-links.v1", (found) =>
  Array.isArray(found) ? found.filter(isAsked) : [],
);

/** This browser asks for a mail with a link: whoever opens it here within the hour is no stranger to it. */
export function rememberAsked(email: string) {
  const others = standing().filter((ask) => ask.email !== normal(email));
  asked.write([...others, { email: normal(email), until: Date.now() + lifeMs }].slice(-most));
}

/** Whether a link to this address was asked for here. That is good for one link. */
export function takeAsked(email: string) {
  const asks = standing();
  const others = asks.filter((ask) => ask.email !== normal(email));
  asked.write(others);
  return others.length < asks.length;
}

/** A moment too far ahead is a clock that was set back. */
function standing() {
  const now = Date.now();
  return asked.read().filter(({ until }) => now < until && until <= now + lifeMs);
}

const normal = (email: string) => email.trim().toLowerCase();

function isAsked(found: Partial<Asked> | null): found is Asked {
  return typeof found?.email === "string" && typeof found.until === "number";
}
