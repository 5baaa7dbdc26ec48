import { Link, type LinkProps, useLocation } from "react-router";

/**
 * A link that tells assistive technology, and its style, when the page that is open is the one it
 * leads to or lies below it. Only the home page stands for itself alone.
 */
export function NavLink({ to, ...props }: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  const isHere = pathname === to || (to !== "/" && pathname.startsWith(`${to}/`));
  return <Link to={to} discover="none" aria-current={isHere ? "page" : undefined} {...props} />;
}
