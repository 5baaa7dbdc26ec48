/** Follows the auth client: after every change of the session it is checked again who is looking. */
import type { AuthError } from "@supabase/auth-js";
import { auth } from "#app/lib/supabase.ts";
import { showToast } from "#app/ui/toast.ts";
import { callbackParams, isCallback } from "./callback.ts";
import { findVisitor, isAdmin, needsCode } from "./find-visitor.ts";
import { describeError } from "./messages.ts";
import {
  checkBegins,
  checkFailed,
  foundVisitor,
  mayBeSignedIn,
  type Visitor,
  visitorCheck,
} from "./visitor-store.ts";

const greetings: Record<string, string> = {
  signup: "Your e-mail address is confirmed. Welcome!",
  email_change: "Your e-mail address was changed.",
};

let newest = 0;

/** Asks who it is; an answer that a later question has overtaken is dropped. */
export async function recheck() {
  newest += 1;
  const mine = newest;
  checkBegins();
  try {
    const visitor = await findVisitor();
    if (mine === newest) foundVisitor(visitor);
  } catch (error) {
    if (mine === newest) checkFailed(error);
  }
}

/** Whether whoever was an admin still is one; where not, every part of the page hears of it. */
export async function recheckAdmin() {
  const { visitor } = visitorCheck();
  if (visitor.kind !== "admin") return false;
  if (await isAdmin(visitor.user.id)) return true;
  found({ kind: "shopper", user: visitor.user });
  return false;
}

function found(visitor: Visitor) {
  newest += 1;
  foundVisitor(visitor);
}

auth().onAuthStateChange((_, session) => {
  // A session that could not be refreshed for lack of a network is still there.
  if (!session && !mayBeSignedIn()) return found({ kind: "stranger" });
  checkBegins();
  // Calls to the client inside its own callback would wait for each other: step out of it first.
  setTimeout(recheck, 0);
});

void auth()
  .initialize()
  .then(({ error }) => handleCallback(error));

/** Says what the link in a mail has done, and leads on to what it was asked for. */
async function handleCallback(error: AuthError | null) {
  const type = callbackParams.get("type");
  if (error && isCallback) {
    clearCallback();
    return showToast({
      title: "That link did not work",
      // Anybody can write a link with a description of their own: only the code is believed.
      description: describeError(
        { code: callbackParams.get("error_code") ?? error.code },
        "Please ask for a new one.",
      ),
      tone: "destructive",
    });
  }
  if (callbackParams.has("message")) {
    clearCallback();
    return showToast({
      title: "One more step",
      description: "Please open the link in the mail to your other address as well.",
    });
  }
  if (!callbackParams.has("access_token")) return;
  if (type === "recovery" || type === "invite") return goTo("/auth/new-password");
  if (await needsCode()) return goTo("/auth");
  showToast({ title: greetings[type ?? ""] ?? "Welcome back!", tone: "success" });
}

/** A link may lead to any page, so this loads the right one anew; the session is stored by now. */
function goTo(path: string) {
  if (window.location.pathname !== path) window.location.replace(path);
}

/** Takes the reply out of the address, so that a reload does not repeat it. */
function clearCallback() {
  window.history.replaceState(window.history.state, "", window.location.pathname);
}
