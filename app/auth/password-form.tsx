import { useRef, useState } from "react";
import { TextField } from "#app/ui/text-field.tsx";
import { showToast } from "#app/ui/toast.ts";
import { AuthForm } from "./auth-form.tsx";
import { CodeField } from "./code-field.tsx";
import { checkPassword, passwordLimits } from "./credentials.ts";
import { describeError } from "./messages.ts";

interface PasswordFormProps {
  /** Whose password it is, for password managers. */
  email: string | undefined;
  buttonClassName?: string;
  onDone: () => void;
}

/** Sets a new password. Where the service wants to be sure who asks, it mails a code first. */
export function PasswordForm({ email, buttonClassName, onDone }: PasswordFormProps) {
  const [password, setPassword] = useState("");
  const [isShown, setShown] = useState(false);
  const [asksForCode, setAsksForCode] = useState(false);
  const [code, setCode] = useState("");
  const codeInput = useRef<HTMLInputElement>(null);

  async function submit() {
    const message = checkPassword(password);
    if (message) {
      return showToast({ title: "Validation Error", description: message, tone: "destructive" });
    }
    try {
      const { auth } = await import("#app/lib/supabase.ts");
      const { error } = await auth().updateUser({
        password,
        ...(asksForCode && { nonce: code.trim() }),
      });
      if (error?.code === "reauthentication_needed") {
        const { error: unsent } = await auth().reauthenticate();
        if (unsent) throw unsent;
        setAsksForCode(true);
        showToast({ title: "One more step", description: "Type the code that we mailed to you." });
        setTimeout(() => codeInput.current?.focus(), 0);
        return;
      }
      if (error) throw error;
      setPassword("");
      setCode("");
      setAsksForCode(false);
      showToast({ title: "Password updated.", tone: "success" });
      onDone();
    } catch (error) {
      showToast({
        title: "Password not updated",
        description: describeError(error, "Failed to update the password. Please try again."),
        tone: "destructive",
      });
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
        label="New password"
        type={isShown ? "text" : "password"}
        name="password"
        autoComplete="new-password"
        hint={`${passwordLimits.min} to ${passwordLimits.max} characters.`}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-spruce-fill"
          checked={isShown}
          onChange={(event) => setShown(event.target.checked)}
        />
        Show what I type
      </label>
      {asksForCode ? (
        <CodeField
          ref={codeInput}
          label="Code from the mail"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      ) : null}
    </AuthForm>
  );
}
