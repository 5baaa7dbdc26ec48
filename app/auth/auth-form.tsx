import { useState } from "react";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { button } from "#app/ui/button.ts";

interface AuthFormProps {
  label: string;
  busyLabel: string;
  /** The look of the button; wide and large unless told otherwise. */
  look?: string;
  submit: () => Promise<void>;
  children: React.ReactNode;
}

/** Fields with one button that says while it works. It waits for the page's scripts. */
export function AuthForm({ label, busyLabel, look, submit, children }: AuthFormProps) {
  const [busy, setBusy] = useState(false);
  const hydrated = useHydrated();

  async function onSubmit(event: React.FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await submit();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form method="post" onSubmit={onSubmit} noValidate>
      <fieldset disabled={!hydrated} className="grid gap-4">
        {children}
        <button type="submit" disabled={busy} className={look ?? button("primary", "lg", "mt-2")}>
          {busy ? busyLabel : label}
        </button>
      </fieldset>
    </form>
  );
}
