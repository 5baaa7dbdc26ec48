import type { User } from "@supabase/auth-js";
import { useState } from "react";
import { AuthForm } from "#app/auth/auth-form.tsx";
import { parseEmail } from "#app/auth/credentials.ts";
import { describeError } from "#app/auth/messages.ts";
import { withProof } from "#app/auth/proof.ts";
import { rememberRequestedLink } from "#app/auth/requested-links.ts";
import { useInputError } from "#app/auth/use-input-error.ts";
import { button } from "#app/ui/button.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { showToast } from "#app/ui/toast.ts";

interface EmailFormProps {
  user: User;
  onChanged: (user: User) => void;
}

/** Moves the account to another address, once its owner has opened the mail that goes there. */
export function EmailForm({ user, onChanged }: EmailFormProps) {
  const [typed, setTyped] = useState("");
  const { input, showError, clearError } = useInputError();

  async function submit() {
    const { email, message = "" } = parseEmail(typed);
    if (!email) {
      showError(message);
      return showToast({ title: "Validation Error", description: message, tone: "destructive" });
    }
    if (email.toLowerCase() === user.email) {
      return showError("This is already your address.");
    }
    try {
      rememberRequestedLink(email);
      const { changeUser } = await import("#app/auth/change-user.ts");
      const changed = await withProof((password) =>
        changeUser({ email }, password, `${window.location.origin}/account`),
      );
      setTyped("");
      onChanged(changed);
      // A service that confirms nothing has moved it at once.
      showToast(
        changed.new_email
          ? { title: "Check your email", description: `Open the link we sent to ${email}.` }
          : { title: "Your email address was changed.", tone: "success" },
      );
    } catch (error) {
      showToast({
        title: "Email not changed",
        description: describeError(error, "Failed to change the email address. Please try again."),
        tone: "destructive",
      });
    }
  }

  return (
    <>
      <p className="mb-4 text-ink-soft">
        We’ll email a link to the new address. Your address changes when you open it. If your
        current address gets an email too, open both links.
      </p>
      {user.new_email ? (
        <p className="mb-4 rounded-lg bg-brass-wash px-4 py-3">
          Waiting for you to confirm <strong className="wrap-anywhere">{user.new_email}</strong>.
        </p>
      ) : null}
      <AuthForm
        label="Change email"
        busyLabel="Sending…"
        buttonClassName={button("primary", "md", "justify-self-start")}
        submit={submit}
      >
        <TextField
          {...input}
          label="New email"
          type="email"
          name="email"
          autoComplete="email"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            clearError();
          }}
        />
      </AuthForm>
    </>
  );
}
