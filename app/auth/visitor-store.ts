/** What is known of who is looking, and the steps in which it is found out. */
import type { User } from "@supabase/auth-js";
import { sessionStorageKey } from "#app/lib/backend.ts";
import { isCallback } from "./callback.ts";

export type Visitor =
  | { kind: "signed-out" }
  /** The password, link or mailed code was right, and the account asks for a second factor. */
  | { kind: "needs-code"; user: User }
  | { kind: "shopper"; user: User }
  /**
   * `needsSecondFactor`: the shop closes admin work to accounts without one. `isLimited`: the role opens the sales
   * floor alone.
   */
  | { kind: "admin"; user: User; needsSecondFactor: boolean; isLimited: boolean };

export type VisitorCheck =
  /** `visitor` is who was found last. */
  | { status: "pending"; visitor: Visitor }
  | { status: "done"; visitor: Visitor }
  | { status: "failed"; visitor: Visitor; error: unknown };

export const signedOut: Visitor = { kind: "signed-out" };
/** Before the first check has begun. */
export const uncheckedVisitor = { status: "pending", visitor: signedOut } as VisitorCheck;
/** A server that never answers is a failure too. */
const timeoutMs = 20_000;

let check = uncheckedVisitor;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** What is known now, and what of it the header shows. */
export const visitorCheck = () => check;
export const shownVisitor = () => (check.status === "failed" ? signedOut : check.visitor);

/** Calls back after every change. */
export function onVisitorCheck(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether there is a session to ask the service about: one that is kept here, or one in the address. */
export function mayBeSignedIn() {
  return isCallback || hasStoredSession();
}

/** The three steps of a check, as session-watch.ts reports them. */
export function startCheck() {
  clearTimeout(timer);
  timer = setTimeout(
    () => checkFailed(new Error("The store’s server took too long to answer.")),
    timeoutMs,
  );
  publish({ status: "pending", visitor: check.visitor });
}

export function finishCheck(visitor: Visitor) {
  clearTimeout(timer);
  publish({ status: "done", visitor });
}

export function checkFailed(error: unknown) {
  clearTimeout(timer);
  publish({ status: "failed", visitor: check.visitor, error });
}

function publish(next: VisitorCheck) {
  check = next;
  for (const listener of listeners) listener();
}

function hasStoredSession() {
  try {
    return localStorage.getItem(sessionStorageKey()) !== null;
  } catch {
    return false; // Storage is blocked: nobody can be signed in.
  }
}
