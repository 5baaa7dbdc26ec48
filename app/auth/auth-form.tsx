import { useState } from "react";
import { settings } from "#app/lib/backend.ts";
import { button } from "#app/ui/button.ts";
import { CaptchaField } from "#app/ui/captcha-field.tsx";

interface AuthFormProps {
  label: string;
  busyLabel: string;
  /** The look of the button; wide and large unless told otherwise. */
  buttonClassName?: string;
  /** Strangers use it: the shop's captcha, where it has one, is part of the form. */
  hasCaptcha?: boolean;
  submit: (captchaToken?: string) => Promise<void>;
  children?: React.ReactNode;
}

/** Fields with one button that says while it works. */
export function AuthForm({
  label,
  busyLabel,
  buttonClassName,
  hasCaptcha,
  submit,
  children,
}: AuthFormProps) {
  const [busy, setBusy] = useState(false);
  const busyMark = busy || undefined;
  const [captchaToken, setCaptchaToken] = useState<string>();
  const [tries, setTries] = useState(0);

  async function onSubmit(event: React.FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await submit(captchaToken);
    } finally {
      setBusy(false);
      // A captcha's token is good for one try.
      setCaptchaToken(undefined);
      setTries(tries + 1);
    }
  }

  return (
    <form method="post" onSubmit={onSubmit} noValidate>
      <div className="grid gap-4">
        {children}
        {hasCaptcha && settings.turnstileSiteKey ? (
          <CaptchaField
            key={tries}
            siteKey={settings.turnstileSiteKey}
            action="account"
            onToken={setCaptchaToken}
          />
        ) : null}
        <button
          type="submit"
          // A button that is disabled loses the focus.
          aria-disabled={busyMark}
          aria-busy={busyMark}
          className={buttonClassName ?? button("primary", "lg", "mt-2")}
        >
          {busy ? busyLabel : label}
        </button>
      </div>
    </form>
  );
}
