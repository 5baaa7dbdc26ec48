import { useSyncExternalStore } from "react";
import { checkingWrites } from "../once.ts";

/** Says, on every page, that the answer to a write was lost and is asked for. */
export function CheckingNote() {
  const count = useSyncExternalStore(checkingWrites.subscribe, checkingWrites.read, () => 0);
  return (
    <p
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-28 z-40 mx-auto w-fit max-w-[calc(100%-1.5rem)] rounded-lg border-2 border-brass bg-brass-wash px-4 py-2 font-semibold shadow-lift empty:hidden lg:bottom-16 print:hidden"
    >
      {count > 0 ? "We don’t know yet if that saved. Checking…" : null}
    </p>
  );
}
