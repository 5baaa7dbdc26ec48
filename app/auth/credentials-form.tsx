import { useState } from "react";
import { TextField } from "#app/ui/text-field.tsx";
import { showToast } from "#app/ui/toast.ts";
import { AuthForm } from "./auth-form.tsx";
import { type Credentials, parseCredentials } from "./credentials.ts";
import type { Refused } from "./sign-in.ts";
import { useRefusal } from "./use-refusal.ts";

interface CredentialsFormProps {
  email: string;
  password: string;
  setEmail: (email: string) => void;
  setPassword: (password: string) => void;
  label: string;
  busyLabel: string;
  passwordHint: "current-password" | "new-password";
  submit: (credentials: Credentials, captchaToken?: string) => Promise<Refused | undefined>;
}

/** Email and password; what is wrong with one of them is said there. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { email, password, setEmail, setPassword, label, busyLabel, passwordHint, submit } = props;
  const fields = { email: useRefusal(), password: useRefusal() };
  const [problem, setProblem] = useState<string>();

  function forget() {
    fields.email.forget();
    fields.password.forget();
    setProblem(undefined);
  }

  async function parseAndSubmit(captchaToken?: string) {
    forget();
    const parsed = parseCredentials({ email, password });
    if (!parsed.credentials) {
      showToast({ title: "Validation Error", description: parsed.message, tone: "destructive" });
      return fields[parsed.field].refuse(parsed.message);
    }
    const refused = await submit(parsed.credentials, captchaToken);
    if (refused?.field) fields[refused.field].refuse(refused.message);
    else setProblem(refused?.message);
  }

  return (
    <AuthForm label={label} busyLabel={busyLabel} hasCaptcha submit={parseAndSubmit}>
      <TextField
        {...fields.email.refused}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          forget();
        }}
      />
      <TextField
        {...fields.password.refused}
        label="Password"
        type="password"
        name="password"
        autoComplete={passwordHint}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          forget();
        }}
      />
      {problem ? <p className="text-sm font-semibold text-tag">{problem}</p> : null}
    </AuthForm>
  );
}
