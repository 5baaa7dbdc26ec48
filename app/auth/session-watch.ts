/** Follows the auth client: every change of the session is checked again and shown. */
import type { AuthError, Session } from "@supabase/auth-js";
import { auth } from "#app/lib/supabase.ts";
import { showToast } from "#app/ui/toast.ts";
import { plainWords } from "./messages.ts";
import { hasRole } from "./roles.ts";
import { lacksSecondFactor } from "./second-factor.ts";
import { arrival, cameByLink, setVisitor } from "./session.ts";

const greetings: Record<string, string> = {
  signup: "Your e-mail address is confirmed. Welcome!",
  email_change: "Your e-mail address was changed.",
};

let check = 0;

async function recheck(session: Session | null) {
  const mine = ++check;
  if (!session) return setVisitor({ signedIn: false, admin: false });
  try {
    if (await lacksSecondFactor()) throw new Error("Signed in halfway");
    const admin = await hasRole(session.user.id, "admin");
    if (mine === check) setVisitor({ signedIn: true, admin, email: session.user.email });
  } catch {
    // A failed check counts as not signed in and not admin.
    if (mine === check) setVisitor({ signedIn: false, admin: false });
  }
}

// Calls to the client inside its own callback would wait for each other: step out of it first.
auth().onAuthStateChange((_, session) => {
  setTimeout(() => recheck(session), 0);
});

const { error } = await auth().initialize();
await land(error);

/** Says what the link in a mail has done, and leads on to what it was asked for. */
async function land(error: AuthError | null) {
  const type = arrival.get("type");
  if (error && cameByLink) {
    forgetArrival();
    return showToast({
      title: "That link did not work",
      // Anybody can write a link with a description of their own: only the code is believed.
      description: plainWords(
        { code: arrival.get("error_code") ?? error.code },
        "Please ask for a new one.",
      ),
      tone: "destructive",
    });
  }
  if (arrival.has("message")) {
    forgetArrival();
    return showToast({
      title: "One more step",
      description: "Please open the link in the mail to your other address as well.",
    });
  }
  if (!arrival.has("access_token")) return;
  if (type === "recovery" || type === "invite") return goTo("/auth/new-password");
  if (await lacksSecondFactor()) return goTo("/auth");
  showToast({ title: greetings[type ?? ""] ?? "Welcome back!", tone: "success" });
}

/** A link may lead to any page, so this loads the right one anew; the session is stored by now. */
function goTo(path: string) {
  if (window.location.pathname !== path) window.location.replace(path);
}

/** Takes the reply out of the address, so that a reload does not repeat it. */
function forgetArrival() {
  window.history.replaceState(window.history.state, "", window.location.pathname);
}
