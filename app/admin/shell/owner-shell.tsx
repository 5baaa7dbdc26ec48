import { useEffect, useSyncExternalStore } from "react";
import { AdminArea, type AdminAreaProps } from "../admin-area.tsx";
import { closeProblemsUnderDialogs } from "../kit/problem-notice.ts";
import { UndoBar } from "../kit/undo-bar.tsx";
import { checkingWrites } from "../once.ts";
import { SetupBar } from "./setup-bar.tsx";
import { ShellHeader, ThumbBar } from "./shell-header.tsx";

/** Around the back office's pages: a slim header, and on phones a bar where the thumb is. */
export function OwnerShell({ children, ...area }: AdminAreaProps) {
  useErrorReports();
  useEffect(closeProblemsUnderDialogs, []);
  return (
    <AdminArea {...area}>
      <div className="flex min-h-dvh flex-col">
        <a
          href="#content"
          className="sr-only z-60 rounded-lg bg-surface px-4 py-3 font-semibold text-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          Skip to content
        </a>
        <ShellHeader />
        <main
          id="content"
          tabIndex={-1}
          className="staff-page mx-auto w-full max-w-[96rem] flex-1 px-4 pt-4 pb-[calc(7rem+var(--undo-bar,0rem))] outline-none sm:px-6 lg:pb-[calc(4rem+var(--undo-bar,0rem))] print:max-w-none print:p-0"
        >
          {children}
          <SetupBar />
        </main>
        <CheckingNote />
        <UndoBar />
        <ThumbBar />
      </div>
    </AdminArea>
  );
}

/** A page in a circle of errors says so a few times only. */
const maxReports = 5;

/** Has the server count what nothing handled in a page of the back office; what went wrong stays here. */
function useErrorReports() {
  useEffect(() => {
    let reports = 0;
    const report = () => {
      if (reports < maxReports) navigator.sendBeacon("/staff-page-errors");
      reports += 1;
    };
    const stop = new AbortController();
    addEventListener("error", report, { signal: stop.signal });
    addEventListener("unhandledrejection", report, { signal: stop.signal });
    return () => stop.abort();
  }, []);
}

/** Says, on every page, that the answer to a write was lost and is asked for. */
function CheckingNote() {
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
