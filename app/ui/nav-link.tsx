import { Link, type LinkProps, useLocation } from "react-router";

/**
 * A link that tells assistive technology, and its style, when the page that is open is the one it
 * leads to or lies below it. The home page and the way to all rooms stand for themselves alone.
 */
export function NavLink({ to, ...props }: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  const isHere =
    pathname === to || (to !== "/deals" && to !== "/" && pathname.startsWith(`${to}/`));
  return <Link to={to} discover="none" aria-current={isHere ? "page" : undefined} {...props} />;
}
