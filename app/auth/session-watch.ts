/** Follows the auth client: every change of the session is checked again and shown. */
import type { Session } from "@supabase/auth-js";
import { auth } from "#app/lib/supabase.ts";
import { showToast } from "#app/ui/toast.ts";
import { hasRole } from "./roles.ts";
import { setVisitor } from "./session.ts";

let check = 0;

async function recheck(session: Session | null) {
  const mine = ++check;
  if (!session) return setVisitor({ signedIn: false, admin: false });
  try {
    const admin = await hasRole(session.user.id, "admin");
    if (mine === check) setVisitor({ signedIn: true, admin, email: session.user.email });
  } catch {
    // A failed check counts as not signed in and not admin.
    if (mine === check) setVisitor({ signedIn: false, admin: false });
  }
}

// Calls to the client inside its own callback would wait for each other: step out of it first.
auth().onAuthStateChange((event, session) => {
  setTimeout(() => {
    if (event === "PASSWORD_RECOVERY") window.dispatchEvent(new Event("password-recovery"));
    void recheck(session);
  }, 0);
});

const { error } = await auth().initialize();
if (error) {
  showToast({ title: "Sign In Failed", description: error.message, tone: "destructive" });
}
