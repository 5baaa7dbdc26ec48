import { isMissing } from "#app/lib/is-missing.ts";
import { button } from "#app/ui/button.ts";
import { NotFound } from "./not-found.tsx";

/** What a visitor sees when a page could not be shown: a missing page, or an honest apology. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isMissing(error)) return <NotFound />;
  return (
    <div className="container-page grid place-items-center gap-4 py-24 text-center">
      <h1 className="text-3xl">Something went wrong</h1>
      <p className="max-w-prose text-ink-soft">
        We couldn’t show this page. Please reload it, or call us.
      </p>
      <button type="button" className={button()} onClick={() => window.location.reload()}>
        Reload
      </button>
    </div>
  );
}
