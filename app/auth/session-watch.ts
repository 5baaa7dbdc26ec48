/** Follows the auth client: after every change of the session it is checked again who is looking. */
import { auth } from "#app/lib/supabase.ts";
import { tagOfHash, tagScreen } from "#shop/tags.ts";
import { isCallback } from "./callback.ts";
import { findVisitor, isAdmin, isLimitedToSales, isSignedIn } from "./find-visitor.ts";
import {
  checkFailed,
  finishCheck,
  mayBeSignedIn,
  startCheck,
  type Visitor,
  visitorCheck,
} from "./visitor-store.ts";

let newest = 0;
let checks = 0;

/** Asks who it is; an answer that a later question has overtaken is dropped. */
export async function recheck() {
  newest += 1;
  const mine = newest;
  checks += 1;
  startCheck();
  try {
    const visitor = await findVisitor();
    if (mine !== newest) return;
    finishCheck(visitor);
    // A label's code opens the product's page; staff go on to its tag.
    const tag = visitor.kind === "admin" && tagOfHash(location.hash);
    if (tag) location.replace(tagScreen(tag));
  } catch (error) {
    if (mine === newest) checkFailed(error);
  } finally {
    checks -= 1;
  }
}

/** Whether the person is still signed in as an admin; where not, every part of the page is told. */
export async function recheckAdmin() {
  const { visitor } = visitorCheck();
  if (visitor.kind !== "admin") return false;
  const [hasRole, isStanding, isLimited] = await Promise.all([
    isAdmin(visitor.user.id),
    isSignedIn(),
    isLimitedToSales(visitor.user.id),
  ]);
  if (!isStanding) {
    await auth().signOut({ scope: "local" });
    found({ kind: "signed-out" });
    return false;
  }
  if (hasRole) {
    if (isLimited !== visitor.isLimited) found({ ...visitor, isLimited });
    return true;
  }
  found({ kind: "shopper", user: visitor.user });
  return false;
}

function found(visitor: Visitor) {
  newest += 1;
  finishCheck(visitor);
}

// No one is known before the link that opened the page has been redeemed, which may ask a question first.
if (isCallback) {
  void import("./mail-link.ts").then(({ followMailLink }) => followMailLink()).finally(watch);
} else watch();

// A page that Back takes from memory has missed what other pages did, as signing out.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  if (mayBeSignedIn()) void recheck();
  else found({ kind: "signed-out" });
});

function watch() {
  auth().onAuthStateChange((event, session) => {
    // The refresh that a check brings about must not start the next check.
    if (event === "TOKEN_REFRESHED" && checks > 0) return;
    // A session that could not be refreshed for lack of a network is still there.
    if (!session && !mayBeSignedIn()) return found({ kind: "signed-out" });
    startCheck();
    // Calls to the client inside its own callback would wait for each other: step out of it first.
    setTimeout(recheck, 0);
  });
}
