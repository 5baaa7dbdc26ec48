/** When somebody last used the back office on this device, in whichever of its tabs. */
import { persistedStore } from "#app/lib/persisted-store.ts";
import type { StoredSession } from "#app/lib/stored-session.ts";

export interface Activity {
  /** Signing in begins anew. */
  session: string;
  at: number;
  /** After how many idle minutes this device locks; null: never. */
  minutes: number | null;
}

export const activity = persistedStore<Activity | null>("admin-activity", (found) => {
  const { session, at, minutes } = (found ?? {}) as Partial<Activity>;
  return typeof session === "string" && typeof at === "number"
    ? { session, at, minutes: typeof minutes === "number" ? minutes : null }
    : null;
});

/** Whether the session was left alone for longer than the owner allows. */
export function isIdle(
  last: Activity | null,
  session: Pick<StoredSession, "id"> | undefined,
  now: number,
) {
  if (!last || !session || last.session !== session.id || last.minutes === null) return false;
  return now - last.at >= last.minutes * 60_000;
}
