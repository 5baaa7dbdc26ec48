/** Which of this device's sessions was an admin's when that could be asked: for it opens what works offline. */
import { persistedStore } from "#app/lib/persisted-store.ts";
import { storedSession } from "#app/lib/stored-session.ts";

const known = persistedStore<string>("admin-session", (found) =>
  typeof found === "string" ? found : "",
);

export const rememberAdmin = () => known.write(storedSession()?.id ?? "");

export const forgetAdmin = () => known.write("");

/** Whether whoever is signed in here was an admin the last time that somebody answered. */
export function isKnownAdmin(): boolean {
  const session = storedSession();
  return session !== undefined && session.id === known.read();
}
