import { useCallback, useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { seo } from "#app/lib/seo.ts";
import { button } from "#app/ui/button.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { loadToaster } from "#app/ui/toast.ts";
import { AuthCard } from "./auth-card.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SecondFactorForm } from "./second-factor-form.tsx";
import { startWatching } from "./session.ts";

export const meta = () => [
  ...seo({ title: "New password", path: "/auth/new-password" }),
  { name: "robots", content: "noindex" },
];

type Step = "checking" | "stranger" | "second-factor" | "password";

/** Where the link of a recovery mail leads: its session sets a new password. */
export default function NewPasswordPage() {
  const [step, setStep] = useState<Step>("checking");
  const [email, setEmail] = useState<string>();
  const navigate = useNavigate();

  const look = useCallback(async () => {
    const [{ auth }, { lacksSecondFactor }] = await Promise.all([
      import("#app/lib/supabase.ts"),
      import("./second-factor.ts"),
    ]);
    const { data } = await auth().getUser();
    setEmail(data.user?.email);
    if (!data.user) return setStep("stranger");
    setStep((await lacksSecondFactor()) ? "second-factor" : "password");
  }, []);

  useEffect(() => {
    startWatching();
    void loadToaster();
    look().catch(() => setStep("stranger"));
  }, [look]);

  switch (step) {
    case "checking":
      return (
        <AuthCard title="New password">
          <div className="mt-6">
            <Spinner label="Checking your link" />
          </div>
        </AuthCard>
      );
    case "stranger":
      return (
        <AuthCard title="New password">
          <p className="mt-3 mb-5 text-ink-soft">
            To set a new password, open the newest link that we mailed to you. It works once, for
            one hour.
          </p>
          <Link to="/auth/forgot-password" className={button("primary", "lg", "w-full")}>
            Ask for a new link
          </Link>
        </AuthCard>
      );
    case "second-factor":
      return (
        <AuthCard title="Enter your code">
          <SecondFactorForm onVerified={look} onCancel={() => setStep("stranger")} />
        </AuthCard>
      );
    case "password":
      return (
        <AuthCard title="New password">
          <p className="mt-3 mb-5 text-ink-soft">
            For <span className="wrap-anywhere">{email ?? "your account"}</span>. Your other devices
            are signed out.
          </p>
          <PasswordForm email={email} onDone={() => navigate("/")} />
        </AuthCard>
      );
  }
}
