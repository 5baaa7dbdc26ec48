import { useState } from "react";
import { TextField } from "#app/ui/text-field.tsx";
import { showToast } from "#app/ui/toast.ts";
import { AuthForm } from "./auth-form.tsx";
import { type Credentials, parseCredentials } from "./credentials.ts";
import type { Refused } from "./sign-in.ts";
import { useInputError } from "./use-input-error.ts";

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
  const fields = { email: useInputError(), password: useInputError() };
  const [problem, setProblem] = useState<string>();

  function clearErrors() {
    fields.email.clearError();
    fields.password.clearError();
    setProblem(undefined);
  }

  async function parseAndSubmit(captchaToken?: string) {
    clearErrors();
    const parsed = parseCredentials({ email, password });
    if (!parsed.credentials) {
      showToast({ title: "Validation Error", description: parsed.message, tone: "destructive" });
      return fields[parsed.field].showError(parsed.message);
    }
    const refused = await submit(parsed.credentials, captchaToken);
    if (refused?.field) fields[refused.field].showError(refused.message);
    else setProblem(refused?.message);
  }

  return (
    <AuthForm label={label} busyLabel={busyLabel} hasCaptcha submit={parseAndSubmit}>
      <TextField
        {...fields.email.input}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          clearErrors();
        }}
      />
      <TextField
        {...fields.password.input}
        label="Password"
        type="password"
        name="password"
        autoComplete={passwordHint}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          clearErrors();
        }}
      />
      {problem ? <p className="text-sm font-semibold text-tag">{problem}</p> : null}
    </AuthForm>
  );
}
