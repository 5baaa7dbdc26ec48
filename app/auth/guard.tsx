import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Role } from "#app/lib/database.types.ts";
import { button } from "#app/ui/button.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { hasStoredSession, startWatching } from "./session.ts";

type Check = "checking" | "signed-out" | "denied" | "allowed";

interface RoleGuardProps {
  require: Role;
  children: React.ReactNode;
}

/**
 * Shows its page to people with the role. A courtesy: the database decides what they may read.
 * Strangers are sent home; others see "Access Denied".
 */
export function RoleGuard({ require: role, children }: RoleGuardProps) {
  const check = useRoleCheck(role);
  const navigate = useNavigate();
  useEffect(() => {
    if (check === "signed-out") void navigate("/", { replace: true });
  }, [check, navigate]);

  if (check === "allowed") return children;
  if (check === "denied") return <AccessDenied />;
  return (
    <div className="grid min-h-[50vh] place-items-center">
      <Spinner label="Checking your access" />
    </div>
  );
}

function useRoleCheck(role: Role) {
  const [check, setCheck] = useState<Check>("checking");
  useEffect(() => {
    if (!hasStoredSession()) {
      setCheck("signed-out");
      return;
    }
    startWatching();
    let here = true;
    let unsubscribe: (() => void) | undefined;
    void (async () => {
      const [{ auth }, { hasRole }] = await Promise.all([
        import("#app/lib/supabase.ts"),
        import("./roles.ts"),
      ]);
      const { data: subscription } = auth().onAuthStateChange((event) => {
        if (here && event === "SIGNED_OUT") setCheck("signed-out");
      });
      unsubscribe = () => subscription.subscription.unsubscribe();
      const { data } = await auth().getUser();
      if (!data.user) return here && setCheck("signed-out");
      const allowed = await hasRole(data.user.id, role).catch(() => false);
      if (here) setCheck(allowed ? "allowed" : "denied");
    })();
    return () => {
      here = false;
      unsubscribe?.();
    };
  }, [role]);
  return check;
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
