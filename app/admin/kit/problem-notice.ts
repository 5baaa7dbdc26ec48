import { showToast, type ToastMessage } from "#app/ui/toast.ts";

let shown = new AbortController();

/** A notice of what was not done. It goes where it is mended, where something else is done, and where a sheet opens. */
export const showProblem = (message: Pick<ToastMessage, "title" | "description" | "action">) =>
  showToast({ tone: "destructive", ...message, until: shown.signal });

export function closeProblems() {
  shown.abort();
  shown = new AbortController();
}

/** Closes them when a dialog first takes the focus: they are of what lies below it. */
export function closeProblemsUnderDialogs() {
  const seen = new WeakSet<Element>();
  const onFocus = ({ target }: FocusEvent) => {
    const dialog = (target as Element).closest(
      "[role=dialog]:not([aria-modal=false]), [role=alertdialog]",
    );
    if (!dialog || seen.has(dialog)) return;
    seen.add(dialog);
    closeProblems();
  };
  document.addEventListener("focusin", onFocus);
  return () => document.removeEventListener("focusin", onFocus);
}
