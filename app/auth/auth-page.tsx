import { Tabs } from "@base-ui/react/tabs";
import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { seo } from "#app/lib/seo.ts";
import { preload, usePart } from "#app/start/lazy.ts";
import { loadToaster } from "#app/ui/load-toaster.ts";
import { NeedsScripts } from "#app/ui/needs-scripts.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { Route } from "./+types/auth-page";
import { AuthCard, textLink } from "./auth-card.tsx";
import { AuthForm } from "./auth-form.tsx";
import type { Credentials } from "./credentials.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { describeError } from "./messages.ts";
import { rememberRequestedLink } from "./requested-links.ts";
import { signIn, signUp } from "./sign-in.ts";
import { useVisitorCheck, watchSession } from "./visitor.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...seo(matches, { title: "Sign in", path: "/auth" }),
  { name: "robots", content: "noindex" },
];

/** Few accounts ask for a second step. */
const loadSecondFactor = () => import("./second-factor-form.tsx");

export default function AuthPage() {
  const [asksForCode, setAsksForCode] = useState(false);
  // The form redirects a person who signs in here.
  const [isArriving, setArriving] = useState(true);
  const [tab, setTab] = useState("sign-in");
  const [unconfirmed, setUnconfirmed] = useState<string | false>();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const navigate = useNavigate();
  const destination = cameFrom(useLocation().state);

  useEffect(() => {
    watchSession();
    preload(loadToaster);
  }, []);

  const { status, visitor } = useVisitorCheck();
  useEffect(() => {
    if (!isArriving || status === "pending") return;
    setArriving(false);
    if (status === "failed") return;
    if (visitor.kind === "needs-code") setAsksForCode(true);
    else if (visitor.kind !== "signed-out") void navigate(destination, { replace: true });
  }, [isArriving, status, visitor, navigate, destination]);

  const form = { email, password, setEmail, setPassword };
  const secondFactor = usePart(loadSecondFactor, asksForCode);

  function finish() {
    showToast({ title: "Welcome back!", tone: "success" });
    return navigate(destination);
  }

  if (asksForCode) {
    return (
      <AuthCard title="Enter your code">
        {secondFactor ? (
          <secondFactor.SecondFactorForm
            onVerified={finish}
            onCancel={() => {
              setPassword("");
              setAsksForCode(false);
            }}
          />
        ) : null}
      </AuthCard>
    );
  }

  async function submitSignIn(credentials: Credentials, captchaToken?: string) {
    setArriving(false);
    const outcome = await signIn(credentials, captchaToken);
    if (typeof outcome === "object") {
      setUnconfirmed(outcome.isUnconfirmed && credentials.email);
      return outcome;
    }
    setUnconfirmed(false);
    if (outcome === "needs-code") setAsksForCode(true);
    else await finish();
  }

  async function submitSignUp(credentials: Credentials, captchaToken?: string) {
    setArriving(false);
    const refused = await signUp(credentials, captchaToken);
    if (refused) return refused;
    setPassword("");
    setTab("sign-in");
  }

  return (
    <AuthCard title="Your account">
      <NeedsScripts what="Signing in" />
      <Tabs.Root value={tab} onValueChange={setTab} className="mt-5">
        <Tabs.List className="grid grid-cols-2 gap-1 rounded-lg bg-sunken p-1" aria-label="Account">
          {[
            ["sign-in", "Sign In"],
            ["sign-up", "Sign Up"],
          ].map(([value, label]) => (
            <Tabs.Tab
              key={value}
              value={value}
              className="min-h-11 rounded-md font-semibold text-ink-soft data-active:bg-surface data-active:text-ink"
            >
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="sign-in" className="mt-6 inert:hidden">
          <CredentialsForm
            {...form}
            label="Sign In"
            busyLabel="Signing in…"
            passwordHint="current-password"
            submit={submitSignIn}
          />
          {unconfirmed ? <ConfirmationAgain email={unconfirmed} /> : null}
          <div className="mt-4 flex flex-wrap justify-between gap-x-6">
            <Link to="/auth/forgot-password" state={{ email }} data-carries="" className={textLink}>
              Forgot password?
            </Link>
            <Link to="/auth/email-link" state={{ email }} data-carries="" className={textLink}>
              Email me a sign-in link
            </Link>
          </div>
        </Tabs.Panel>
        <Tabs.Panel value="sign-up" className="mt-6 inert:hidden">
          <CredentialsForm
            {...form}
            label="Sign Up"
            busyLabel="Creating account…"
            passwordHint="new-password"
            submit={submitSignUp}
          />
        </Tabs.Panel>
      </Tabs.Root>
    </AuthCard>
  );
}

/** The page that sent people here to sign in, or the home page. */
function cameFrom(state: { from?: unknown } | null) {
  const from = state?.from;
  return typeof from === "string" && /^\/(?!\/)/.test(from) ? from : "/";
}

/** For those whose confirmation mail was lost. */
function ConfirmationAgain({ email }: { email: string }) {
  async function resend(captchaToken?: string) {
    try {
      const { auth } = await import("#app/lib/supabase.ts");
      rememberRequestedLink(email);
      const { error } = await auth().resend({
        type: "signup",
        email,
        options: { emailRedirectTo: `${location.origin}/`, captchaToken },
      });
      if (error) throw error;
      showToast({
        title: "Email sent",
        description: "Open the link in it to confirm your address.",
      });
    } catch (error) {
      const description = describeError(error, "We couldn’t send the email. Please try again.");
      showToast({ title: "Error", description, tone: "destructive" });
    }
  }
  return (
    <div className="mt-4 rounded-lg bg-brass-wash px-4 py-2">
      <p>This address isn’t confirmed yet.</p>
      <AuthForm
        label="Resend email"
        busyLabel="Sending…"
        buttonClassName={`${textLink} justify-self-start`}
        hasCaptcha
        submit={resend}
      />
    </div>
  );
}
