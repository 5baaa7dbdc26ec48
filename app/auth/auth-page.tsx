import { Tabs } from "@base-ui/react/tabs";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { seo } from "#app/lib/seo.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { button } from "#app/ui/button.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { loadToaster, showToast } from "#app/ui/toast.ts";
import { type Credentials, parseCredentials } from "./credentials.ts";
import { startWatching } from "./session.ts";

export const meta = () => [
  ...seo({ title: "Sign in", path: "/auth" }),
  { name: "robots", content: "noindex" },
];

const loadClient = () => import("#app/lib/supabase.ts");

export default function AuthPage() {
  const [tab, setTab] = useState("sign-in");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const navigate = useNavigate();

  useEffect(() => {
    startWatching();
    void loadToaster();
    let here = true;
    void loadClient().then(async ({ auth }) => {
      const { data } = await auth().getUser();
      if (here && data.user) await navigate("/", { replace: true });
    });
    return () => {
      here = false;
    };
  }, [navigate]);

  const form = { email, password, setEmail, setPassword };

  return (
    <div className="container-page grid justify-items-center py-10 sm:py-16">
      <div className="w-full max-w-md rounded-2xl border border-line bg-surface p-6 shadow-card sm:p-8">
        <h1 className="text-3xl">Your account</h1>
        <Tabs.Root value={tab} onValueChange={setTab} className="mt-5">
          <Tabs.List
            className="grid grid-cols-2 gap-1 rounded-lg bg-sunken p-1"
            aria-label="Account"
          >
            {[
              ["sign-in", "Sign In"],
              ["sign-up", "Sign Up"],
            ].map(([value, label]) => (
              <Tabs.Tab
                key={value}
                value={value}
                className="min-h-11 rounded-md font-semibold text-ink-soft data-active:bg-surface data-active:text-ink data-active:shadow-card"
              >
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="sign-in" className="mt-6">
            <CredentialsForm
              {...form}
              label="Sign In"
              busyLabel="Signing in…"
              passwordHint="current-password"
              submit={async (credentials) => {
                if (await signIn(credentials)) await navigate("/");
              }}
            />
          </Tabs.Panel>
          <Tabs.Panel value="sign-up" className="mt-6">
            <CredentialsForm
              {...form}
              label="Sign Up"
              busyLabel="Creating account…"
              passwordHint="new-password"
              submit={async (credentials) => {
                if (!(await signUp(credentials))) return;
                setPassword("");
                setTab("sign-in");
              }}
            />
          </Tabs.Panel>
        </Tabs.Root>
      </div>
    </div>
  );
}

interface CredentialsFormProps {
  email: string;
  password: string;
  setEmail: (email: string) => void;
  setPassword: (password: string) => void;
  label: string;
  busyLabel: string;
  passwordHint: "current-password" | "new-password";
  submit: (credentials: Credentials) => Promise<void>;
}

function CredentialsForm(props: CredentialsFormProps) {
  const { email, password, setEmail, setPassword, label, busyLabel, passwordHint, submit } = props;
  const [busy, setBusy] = useState(false);
  const hydrated = useHydrated();

  async function onSubmit(event: React.FormEvent) {
    event.preventDefault();
    if (busy) return;
    const { credentials, message } = parseCredentials({ email, password });
    if (!credentials) {
      showToast({ title: "Validation Error", description: message, tone: "destructive" });
      return;
    }
    setBusy(true);
    try {
      await submit(credentials);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form method="post" onSubmit={onSubmit} noValidate>
      <fieldset disabled={!hydrated} className="grid gap-4">
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label="Password"
          type="password"
          name="password"
          autoComplete={passwordHint}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <button type="submit" disabled={busy} className={button("primary", "lg", "mt-2")}>
          {busy ? busyLabel : label}
        </button>
      </fieldset>
    </form>
  );
}

async function signIn(credentials: Credentials) {
  const title = "Sign In Failed";
  try {
    const { auth } = await loadClient();
    const { error } = await auth().signInWithPassword(credentials);
    if (!error) {
      showToast({ title: "Welcome back!", tone: "success" });
      return true;
    }
    const description =
      error.code === "invalid_credentials"
        ? "Invalid email or password. Please try again."
        : messageOf(error, "Failed to sign in. Please try again.");
    showToast({ title, description, tone: "destructive" });
  } catch {
    showToast({
      title,
      description: "Failed to sign in. Please try again.",
      tone: "destructive",
    });
  }
  return false;
}

async function signUp(credentials: Credentials) {
  try {
    const { auth } = await loadClient();
    const { data, error } = await auth().signUp({
      ...credentials,
      options: { emailRedirectTo: `${window.location.origin}/` },
    });
    // With confirmation on, the service hides a taken address behind a user without identities.
    const taken = error?.code === "user_already_exists" || data.user?.identities?.length === 0;
    if (taken) {
      showToast({
        title: "Account Already Exists",
        description: "This email is already registered. Please sign in instead.",
        tone: "destructive",
      });
      return false;
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
    return true;
  } catch (error) {
    showToast({
      title: "Sign Up Failed",
      description: messageOf(error, "Failed to create account. Please try again."),
      tone: "destructive",
    });
    return false;
  }
}

/** The service's own sentence, or ours where there was no answer to read one from. */
function messageOf(error: unknown, fallback: string) {
  const answered = error instanceof Error && "status" in error && Number(error.status) > 0;
  return answered && error.message ? error.message : fallback;
}
