import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { button } from "#app/ui/button.ts";
import { cn } from "#app/ui/cn.ts";

/** The 404 page's content, with a picture beside it or without. Logs the missing path, so that a broken link can be found. */
export function NotFound({ children }: { children?: React.ReactNode }) {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error("404: no page at", pathname);
  }, [pathname]);
  return (
    <div
      className={cn(
        "container-page grid items-center gap-10 py-16",
        Boolean(children) && "lg:grid-cols-2",
      )}
    >
      <div className="grid justify-items-center gap-5 text-center">
        <h1 className="price text-8xl text-tag">404</h1>
        <p className="font-display text-2xl font-bold">Oops! Page not found</p>
        <p className="max-w-md text-ink-soft">
          Closeouts go fast, and so do their pages. See what we still have.
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <Link to="/" className={button()}>
            Return to Home
          </Link>
          <Link to="/deals" className={button("outline")}>
            Browse Deals
          </Link>
        </div>
      </div>
      {children}
    </div>
  );
}
