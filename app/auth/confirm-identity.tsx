import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { storedSession } from "#app/lib/stored-session.ts";
import { button } from "#app/ui/button.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { AppCodeForm } from "./app-code-form.tsx";
import { AuthForm } from "./auth-form.tsx";
import { describeError } from "./messages.ts";
import type { Proof, ProofRequest } from "./proof.ts";
import type { Outcome } from "./prove.ts";
import { useInputError } from "./use-input-error.ts";

type Prove = typeof import("./prove.ts");

type Step = "looking" | "password" | "app" | "mail" | "mailed code";

/** What follows a right code, the answer says. */
const codeForm = { label: "Confirm", hasFocus: true, onVerified: () => {} };

const intros: Record<Step, string> = {
  looking: "",
  password: "Type your password to continue.",
  app: "Type the code from your authenticator app to continue.",
  mail: "We can email you a code instead.",
  "mailed code": "Type the code we just emailed you.",
};

/** A dialog of the browser's own stands above every other one, and keeps it as it is. */
export default function ConfirmIdentity({ isSecondTry, answer }: ProofRequest) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [step, setStep] = useState<Step>("looking");
  const proof = useRef<Proof>({});

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (isSecondTry) return setStep("password");
    let isHere = true;
    import("./prove.ts")
      .then(({ hasApp }) => hasApp())
      .then(
        (has) => isHere && setStep(has ? "app" : "password"),
        () => isHere && setStep("password"),
      );
    return () => {
      isHere = false;
    };
  }, [isSecondTry]);

  /** Answers what to say at the field, if anything. */
  async function attempt(prove: (by: Prove) => Promise<Outcome>): Promise<string | undefined> {
    try {
      const outcome = await prove(await import("./prove.ts"));
      if (outcome === "done") answer(proof.current);
      else if (outcome === "needs-code") setStep("app");
      else if (outcome === "sent") setStep("mailed code");
      else return outcome.problem;
      return undefined;
    } catch (error) {
      return describeError(error, "We couldn’t check it. Please try again.");
    }
  }

  const tryPassword = (password: string, captchaToken?: string) =>
    attempt(async ({ proveByPassword }) => {
      if (!password) return { problem: "Please type your password." };
      const outcome = await proveByPassword(password, captchaToken);
      if (typeof outcome === "string") proof.current = { password };
      return outcome;
    });
  const tryApp = (digits: string) => attempt((by) => by.proveByApp(digits));
  const tryMail = (digits: string) => attempt((by) => by.proveByMail(digits));
  const sendMail = (captchaToken?: string) => attempt((by) => by.mailCode(captchaToken));

  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="m-auto w-full max-w-md rounded-2xl bg-surface p-5 text-ink shadow-lift backdrop:bg-black/60 sm:p-6"
      onClose={() => answer(undefined)}
      // The dialog behind stays.
      onKeyDown={(event) => event.key === "Escape" && event.stopPropagation()}
    >
      <h2 id={titleId} className="text-2xl">
        Confirm that it’s you
      </h2>
      {step === "looking" ? (
        <div className="mt-4">
          <Spinner label="One moment" />
        </div>
      ) : (
        <p className="mt-2 mb-4 text-ink-soft">{intros[step]}</p>
      )}
      {step === "password" ? <PasswordStep submit={tryPassword} /> : null}
      {step === "app" ? <AppCodeForm {...codeForm} verify={tryApp} /> : null}
      {step === "mailed code" ? (
        <AppCodeForm {...codeForm} missing="Please type the 6 digits." verify={tryMail} />
      ) : null}
      {step === "mail" ? <MailStep submit={sendMail} /> : null}
      <div className="mt-4 flex flex-wrap justify-between gap-3">
        <button type="button" className={button("outline")} onClick={() => dialog.current?.close()}>
          Cancel
        </button>
        {step === "password" && storedSession()?.email ? (
          <button type="button" className={button("quiet")} onClick={() => setStep("mail")}>
            Email me a code instead
          </button>
        ) : null}
      </div>
    </dialog>,
    document.body,
  );
}

function PasswordStep({
  submit,
}: {
  submit: (password: string, captchaToken?: string) => Promise<string | undefined>;
}) {
  const [password, setPassword] = useState("");
  const { input, showError, clearError } = useInputError();
  const { ref } = input;
  useEffect(() => ref.current?.focus(), [ref]);
  return (
    <AuthForm
      label="Confirm"
      busyLabel="Checking…"
      hasCaptcha
      submit={async (captchaToken) => {
        const problem = await submit(password, captchaToken);
        if (problem) showError(problem);
      }}
    >
      <TextField
        {...input}
        label="Your password"
        type="password"
        name="current-password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          clearError();
        }}
      />
    </AuthForm>
  );
}

function MailStep({ submit }: { submit: (captchaToken?: string) => Promise<string | undefined> }) {
  const [problem, setProblem] = useState<string>();
  return (
    <AuthForm
      label="Email me a code"
      busyLabel="Sending…"
      hasCaptcha
      submit={async (captchaToken) => setProblem(await submit(captchaToken))}
    >
      {problem ? (
        <p role="alert" className="font-semibold text-tag">
          {problem}
        </p>
      ) : null}
    </AuthForm>
  );
}
