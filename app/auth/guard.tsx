import type { User } from "@supabase/auth-js";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Role } from "#app/lib/database.types.ts";
import { button } from "#app/ui/button.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { mayBeSignedIn, startWatching } from "./session.ts";

type Access =
  | { check: "checking" | "signed-out" | "left" | "half-way" | "denied" | "too-weak" }
  | { check: "allowed"; user: User };

interface RoleGuardProps {
  require: Role;
  children: React.ReactNode;
}

/**
 * Shows its page to people with the role. A courtesy: the database decides what they may read.
 * Strangers are sent home; others see "Access Denied".
 */
export function RoleGuard({ require: role, children }: RoleGuardProps) {
  const { check } = useAccess(role);
  useWayOut(check, "/");
  switch (check) {
    case "allowed":
      return children;
    case "denied":
      return <AccessDenied />;
    case "too-weak":
      return <SecondFactorNeeded />;
    default:
      return <Checking label="Checking your access" />;
  }
}

interface SignedInGuardProps {
  children: (user: User) => React.ReactNode;
}

/** Shows its page to people who are signed in, and sends others to sign in. */
export function SignedInGuard({ children }: SignedInGuardProps) {
  const access = useAccess();
  useWayOut(access.check, "/auth");
  return access.check === "allowed" ? (
    children(access.user)
  ) : (
    <Checking label="Loading your account" />
  );
}

/** Strangers go where the page sends them, those who sign out home; half a sign-in is finished first. */
function useWayOut(check: Access["check"], strangersGo: string) {
  const navigate = useNavigate();
  useEffect(() => {
    if (check === "signed-out") void navigate(strangersGo, { replace: true });
    if (check === "left") void navigate("/", { replace: true });
    if (check === "half-way") void navigate("/auth", { replace: true });
  }, [check, strangersGo, navigate]);
}

function useAccess(role?: Role) {
  const [access, setAccess] = useState<Access>({ check: "checking" });
  useEffect(() => {
    if (!mayBeSignedIn()) {
      setAccess({ check: "signed-out" });
      return;
    }
    startWatching();
    let here = true;
    let unsubscribe: (() => void) | undefined;
    void (async () => {
      const { auth } = await import("#app/lib/supabase.ts");
      if (!here) return;
      const { data } = auth().onAuthStateChange((event) => {
        if (!here || event !== "SIGNED_OUT") return;
        setAccess((access) => (access.check === "checking" ? access : { check: "left" }));
      });
      unsubscribe = () => data.subscription.unsubscribe();
      const found = await findAccess(role);
      if (here) setAccess(found);
    })();
    return () => {
      here = false;
      unsubscribe?.();
    };
  }, [role]);
  return access;
}

async function findAccess(role?: Role): Promise<Access> {
  const [{ auth }, { hasRole }, { lacksSecondFactor }, { adminNeedsSecondFactor }] =
    await Promise.all([
      import("#app/lib/supabase.ts"),
      import("./roles.ts"),
      import("./second-factor.ts"),
      import("./own-account.ts"),
    ]);
  const { data } = await auth().getUser();
  if (!data.user) return { check: "signed-out" };
  if (await lacksSecondFactor()) return { check: "half-way" };
  if (role) {
    const allowed = await hasRole(data.user.id, role).catch(() => false);
    if (!allowed) return { check: "denied" };
    // The database refuses the work itself: where this cannot be asked, the page shows that.
    const tooWeak = role === "admin" && (await adminNeedsSecondFactor().catch(() => false));
    if (tooWeak) return { check: "too-weak" };
  }
  return { check: "allowed", user: data.user };
}

function Checking({ label }: { label: string }) {
  return (
    <div className="grid min-h-[50vh] place-items-center">
      <Spinner label={label} />
    </div>
  );
}

function AccessDenied() {
  return (
    <div className="container-page grid place-items-center gap-4 py-24 text-center">
      <h1 className="text-4xl">Access Denied</h1>
      <p className="text-ink-soft">You don't have permission to access this page.</p>
      <Link to="/" className={button()}>
        Return to Home
      </Link>
    </div>
  );
}

function SecondFactorNeeded() {
  return (
    <div className="container-page grid place-items-center gap-4 py-24 text-center">
      <h1 className="text-4xl">A second factor is needed</h1>
      <p className="max-w-[52ch] text-ink-soft">
        This shop asks its admins for a code from an authenticator app besides the password. Turn it
        on for your account, then come back.
      </p>
      <Link to="/account#second-factor" className={button()}>
        Set it up in your account
      </Link>
    </div>
  );
}
