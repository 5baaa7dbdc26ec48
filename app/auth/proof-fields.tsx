import type { GoTrueClient, User, UserAttributes } from "@supabase/auth-js";
import { type RefObject, useRef, useState } from "react";
import { TextField } from "#app/ui/text-field.tsx";
import { showToast } from "#app/ui/toast.ts";
import { CodeField } from "./code-field.tsx";
import { describeError } from "./messages.ts";

type UpdateOptions = Parameters<GoTrueClient["updateUser"]>[1];

/**
 * What a change of the account asks for beside the session: the current password, or a mailed code
 * where the service wants one. `beginsWithPassword`: the field is there before it is asked for.
 */
export function useProof({ beginsWithPassword }: { beginsWithPassword: boolean }) {
  const [asksForPassword, setAsksForPassword] = useState(beginsWithPassword);
  const [current, setCurrent] = useState("");
  const [problem, setProblem] = useState<string>();
  const [asksForCode, setAsksForCode] = useState(false);
  const [code, setCode] = useState("");
  const passwordInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);

  /** Answers the changed account, or nothing where one has to type something first. Throws the rest. */
  async function update(
    change: UserAttributes,
    options?: UpdateOptions,
  ): Promise<User | undefined> {
    const { auth } = await import("#app/lib/supabase.ts");
    const { data, error } = await auth().updateUser(
      {
        ...change,
        ...(current !== "" && { current_password: current }),
        ...(asksForCode && { nonce: code.trim() }),
      },
      options,
    );
    switch (error?.code as string | undefined) {
      case "current_password_required":
      case "current_password_invalid":
        setAsksForPassword(true);
        setProblem(describeError(error, "Please type your current password."));
        focusSoon(passwordInput);
        return undefined;
      case "reauthentication_needed": {
        const { error: unsent } = await auth().reauthenticate();
        if (unsent) throw unsent;
        setAsksForCode(true);
        showToast({ title: "One more step", description: "Type the code that we emailed you." });
        focusSoon(codeInput);
        return undefined;
      }
    }
    if (error) throw error;
    setCurrent("");
    setCode("");
    setAsksForCode(false);
    setAsksForPassword(beginsWithPassword);
    return data.user ?? undefined;
  }

  const passwordField = asksForPassword ? (
    <TextField
      ref={passwordInput}
      label="Current password"
      type="password"
      name="current-password"
      autoComplete="current-password"
      hint={beginsWithPassword ? "Never set one? Leave this empty." : undefined}
      value={current}
      error={problem}
      onChange={(event) => {
        setCurrent(event.target.value);
        setProblem(undefined);
      }}
    />
  ) : null;
  const codeField = asksForCode ? (
    <CodeField
      ref={codeInput}
      label="Code from the email"
      value={code}
      onChange={(event) => setCode(event.target.value)}
    />
  ) : null;
  return { update, passwordField, codeField };
}

/** After the field has been drawn. */
function focusSoon(input: RefObject<HTMLInputElement | null>) {
  setTimeout(() => {
    input.current?.focus();
    input.current?.select();
  }, 0);
}
