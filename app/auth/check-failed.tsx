import { button } from "#app/ui/button.ts";
import { isChunkMissing } from "./messages.ts";
import { checkVisitor } from "./visitor.ts";

/** Says why it could not be found out who is looking, with a button that asks again. */
export function CheckFailed({ what, error }: { what: string; error: unknown }) {
  // Chromium keeps such a failure for as long as the page stands.
  const isStuck = isChunkMissing(error) && navigator.onLine;
  const retry = isStuck ? () => window.location.reload() : checkVisitor;
  return (
    <>
      <p role="alert" className="max-w-[52ch] font-semibold">
        {what} {reasonOf(error)}
      </p>
      <button type="button" onClick={retry} className={button("outline")}>
        Try again
      </button>
    </>
  );
}

function reasonOf(error: unknown) {
  if (!navigator.onLine) return "This device is offline.";
  return (error as { message?: string }).message || "The store’s server didn’t answer.";
}
