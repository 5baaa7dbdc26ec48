import { showToast } from "#app/ui/toast.ts";
import type { Credentials } from "./credentials.ts";
import { serviceMessage } from "./messages.ts";
import { rememberRequestedLink } from "./requested-links.ts";

const loadClient = () => import("#app/lib/supabase.ts");

/** Why somebody was not let in: said as a notice, and where it stays until they type again. */
export interface Refused {
  message: string;
  /** At the form as a whole, where no field is to blame. */
  field?: "email" | "password";
}

/** Answers what comes next; "needs-code": the password was right, and the account asks for a second factor. */
export async function signIn(
  credentials: Credentials,
  captchaToken?: string,
): Promise<"done" | "needs-code" | (Refused & { isUnconfirmed?: boolean })> {
  let message = "Failed to sign in. Please try again.";
  let code: string | undefined;
  try {
    const { auth } = await loadClient();
    const { error } = await auth().signInWithPassword({
      ...credentials,
      options: { captchaToken },
    });
    if (!error) {
      const { needsCode } = await import("./find-visitor.ts");
      return (await needsCode()) ? "needs-code" : "done";
    }
    code = error.code;
    message =
      code === "invalid_credentials"
        ? "Invalid email or password. Please try again."
        : serviceMessage(error, message);
  } catch {
    // No answer came: the sentence above says so.
  }
  showToast({ title: "Sign In Failed", description: message, tone: "destructive" });
  return {
    message,
    ...(code === "invalid_credentials" && { field: "password" as const }),
    ...(code === "email_not_confirmed" && { isUnconfirmed: true }),
  };
}

/** Answers why there is no new account, if there is none. */
export async function signUp(
  credentials: Credentials,
  captchaToken?: string,
): Promise<Refused | undefined> {
  try {
    const { auth } = await loadClient();
    rememberRequestedLink(credentials.email);
    const { data, error } = await auth().signUp({
      ...credentials,
      options: { emailRedirectTo: `${window.location.origin}/`, captchaToken },
    });
    // With confirmation on, the service hides a taken address behind a user without identities.
    const taken = error?.code === "user_already_exists" || data.user?.identities?.length === 0;
    if (taken) {
      const message = "This email is already registered. Please sign in instead.";
      showToast({ title: "Account Already Exists", description: message, tone: "destructive" });
      return { message, field: "email" };
    }
    if (error) throw error;
    if (data.session) await auth().signOut({ scope: "local" });
    showToast({
      title: "Success!",
      description: data.session
        ? "Your account is ready. Please sign in."
        : "Check your email to confirm your account, then sign in.",
      tone: "success",
    });
  } catch (error) {
    const message = serviceMessage(error, "Failed to create account. Please try again.");
    showToast({ title: "Sign Up Failed", description: message, tone: "destructive" });
    return { message };
  }
}
