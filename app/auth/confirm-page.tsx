import type { EmailOtpType } from "@supabase/auth-js";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { seo } from "#app/lib/seo.ts";
import { preload } from "#app/start/lazy.ts";
import { loadToaster } from "#app/ui/load-toaster.ts";
import { NeedsScripts } from "#app/ui/needs-scripts.tsx";
import { own } from "#shop/own.ts";
import type { Route } from "./+types/confirm-page";
import { AuthCard, textLink } from "./auth-card.tsx";
import { AuthForm } from "./auth-form.tsx";
import { describeError } from "./messages.ts";
import { watchSession } from "./visitor.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...seo(matches, { title: "The link in your email", path: "/auth/confirm" }),
  { name: "robots", content: "noindex" },
];

/** What the press does, as the button in the mail said it. */
const labels: Record<string, string> = {
  signup: "Confirm my email",
  invite: "Open my account",
  recovery: "Set a new password",
  magiclink: "Sign me in",
  email_change: "Confirm the change",
};

/** Where the links of mails lead. Programs open them, too: only a press here redeems the token. */
export default function ConfirmPage() {
  const navigate = useNavigate();
  // The page is painted without the address' query.
  const [type, setType] = useState("");
  const [refusal, setRefusal] = useState("");
  useEffect(() => {
    setType(linkParam("type"));
    watchSession();
    preload(loadToaster);
  }, []);

  async function submit() {
    const token = linkParam("token_hash");
    if (!token)
      return setRefusal("That link is incomplete. Please open the link in the email again.");
    try {
      const { redeemMailLink } = await import("./mail-link.ts");
      // The press may have come before the type was read.
      const type = linkParam("type") as EmailOtpType;
      const path = await redeemMailLink(token, type, pathOnSite(linkParam("redirect_to")));
      await navigate(path, { replace: true });
    } catch (error) {
      setRefusal(describeError(error, "We couldn’t check it. Please try again."));
    }
  }

  return (
    <AuthCard title="One more step">
      <p className="mt-3 mb-5 text-ink-soft">
        The link in your email works once. Press the button to use it.
      </p>
      <NeedsScripts what="Using the link" />
      <AuthForm label={own(labels, type) ?? "Continue"} busyLabel="One moment…" submit={submit} />
      <div role="alert">
        {refusal ? (
          <>
            <p className="mt-5 font-semibold text-tag">That link didn’t work. {refusal}</p>
            <Link
              to={type === "recovery" ? "/auth/forgot-password" : "/auth/email-link"}
              state={{ wanted: pathOnSite(linkParam("redirect_to")) }}
              className={textLink}
            >
              Ask for a new link
            </Link>
          </>
        ) : null}
      </div>
    </AuthCard>
  );
}

const linkParam = (name: string) => new URLSearchParams(window.location.search).get(name) ?? "";

/** The path that a link names, where it is the site's own; else the home page. */
function pathOnSite(address: string) {
  const { origin } = window.location;
  return address.startsWith(`${origin}/`)
    ? address.slice(origin.length).replace(/^[\\/]+/, "/")
    : "/";
}
