import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast.ts";
import { useClearPlace } from "#app/ui/use-clear-place.ts";
import { iconButton } from "../controls.ts";
import { describeFailure } from "../records/failures.ts";
import { refreshRecords } from "../records/record-writes.ts";
import { showProblem } from "./problem-notice.ts";
import { currentUndo, dismissUndo, subscribeUndo, type Undoable } from "./undo-store.ts";
import { useIsNarrow } from "./use-is-narrow.ts";

/**
 * What was just done, and for ten seconds a button that takes it back: on a phone in the place of the thumb’s bar, on a
 * desk where rows have no buttons.
 */
export function UndoBar() {
  const done = useSyncExternalStore(subscribeUndo, currentUndo, () => null);
  const bar = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow();
  useClearPlace(bar, isNarrow ? 0 : 12, done ?? undefined);
  // The page is as much longer, so that what lies behind the bar can be scrolled out from under it.
  useLayoutEffect(() => {
    if (!done) return;
    const page = document.documentElement.style;
    page.setProperty("--undo-bar", `${bar.current!.offsetHeight}px`);
    return () => void page.removeProperty("--undo-bar");
  }, [done]);
  const client = useQueryClient();
  const { isPending: isBusy, mutate } = useMutation({
    mutationFn: async ({ undo }: Undoable) => {
      await undo();
      await refreshRecords(client);
    },
    onSuccess: (_, undone) => {
      if (currentUndo() === undone) dismissUndo();
      showToast({ title: "Undone.", tone: "success" });
    },
    onError: (error) => showProblem({ title: "Not undone.", description: describeFailure(error) }),
  });

  function undo() {
    if (done && !isBusy) mutate(done);
  }

  // From the middle of a long list the bar is hundreds of steps away; in a field the browser's own undo counts.
  const undoLatest = useEffectEvent(undo);
  const isOffered = done !== null;
  useEffect(() => {
    if (!isOffered) return;
    function onKey(event: KeyboardEvent) {
      const { ctrlKey, metaKey, shiftKey, key, target } = event;
      if (key.toLowerCase() !== "z" || shiftKey || !(ctrlKey || metaKey)) return;
      if ((target as Element).closest("input, textarea, select, [contenteditable]")) return;
      event.preventDefault();
      undoLatest();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOffered]);

  return (
    <div
      ref={bar}
      role="status"
      aria-live="polite"
      className="fixed bottom-0 left-0 z-60 w-full lg:bottom-3 lg:left-6 lg:w-max lg:max-w-[min(36rem,40vw)] print:hidden"
    >
      {done ? (
        <div
          data-floats
          className="flex min-h-14 items-center justify-end gap-x-3 bg-ink py-1 pr-[max(0.25rem,env(safe-area-inset-right))] pb-[max(0.25rem,env(safe-area-inset-bottom))] pl-[max(1rem,env(safe-area-inset-left))] text-paper shadow-lift lg:min-h-0 lg:flex-wrap lg:rounded-lg"
        >
          <p className="min-w-0 flex-1 text-sm leading-tight lg:basis-36 [overflow-wrap:anywhere]">
            <b>{done.title}</b> {done.note}{" "}
            {done.link ? (
              <Link to={done.link.to} className="text-paper underline">
                {done.link.words}
              </Link>
            ) : null}
          </p>
          <button
            type="button"
            aria-disabled={isBusy || undefined}
            aria-keyshortcuts="Control+Z Meta+Z"
            title="Undo (Ctrl+Z)"
            className={button("outline", "md", "border-paper/60 text-paper hover:bg-paper/15")}
            onClick={undo}
          >
            {isBusy ? "Undoing…" : "Undo"}
          </button>
          <button
            type="button"
            aria-label="Dismiss"
            className={iconButton("shrink-0 text-paper hover:bg-paper/15 hover:text-paper")}
            onClick={dismissUndo}
          >
            <Icon name="close" />
          </button>
        </div>
      ) : null}
    </div>
  );
}
