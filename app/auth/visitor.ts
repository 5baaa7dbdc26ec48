/**
 * Who is looking at the page: header, guards, sign-in page and back office all read it here. The
 * database decides what they may do; this shows. Who it is, find-visitor.ts finds out.
 */
import type { User } from "@supabase/auth-js";
import { useSyncExternalStore } from "react";
import { sessionStorageKey } from "#app/lib/backend.ts";
import { isCallback } from "./callback.ts";

export type Visitor =
  | { kind: "stranger" }
  /** The password, link or mailed code was right, and the account asks for a second factor. */
  | { kind: "needs-code"; user: User }
  | { kind: "shopper"; user: User }
  /** `needsSecondFactor`: the shop closes admin work to accounts without one. */
  | { kind: "admin"; user: User; needsSecondFactor: boolean };

export type VisitorCheck =
  /** `visitor` is who was found last. */
  | { status: "pending"; visitor: Visitor }
  | { status: "done"; visitor: Visitor }
  | { status: "failed"; visitor: Visitor; error: unknown };

const stranger: Visitor = { kind: "stranger" };
const nothingYet = { status: "pending", visitor: stranger } as VisitorCheck;
/** A server that never answers is a failure too. */
const timeoutMs = 20_000;

let check = nothingYet;
let watching: Promise<typeof import("./session-watch.ts")> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** The visitor as the header shows them: a failed check counts as not signed in and not admin. */
export function useVisitor() {
  return useSyncExternalStore(subscribe, shownVisitor, () => stranger);
}

/** The same with how far the check is, for pages that wait for it. */
export function useVisitorCheck() {
  return useSyncExternalStore(
    subscribe,
    () => check,
    () => nothingYet,
  );
}

/** Calls back after every change. Anonymous pages ask nobody: without a session nothing is loaded. */
export function subscribe(listener: () => void) {
  listeners.add(listener);
  if (mayBeSignedIn()) watchSession();
  else if (check === nothingYet) foundVisitor(stranger);
  return () => {
    listeners.delete(listener);
  };
}

/** What is known now, and what of it the header shows. */
export const visitorCheck = () => check;
export const shownVisitor = () => (check.status === "failed" ? stranger : check.visitor);

/** Whether there is a session to ask the service about: one that is kept here, or one in the address. */
export function mayBeSignedIn() {
  return isCallback || hasStoredSession();
}

/** Starts following the session whatever is stored: pages that sign people in call it. */
export function watchSession() {
  if (watching) return;
  checkBegins();
  watching = import("./session-watch.ts");
  watching.catch((error) => {
    watching = undefined;
    checkFailed(error);
  });
}

/** Asks again who it is; where nobody can be signed in, that is known already. */
export function checkVisitor() {
  if (!mayBeSignedIn()) return foundVisitor(stranger);
  if (!watching) return watchSession();
  // One check at a time: the watch begins with one as soon as it is here.
  if (check.status === "pending") return;
  checkBegins();
  watching.then(({ recheck }) => recheck(), checkFailed);
}

/** Whether an admin still is one. Where not, the whole page hears of it. */
export async function isStillAdmin() {
  return (await watching)?.recheckAdmin() ?? false;
}

/** The three steps of a check, as session-watch.ts reports them. */
export function checkBegins() {
  clearTimeout(timer);
  timer = setTimeout(() => checkFailed(new Error("The shop did not answer in time.")), timeoutMs);
  publish({ status: "pending", visitor: check.visitor });
}

export function foundVisitor(visitor: Visitor) {
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
