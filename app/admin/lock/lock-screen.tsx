import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { AuthCard, textLink } from "#app/auth/auth-card.tsx";
import { AuthForm } from "#app/auth/auth-form.tsx";
import { describeError } from "#app/auth/messages.ts";
import { SecondFactorForm } from "#app/auth/second-factor-form.tsx";
import { watchSession } from "#app/auth/visitor.ts";
import { auth } from "#app/lib/supabase.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { openLock } from "./lock.ts";

/** Covers the back office until the same person types the password, or somebody else signs in. */
export function LockScreen({ email }: { email: string }) {
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const [asksForCode, setAsksForCode] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    watchSession();
    input.current?.focus();
  }, []);

  async function unlock(captchaToken?: string) {
    if (!password) return refuse("Please type your password.");
    const { error } = await auth().signInWithPassword({
      email,
      password,
      options: { captchaToken },
    });
    if (error) {
      return refuse(
        error.code === "invalid_credentials"
          ? "That’s not the right password. Please try again."
          : describeError(error, "We couldn’t unlock the computer. Please try again."),
      );
    }
    const { data } = await auth().mfa.getAuthenticatorAssuranceLevel();
    if (data?.currentLevel === "aal1" && data.nextLevel === "aal2") return setAsksForCode(true);
    openLock();
  }

  function refuse(message: string) {
    setProblem(message);
    input.current?.focus();
    input.current?.select();
  }

  if (asksForCode) {
    return (
      <AuthCard title="Enter your code">
        <SecondFactorForm onVerified={openLock} onCancel={() => setAsksForCode(false)} />
      </AuthCard>
    );
  }
  return (
    <AuthCard title="Locked">
      <p className="mt-3 mb-5 text-ink-soft">
        This computer locked after sitting idle.{" "}
        <strong className="wrap-anywhere text-ink">{email}</strong> can pick up where they left off.
      </p>
      <AuthForm label="Unlock" busyLabel="Unlocking…" hasCaptcha submit={unlock}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <TextField
          ref={input}
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          error={problem}
          onChange={(event) => {
            setPassword(event.target.value);
            setProblem(undefined);
          }}
        />
      </AuthForm>
      <Link to="/auth" state={{ from: pathname }} className={`${textLink} mt-4`}>
        Sign in as someone else
      </Link>
    </AuthCard>
  );
}
