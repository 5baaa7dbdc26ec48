/** Which session on this device was an admin's when the server last answered: what works offline opens for it. */
import { persistedStore } from "#app/lib/persisted-store.ts";
import { storedSession } from "#app/lib/stored-session.ts";

const known = persistedStore<string>("admin-session", (found) =>
  typeof found === "string" ? found : "",
);

export const rememberAdmin = () => known.write(storedSession()?.id ?? "");

export const forgetAdmin = () => known.write("");

/** Whether the person signed in here was an admin when the server last answered. */
export function isKnownAdmin(): boolean {
  const session = storedSession();
  return session !== undefined && session.id === known.read();
}
