/**
 * Who is looking at the page: header, guards, sign-in page and back office all read it here. The
 * database decides what they may do; this shows. Who it is, find-visitor.ts finds out.
 */
import { useSyncExternalStore } from "react";
import {
  checkFailed,
  finishCheck,
  mayBeSignedIn,
  onVisitorCheck,
  shownVisitor,
  signedOut,
  startCheck,
  uncheckedVisitor,
  visitorCheck,
} from "./visitor-store.ts";

let watching: Promise<typeof import("./session-watch.ts")> | undefined;

/** The visitor as the header shows them: a failed check counts as not signed in and not admin. */
export function useVisitor() {
  return useSyncExternalStore(subscribe, shownVisitor, () => signedOut);
}

/** The same with how far the check is, for pages that wait for it. */
export function useVisitorCheck() {
  return useSyncExternalStore(subscribe, visitorCheck, () => uncheckedVisitor);
}

/** Calls back after every change. Anonymous pages ask no one: without a session nothing is loaded. */
export function subscribe(listener: () => void) {
  const unsubscribe = onVisitorCheck(listener);
  if (mayBeSignedIn()) watchSession();
  else if (visitorCheck() === uncheckedVisitor) finishCheck(signedOut);
  return unsubscribe;
}

/** Starts following the session whatever is stored: pages that sign people in call it. */
export function watchSession() {
  if (watching) return;
  startCheck();
  watching = import("./session-watch.ts");
  watching.catch((error) => {
    watching = undefined;
    checkFailed(error);
  });
}

/** Asks again who it is; where no one can be signed in, that is known already. */
export function checkVisitor() {
  if (!mayBeSignedIn()) return finishCheck(signedOut);
  if (!watching) return watchSession();
  // One check at a time: the watch begins with one as soon as it is here.
  if (visitorCheck().status === "pending") return;
  startCheck();
  watching.then(({ recheck }) => recheck(), checkFailed);
}

/** Whether an admin still is one. Where not, the whole page is told. */
export async function isStillAdmin() {
  return (await watching)?.recheckAdmin() ?? false;
}
