import { useEffect, useState } from "react";
import { AuthForm } from "./auth-form.tsx";
import { CodeField } from "./code-field.tsx";
import { parseCode } from "./credentials.ts";
import { useInputError } from "./use-input-error.ts";

interface AppCodeFormProps {
  label: string;
  /** The field is what one came for: it has the focus from the start. */
  hasFocus?: boolean;
  /** Said where six digits are not what was typed. */
  missing?: string;
  /** Tries six digits; answers why they are refused, if they are. */
  verify: (digits: string) => Promise<string | undefined>;
  onVerified: () => void;
  /** What stands above the field. */
  children?: React.ReactNode;
}

/** Asks for the code that an authenticator app shows, and says at the field why one is refused. */
export function AppCodeForm({
  label,
  hasFocus,
  missing = "Please type the 6 digits your app shows.",
  verify,
  onVerified,
  children,
}: AppCodeFormProps) {
  const [code, setCode] = useState("");
  const { input, showError, clearError } = useInputError();
  const { ref } = input;
  useEffect(() => {
    if (hasFocus) ref.current?.focus();
  }, [hasFocus, ref]);

  async function submit() {
    const digits = parseCode(code);
    const message = digits ? await verify(digits) : missing;
    if (!message) return onVerified();
    showError(message);
  }

  return (
    <AuthForm label={label} busyLabel="Verifying…" submit={submit}>
      {children}
      <CodeField
        {...input}
        label="6-digit code"
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          clearError();
        }}
      />
    </AuthForm>
  );
}
