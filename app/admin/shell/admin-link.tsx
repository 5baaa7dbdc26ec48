import { Link, type LinkProps, useLocation } from "react-router";
import { NavLink } from "#app/ui/nav-link.tsx";

/** A link of the back office; "Today" stands for itself alone, not for all below it. */
export function AdminLink({ to, ...props }: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  return to === "/admin" ? (
    <Link to={to} discover="none" aria-current={pathname === to ? "page" : undefined} {...props} />
  ) : (
    <NavLink to={to} {...props} />
  );
}
