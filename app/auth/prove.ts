/**
 * Proves once more who is signed in here. Our own service notes it in the session at hand; a hosted one begins
 * another session, which takes its place. It brings the auth client: import it dynamically.
 */
import type { AuthError, GoTrueClient, Session } from "@supabase/auth-js";
import { storedSession } from "#app/lib/stored-session.ts";
import { auth, temporaryAuth } from "#app/lib/supabase.ts";
import { describeError } from "./messages.ts";
import { listApps } from "./second-factor.ts";

/** What comes of an attempt: done, one more step, or why not. */
export type Outcome = "done" | "needs-code" | "sent" | { problem: string };

const failed = "We couldn’t check it. Please try again.";

/** A sign-in whose session waits for its second factor before it takes the place of the one here. */
let half: GoTrueClient | undefined;

/** Whether an authenticator app can be asked. Whatever was left unfinished before is forgotten. */
export async function hasApp() {
  half = undefined;
  return (await listApps()).length > 0;
}

/** Tries the password of the account that is signed in. */
export const proveByPassword = (password: string, captchaToken?: string) =>
  prove((client, { user: { email, phone } }) =>
    client.signInWithPassword({
      ...(email ? { email } : { phone: phone ?? "" }),
      password,
      options: { captchaToken },
    }),
  );

/** Mails a code. */
export async function mailCode(captchaToken?: string): Promise<Outcome> {
  const { data } = await auth().getSession();
  const { error } = await auth().signInWithOtp({
    email: data.session?.user.email ?? "",
    options: { shouldCreateUser: false, captchaToken },
  });
  return error
    ? { problem: describeError(error, "We couldn’t send the email. Please try again.") }
    : "sent";
}

/** Tries the code of that mail. */
export const proveByMail = (token: string) =>
  prove((client, { user }) => client.verifyOtp({ email: user.email ?? "", token, type: "email" }));

/** Tries the code that an authenticator app shows now. */
export async function proveByApp(code: string): Promise<Outcome> {
  const client = half ?? auth();
  const { data, error: unknown } = await client.mfa.listFactors();
  if (unknown) return refuse(unknown);
  let problem: Outcome = { problem: failed };
  for (const { id } of data.totp) {
    const { error } = await client.mfa.challengeAndVerify({ factorId: id, code });
    if (!error) return half ? keep(half) : "done";
    problem = refuse(error);
  }
  return problem;
}

async function prove(
  signIn: (client: GoTrueClient, session: Session) => Promise<{ error: AuthError | null }>,
): Promise<Outcome> {
  const { data } = await auth().getSession();
  if (!data.session) return { problem: "You’re signed out. Please sign in again." };
  const client = temporaryAuth(data.session.access_token);
  const { error } = await signIn(client, data.session);
  if (error) return refuse(error);
  const { data: level } = await client.mfa.getAuthenticatorAssuranceLevel();
  if (level?.currentLevel === "aal1" && level.nextLevel === "aal2") {
    half = client;
    return "needs-code";
  }
  return keep(client);
}

async function keep(client: GoTrueClient): Promise<Outcome> {
  half = undefined;
  const before = storedSession();
  const { data } = await client.getSession();
  if (!data.session) return { problem: failed };
  const { error } = await auth().setSession(data.session);
  if (error) return refuse(error);
  if (before && before.id !== storedSession()?.id) {
    await auth().admin.signOut(before.accessToken, "local");
  }
  return "done";
}

const refuse = (error: AuthError): Outcome => ({
  problem:
    error.code === "invalid_credentials"
      ? "That’s not your password. Please try again."
      : describeError(error, failed),
});
