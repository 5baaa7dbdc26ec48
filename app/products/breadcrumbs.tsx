import { Link } from "react-router";
import { cn } from "#app/ui/cn.ts";
import type { Crumb } from "./structured-data.ts";

/** The way from the home page to this one; the last crumb is this page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ name, path }, index) => (
          <li
            key={path}
            className={cn(
              "flex items-center gap-x-2",
              index === crumbs.length - 1 && "max-sm:sr-only",
            )}
          >
            {index > 0 ? <span aria-hidden="true">/</span> : null}
            {index < crumbs.length - 1 ? (
              <Link
                to={path}
                prefetch="intent"
                className="inline-flex min-h-11 items-center text-ink-soft hover:text-ink"
              >
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
