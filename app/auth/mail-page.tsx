import type { AuthError, GoTrueClient } from "@supabase/auth-js";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { preload } from "#app/start/lazy.ts";
import { loadToaster } from "#app/ui/load-toaster.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { showToast } from "#app/ui/toast.ts";
import { AuthCard, textLink } from "./auth-card.tsx";
import { AuthForm } from "./auth-form.tsx";
import { CodeField } from "./code-field.tsx";
import { parseCode, parseEmail } from "./credentials.ts";
import { describeError } from "./messages.ts";
import { rememberRequestedLink } from "./requested-links.ts";
import { useInputError } from "./use-input-error.ts";
import { watchSession } from "./visitor.ts";

interface MailPageProps {
  title: string;
  intro: string;
  /** What the button says. */
  label: string;
  /** The mail is an invitation's, whose link has no code beside it and works until the invitation ends. */
  isInvitation?: boolean;
  /** Asks the service for the mail. */
  send: (
    auth: GoTrueClient,
    request: { email: string; captchaToken?: string },
  ) => Promise<{ error: AuthError | null }>;
  /** What the code in the mail is good for. */
  codeType: "email" | "recovery";
  /** The code was right: there is a session now. */
  onSignedIn: () => Promise<void>;
}

/** Asks for an email address and sends a link and a code there. Says the same to everybody. */
export function MailPage(props: MailPageProps) {
  const { title, intro, label, isInvitation, send, codeType, onSignedIn } = props;
  const [email, setEmail] = useState<string>(useLocation().state?.email ?? "");
  const [sentTo, setSentTo] = useState<string>();
  const { input, showError, clearError } = useInputError();
  const mistake = useRef<AbortController>(undefined);
  useEffect(() => {
    watchSession();
    preload(loadToaster);
  }, []);

  async function submit(captchaToken?: string) {
    const { email: address, message = "" } = parseEmail(email);
    mistake.current?.abort();
    if (!address) {
      showError(message);
      mistake.current = new AbortController();
      return showToast({
        title: "Validation Error",
        description: message,
        tone: "destructive",
        until: mistake.current.signal,
      });
    }
    try {
      const { auth } = await import("#app/lib/supabase.ts");
      rememberRequestedLink(address);
      const { error } = await send(auth(), { email: address, captchaToken });
      // A hosted project says these only of addresses that have an account, or have none.
      const telling = ["over_email_send_rate_limit", "otp_disabled", "user_not_found"];
      if (error && !telling.includes(error.code ?? "")) throw error;
      setSentTo(address);
    } catch (error) {
      showToast({
        title: "Error",
        description: describeError(error, "We couldn’t send the email. Please try again."),
        tone: "destructive",
      });
    }
  }

  return (
    <AuthCard title={title}>
      {sentTo ? (
        <CodeStep
          email={sentTo}
          isInvitation={isInvitation}
          type={codeType}
          onSignedIn={onSignedIn}
          onAgain={() => setSentTo(undefined)}
        />
      ) : (
        <>
          <p className="mt-3 mb-5 text-ink-soft">{intro}</p>
          <AuthForm label={label} busyLabel="Sending…" hasCaptcha submit={submit}>
            <TextField
              {...input}
              label="Email"
              type="email"
              name="email"
              autoComplete="username"
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                clearError();
              }}
            />
          </AuthForm>
        </>
      )}
      <Link to="/auth" className={`${textLink} mt-4`}>
        Back to sign in
      </Link>
    </AuthCard>
  );
}

interface CodeStepProps {
  email: string;
  isInvitation: boolean | undefined;
  type: "email" | "recovery";
  onSignedIn: () => Promise<void>;
  onAgain: () => void;
}

/** After the mail has gone: its code, for those who read their mails on another device. */
function CodeStep({ email, isInvitation, type, onSignedIn, onAgain }: CodeStepProps) {
  const [code, setCode] = useState("");
  const { input, showError, clearError } = useInputError();
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);

  async function submit() {
    const token = parseCode(code);
    if (!token) return showError("Please type the 6 digits from the email.");
    const { auth } = await import("#app/lib/supabase.ts");
    const { error } = await auth().verifyOtp({ email, token, type });
    if (!error) return onSignedIn();
    showError(
      error.code === "otp_expired"
        ? "That code is wrong or has expired."
        : describeError(error, "We couldn’t check the code. Please try again."),
    );
  }

  return (
    <>
      <p ref={said} tabIndex={-1} role="status" className="mt-3 outline-none">
        If there is an {isInvitation ? "invitation" : "account"} for{" "}
        <strong className="wrap-anywhere">{email}</strong>, an email is on its way. The link works
        once
        {isInvitation
          ? ". An invitation lasts 48 hours: after that, ask for a new one."
          : " and expires in an hour."}
      </p>
      {isInvitation ? null : (
        <>
          <p className="mt-2 mb-5 text-ink-soft">
            Reading it on another device? Type the code here.
          </p>
          <AuthForm label="Use code" busyLabel="Checking…" submit={submit}>
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
        </>
      )}
      <button type="button" onClick={onAgain} className={`${textLink} mt-4 mr-6`}>
        Send another email
      </button>
    </>
  );
}
