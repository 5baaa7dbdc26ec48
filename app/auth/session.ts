/** Who is looking at the page, as the header and the guards know it. The database decides; this shows. */
import { useSyncExternalStore } from "react";
import { sessionStorageKey } from "#app/lib/backend.ts";

export interface Visitor {
  signedIn: boolean;
  admin: boolean;
  email?: string;
}

/**
 * What a link in a mail brought along, read before the auth client takes it out of the address:
 * a session with its `type`, an error, or a message.
 */
export const arrival = new URLSearchParams(
  typeof window === "undefined" ? "" : `${window.location.search}&${window.location.hash.slice(1)}`,
);
export const cameByLink = [
  "access_token",
  "error_description",
  "error_code",
  "code",
  "message",
].some((name) => arrival.has(name));

const stranger: Visitor = { signedIn: false, admin: false };

let visitor = stranger;
let watching = false;
const listeners = new Set<() => void>();

export function setVisitor(next: Visitor) {
  visitor = next;
  for (const listener of listeners) listener();
}

/** The visitor as last checked; a stranger while nothing is known, so that anonymous pages ask nobody. */
export function useVisitor() {
  return useSyncExternalStore(
    subscribe,
    () => visitor,
    () => stranger,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  watchSession();
  return () => {
    listeners.delete(listener);
  };
}

/** Loads the auth client only where there is a session to follow, or a reply to one in the address. */
function watchSession() {
  if (mayBeSignedIn()) startWatching();
}

/** Starts following the session whatever is stored: pages that sign people in call it. */
export function startWatching() {
  if (watching) return;
  watching = true;
  void import("./session-watch.ts");
}

/** Whether there is a session to ask the service about: one that is kept here, or one in the address. */
export function mayBeSignedIn() {
  return cameByLink || hasStoredSession();
}

function hasStoredSession() {
  try {
    return localStorage.getItem(sessionStorageKey()) !== null;
  } catch {
    return false; // Storage is blocked: nobody can be signed in.
  }
}
