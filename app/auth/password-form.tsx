import { useState } from "react";
import { TextField } from "#app/ui/text-field.tsx";
import { showToast } from "#app/ui/toast.ts";
import { AuthForm } from "./auth-form.tsx";
import { checkPassword, passwordLimits } from "./credentials.ts";
import { describeError } from "./messages.ts";
import { useProof } from "./proof-fields.tsx";
import { useInputError } from "./use-input-error.ts";

interface PasswordFormProps {
  /** Whose password it is, for password managers. */
  email: string | undefined;
  buttonClassName?: string;
  /** Not where a mail's link has just said who it is. */
  asksForCurrent?: boolean;
  onDone: () => void;
}

/** Sets a new password, with the current one or with a mailed code. */
export function PasswordForm({
  email,
  buttonClassName,
  asksForCurrent = false,
  onDone,
}: PasswordFormProps) {
  const [password, setPassword] = useState("");
  const [isShown, setShown] = useState(false);
  const { input, showError, clearError } = useInputError();
  const proof = useProof({ beginsWithPassword: asksForCurrent });

  async function submit() {
    const message = checkPassword(password);
    if (message) {
      showError(message);
      return showToast({ title: "Validation Error", description: message, tone: "destructive" });
    }
    try {
      if (!(await proof.update({ password }))) return;
      setPassword("");
      showToast({ title: "Password updated.", tone: "success" });
      onDone();
    } catch (error) {
      const description = describeError(error, "Failed to update the password. Please try again.");
      showToast({ title: "Password not updated", description, tone: "destructive" });
      if ((error as { code?: string }).code === "same_password") showError(description);
    }
  }

  return (
    <AuthForm
      label="Update password"
      busyLabel="Updating…"
      buttonClassName={buttonClassName}
      submit={submit}
    >
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={email ?? ""}
        readOnly
        hidden
      />
      {proof.passwordField}
      <TextField
        {...input}
        label="New password"
        type={isShown ? "text" : "password"}
        name="password"
        autoComplete="new-password"
        hint={`${passwordLimits.min} to ${passwordLimits.max} characters.`}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          clearError();
        }}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isShown}
          onChange={(event) => setShown(event.target.checked)}
        />
        Show what I type
      </label>
      {proof.codeField}
    </AuthForm>
  );
}
