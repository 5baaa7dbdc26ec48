import { Link, useNavigate } from "react-router";
import { cn } from "#app/ui/cn.ts";
import { NavLink } from "#app/ui/nav-link.tsx";
import { showToast } from "#app/ui/toast.ts";
import { adminLinks } from "./admin-links.ts";
import { useVisitor } from "./visitor.ts";

/** Sign In while signed out; Account and Sign Out while signed in. */
export function AccountLinks({ className }: { className?: string }) {
  const { kind } = useVisitor();
  const navigate = useNavigate();

  async function signOut() {
    try {
      const { auth } = await import("#app/lib/supabase.ts");
      const { error } = await auth().signOut();
      if (error) throw error;
      showToast({ title: "Signed out", tone: "success" });
      await navigate("/");
    } catch {
      showToast({
        title: "Error",
        description: "Failed to sign out. Please try again.",
        tone: "destructive",
      });
    }
  }

  return kind === "shopper" || kind === "admin" ? (
    <>
      <NavLink to="/account" className={className}>
        Account
      </NavLink>
      <button type="button" onClick={signOut} className={cn(className, "text-left")}>
        Sign Out
      </button>
    </>
  ) : (
    <Link to="/auth" discover="none" className={className}>
      Sign In
    </Link>
  );
}

/** The back office's addresses, shown to admins only. */
export function AdminLinks() {
  const visitor = useVisitor();
  return visitor.kind === "admin"
    ? adminLinks.map(({ to, label }) =>
        visitor.isLimited && to === "/admin/users" ? null : (
          <NavLink key={to} to={to}>
            {label}
          </NavLink>
        ),
      )
    : null;
}
