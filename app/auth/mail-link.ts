/**
 * What the link in a mail does. Anybody can send anybody a link to an account of their own, so a
 * session that no one asked for here is kept only after the person has said that it is theirs.
 */
import type { AuthResponse, EmailOtpType, GoTrueClient, User } from "@supabase/auth-js";
import { storedSession } from "#app/lib/stored-session.ts";
import { auth, temporaryAuth } from "#app/lib/supabase.ts";
import { showToast } from "#app/ui/toast.ts";
import { own } from "#shop/own.ts";
import { callbackParams, isCallback } from "./callback.ts";
import { needsCode } from "./find-visitor.ts";
import { describeError } from "./messages.ts";
import { takeRequestedLink } from "./requested-links.ts";
import { startCheck } from "./visitor-store.ts";

const greetings: Record<string, string> = {
  signup: "Your email address is confirmed. Welcome!",
  email_change: "Your email address was changed.",
};

/** Takes what the address brought, says what it has done, and leads on to what it was asked for. */
export async function followMailLink() {
  clearAddress();
  if (callbackParams.has("error_code") || callbackParams.has("error_description")) {
    // Anybody can write a link with a description of their own: only the code is believed.
    return reportFailure({ code: callbackParams.get("error_code") ?? undefined });
  }
  if (callbackParams.has("message")) return askForOtherLink();
  if (!callbackParams.has("access_token")) return;
  try {
    const type = callbackParams.get("type") ?? "";
    goTo(
      await takeSession(type, window.location.pathname, (link) =>
        link.setSession({
          access_token: callbackParams.get("access_token") ?? "",
          refresh_token: callbackParams.get("refresh_token") ?? "",
        }),
      ),
    );
  } catch (error) {
    reportFailure(error);
  }
}

/**
 * Redeems the token of a mail's link after the press for it, and says what that has done. Returns the path to go to,
 * `wanted` where nothing else is due; throws the service's refusal.
 */
export function redeemMailLink(token_hash: string, type: EmailOtpType, wanted: string) {
  return takeSession(type, wanted, (link) => link.verifyOtp({ token_hash, type }));
}

function askForOtherLink() {
  showToast({
    title: "One more step",
    description: "Please open the link in the email to your other address as well.",
  });
}

/** Tokens stay neither in the address nor behind the Back button, and a reload repeats nothing. */
function clearAddress() {
  const address = new URL(window.location.href);
  address.hash = "";
  for (const name of ["error", "error_code", "error_description", "code", "message"]) {
    address.searchParams.delete(name);
  }
  window.history.replaceState(window.history.state, "", address);
}

/** Keeps the session that `bring` gets where the person wants it, else ends it. Returns the path to go to. */
async function takeSession(
  type: string,
  wanted: string,
  bring: (link: GoTrueClient) => Promise<AuthResponse>,
) {
  const link = temporaryAuth();
  const brought = await bring(link);
  if (brought.error) throw brought.error;
  // The service's word, not the address': who sends a link writes into it what they like.
  const { user, session } = brought.data;
  // The first of two mails about a change of address.
  if (!session) {
    askForOtherLink();
    return wanted;
  }
  if (!user) throw new Error("The link didn’t sign anyone in.");
  if (!(await isWanted(user))) {
    await link.signOut({ scope: "local" });
    showToast({
      title: "That link wasn’t used",
      description: "We didn’t sign anyone in, and the link’s session has ended.",
    });
    return wanted;
  }
  // Asked for anew: the answer may have taken longer than the first token lasts.
  const { data, error } = await link.getSession();
  if (error) throw error;
  if (!data.session) throw new Error("The link's session has ended.");
  const kept = await auth().setSession(data.session);
  if (kept.error) throw kept.error;
  if (type === "recovery" || type === "invite") return "/auth/new-password";
  if (await needsCode()) return "/auth";
  showToast({ title: own(greetings, type) ?? "Welcome back!", tone: "success" });
  return wanted;
}

/** Whether the person is known to want it; where not, they are asked. */
async function isWanted({ id, email = "", phone }: User) {
  const here = storedSession();
  if (here?.userId === id) return true;
  if (!here && takeRequestedLink(email)) return true;
  const { confirmAccount } = await import("./confirm-account.ts");
  // Who is looking is open for as long as the question is.
  const stillAsking = isCallback ? setInterval(startCheck, 5_000) : undefined;
  return confirmAccount(email || phone || "this account", here?.email).finally(() =>
    clearInterval(stillAsking),
  );
}

function reportFailure(error: unknown) {
  showToast({
    title: "That link didn’t work",
    description: describeError(error, "Please ask for a new one."),
    tone: "destructive",
  });
}

/** A link may lead to any page, so this loads the right one anew; the session is stored by now. */
function goTo(path: string) {
  if (window.location.pathname !== path) window.location.replace(path);
}
