import { useState } from "react";
import { TextField } from "#app/ui/text-field.tsx";
import { showToast } from "#app/ui/toast.ts";
import { AuthForm } from "./auth-form.tsx";
import { checkPassword, passwordLimits } from "./credentials.ts";
import { describeError } from "./messages.ts";
import { withProof } from "./proof.ts";
import { useInputError } from "./use-input-error.ts";

interface PasswordFormProps {
  /** Whose password it is, for password managers. */
  email: string | undefined;
  buttonClassName?: string;
  onDone: () => void;
}

/** Sets a new password; the page's dialog asks for the current one, or for a mailed code. */
export function PasswordForm({ email, buttonClassName, onDone }: PasswordFormProps) {
  const [password, setPassword] = useState("");
  const [isShown, setShown] = useState(false);
  const { input, showError, clearError } = useInputError();

  async function submit() {
    const message = checkPassword(password);
    if (message) {
      showError(message);
      return showToast({ title: "Validation Error", description: message, tone: "destructive" });
    }
    try {
      const { changeUser } = await import("./change-user.ts");
      await withProof((current) => changeUser({ password }, current));
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
        Show password
      </label>
    </AuthForm>
  );
}
