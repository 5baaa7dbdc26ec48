/**
 * A computer that staff share locks when no one uses it. Locking ends the session and takes its
 * tokens off the device, so a reload, another tab or the browser's tools open nothing; what stays is
 * who may unlock it, with their password.
 */
import { useSyncExternalStore } from "react";
import { persistedStore } from "#app/lib/persisted-store.ts";
import { removeStoredSession, storedSession } from "#app/lib/stored-session.ts";
import { auth } from "#app/lib/supabase.ts";
import { queryClient } from "../query-client.ts";

interface Lock {
  email: string;
}

const lock = persistedStore<Lock | null>("admin-lock", (found) => {
  const { email } = (found ?? {}) as Partial<Lock>;
  return typeof email === "string" ? { email } : null;
});

/** Who locked this device; nothing where it is open, or where somebody has signed in since. */
export function useLock() {
  const locked = useSyncExternalStore(lock.subscribe, lock.read, () => null);
  return locked && !storedSession() ? locked : null;
}

/** Locks every tab of this device. The first thing to go are the tokens: that needs no network. */
export function lockDevice() {
  const session = storedSession();
  if (!session) return;
  removeStoredSession();
  lock.write({ email: session.email });
  queryClient.clear();
  // Offline, the session ends by itself later; no one has its tokens.
  void auth().admin.signOut(session.accessToken, "local");
  void auth().signOut({ scope: "local" });
}

/** Ends the lock where somebody has signed in, whether the same person or another. */
export function openLock() {
  if (storedSession()) lock.write(null);
}
