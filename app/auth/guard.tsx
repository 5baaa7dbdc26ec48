import type { User } from "@supabase/auth-js";
import { Fragment, useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { button } from "#app/ui/button.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { type Access, nextAccess, type Requirement } from "./access.ts";
import { CheckFailed } from "./check-failed.tsx";
import { checkVisitor, useVisitorCheck } from "./visitor.ts";

interface AdminGuardProps {
  children: React.ReactNode;
  /** Surrounds what is shown instead of the page, so that the person who is refused finds a way on. */
  outside?: React.ComponentType<{ children: React.ReactNode }>;
  /** For a page that works without a connection: whether it is open while no one has answered who it is. */
  isOpenMeanwhile?: (() => boolean) | undefined;
}

/**
 * Shows its page to admins. A courtesy: the database decides what they may read.
 * Strangers are sent home; others see "Access Denied".
 */
export function AdminGuard(props: AdminGuardProps) {
  const { children, outside: Outside = Fragment, isOpenMeanwhile } = props;
  const { access, error, isAsked } = useAccess("admin");
  useRedirect(access, { strangers: "/" });
  // What surrounds a refusal stays while one asks again: its header asks, too, as it comes.
  const [wasRefused, setRefused] = useState(false);
  // Not before the prerendered page has been taken over, which knows no one.
  const isUnanswered = isAsked && (access === "checking" || access === "failed");
  if (access === "allowed" || (isUnanswered && isOpenMeanwhile?.())) return children;
  const refusal = refusalOf(access, error);
  if (refusal && !wasRefused) setRefused(true);
  const shown = refusal ?? <Checking label="Checking your access" />;
  return wasRefused ? <Outside>{shown}</Outside> : shown;
}

function refusalOf(access: Access, error: unknown) {
  switch (access) {
    case "denied":
      return <AccessDenied />;
    case "role-removed":
      return (
        <AccessDenied>
          <p className="text-ink-soft">Your admin role was removed while the page was open.</p>
        </AccessDenied>
      );
    case "left":
      return <SignedOut />;
    case "failed":
      return (
        <AccessDenied>
          <CheckFailed what="We couldn’t check your role." error={error} />
        </AccessDenied>
      );
    case "needs-second-factor":
      return <SecondFactorNeeded />;
    default:
      return null;
  }
}

interface SignedInGuardProps {
  children: (user: User) => React.ReactNode;
}

/** Shows its page to people who are signed in, and sends others to sign in. */
export function SignedInGuard({ children }: SignedInGuardProps) {
  const { access, visitor, error } = useAccess("account");
  useRedirect(access, { strangers: "/auth", leavers: "/" });
  if (access === "allowed" && visitor.kind !== "signed-out") return children(visitor.user);
  return access === "failed" ? (
    <Notice title="Your account">
      <CheckFailed what="We couldn’t load your account." error={error} />
    </Notice>
  ) : (
    <Checking label="Loading your account" />
  );
}

function useAccess(required: Requirement) {
  const check = useVisitorCheck();
  const [isAsked, setAsked] = useState(false);
  const [access, setAccess] = useState<Access>("checking");
  useEffect(() => {
    checkVisitor();
    setAsked(true);
  }, []);
  const next = isAsked ? nextAccess(check, required, access) : "checking";
  if (next !== access) setAccess(next);
  return {
    access: next,
    isAsked,
    visitor: check.visitor,
    error: check.status === "failed" ? check.error : undefined,
  };
}

/** Sends people where the page says; a missing code is asked for first. */
function useRedirect(
  access: Access,
  { strangers, leavers }: { strangers: string; leavers?: string },
) {
  const navigate = useNavigate();
  const targets: Partial<Record<Access, string>> = {
    "signed-out": strangers,
    left: leavers,
    "needs-code": "/auth",
  };
  const target = targets[access];
  useEffect(() => {
    if (target) void navigate(target, { replace: true });
  }, [target, navigate]);
}

function Checking({ label }: { label: string }) {
  return (
    <div className="grid min-h-[50vh] place-items-center">
      <Spinner label={label} />
    </div>
  );
}

interface NoticeProps {
  title: string;
  children: React.ReactNode;
}

function Notice({ title, children }: NoticeProps) {
  return (
    <div className="container-page grid place-items-center gap-4 py-24 text-center">
      <h1 className="text-4xl">{title}</h1>
      {children}
    </div>
  );
}

function AccessDenied({ children }: { children?: React.ReactNode }) {
  return (
    <Notice title="Access Denied">
      <p className="text-ink-soft">You don't have permission to access this page.</p>
      {children}
      <Link to="/" className={button()}>
        Return to Home
      </Link>
    </Notice>
  );
}

/** The session ended while the page was open: here, in another tab, or elsewhere. */
function SignedOut() {
  const { pathname, search } = useLocation();
  return (
    <Notice title="You are signed out">
      <p className="max-w-[52ch] text-ink-soft">
        Your session has ended. Sign in to get back to this page.
      </p>
      <Link to="/auth" state={{ from: pathname + search }} className={button()}>
        Sign in
      </Link>
    </Notice>
  );
}

function SecondFactorNeeded() {
  return (
    <Notice title="Two-step verification required">
      <p className="max-w-[52ch] text-ink-soft">
        This store requires admins to enter a code from an authenticator app along with their
        password. Turn it on for your account, then come back.
      </p>
      <Link to="/account#second-factor" className={button()}>
        Set it up in your account
      </Link>
    </Notice>
  );
}
