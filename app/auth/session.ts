/** Who is looking at the page, as the header and the guards know it. The database decides; this shows. */
import { useSyncExternalStore } from "react";
import { sessionStorageKey } from "#app/lib/backend.ts";

export interface Visitor {
  signedIn: boolean;
  admin: boolean;
  email?: string;
}

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
  if (watching || !(hasStoredSession() || hasAuthReply())) return;
  startWatching();
}

/** Starts following the session whatever is stored: pages that sign people in call it. */
export function startWatching() {
  if (watching) return;
  watching = true;
  void import("./session-watch.ts");
}

export function hasStoredSession() {
  try {
    return localStorage.getItem(sessionStorageKey()) !== null;
  } catch {
    return false; // Storage is blocked: nobody can be signed in.
  }
}

function hasAuthReply() {
  return /[#?&](access_token|error_description|error_code|code)=/.test(
    window.location.hash + window.location.search,
  );
}
