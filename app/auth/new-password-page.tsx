import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { seo } from "#app/lib/seo.ts";
import { preload } from "#app/start/lazy.ts";
import { button } from "#app/ui/button.ts";
import { loadToaster } from "#app/ui/load-toaster.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import type { Route } from "./+types/new-password-page";
import { AuthCard } from "./auth-card.tsx";
import { CheckFailed } from "./check-failed.tsx";
import { IdentityHost } from "./identity-host.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SecondFactorForm } from "./second-factor-form.tsx";
import { useVisitorCheck, watchSession } from "./visitor.ts";
import type { VisitorCheck } from "./visitor-store.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...seo(matches, { title: "New password", path: "/auth/new-password" }),
  { name: "robots", content: "noindex" },
];

/** Where the link of a recovery mail leads: its session sets a new password. */
export default function NewPasswordPage() {
  const check = useVisitorCheck();
  const { visitor } = check;
  const navigate = useNavigate();

  useEffect(() => {
    watchSession();
    preload(loadToaster);
  }, []);

  switch (visitor.kind) {
    case "signed-out":
      return (
        <AuthCard title="New password">
          <LinkNotRedeemed check={check} />
        </AuthCard>
      );
    case "needs-code":
      return (
        <AuthCard title="Enter your code">
          {/* What comes of it, the visitor says. */}
          <SecondFactorForm onVerified={() => {}} onCancel={() => {}} />
        </AuthCard>
      );
    default:
      return (
        <AuthCard title="New password">
          <p className="mt-3 mb-5 text-ink-soft">
            For <span className="wrap-anywhere">{visitor.user.email ?? "your account"}</span>. Your
            other devices will be signed out.
          </p>
          <IdentityHost />
          <PasswordForm email={visitor.user.email} onDone={() => navigate("/")} />
        </AuthCard>
      );
  }
}

function LinkNotRedeemed({ check }: { check: VisitorCheck }) {
  switch (check.status) {
    case "pending":
      return (
        <div className="mt-6">
          <Spinner label="Checking your link" />
        </div>
      );
    case "failed":
      return (
        <div className="mt-3 grid gap-4">
          <CheckFailed what="We couldn’t check your link." error={check.error} />
        </div>
      );
    case "done":
      return (
        <>
          <p className="mt-3 mb-5 text-ink-soft">
            To set a new password, open the newest link we emailed you. It works once and expires in
            an hour.
          </p>
          <Link to="/auth/forgot-password" className={button("primary", "lg", "w-full")}>
            Ask for a new link
          </Link>
        </>
      );
  }
}
