import { useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast.ts";
import { refreshCatalog } from "../catalog/catalog-writes.ts";
import { describeFailure } from "../catalog/failures.ts";
import { iconButton } from "../controls.ts";
import { currentUndo, dismissUndo, subscribeUndo } from "./undo-store.ts";

/** What was just done, and for ten seconds a button that takes it back. It covers nothing one presses. */
export function UndoBar() {
  const done = useSyncExternalStore(subscribeUndo, currentUndo, () => null);
  const [isBusy, setBusy] = useState(false);
  const client = useQueryClient();

  async function undo() {
    if (!done) return;
    setBusy(true);
    try {
      await done.undo();
      await refreshCatalog(client);
      dismissUndo();
      showToast({ title: "Undone.", tone: "success" });
    } catch (error) {
      showToast({ title: "Not undone.", description: describeFailure(error), tone: "destructive" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-14 z-40 flex justify-center p-3 lg:bottom-0 print:hidden"
    >
      {done ? (
        <div className="pointer-events-auto flex max-w-xl items-center gap-3 rounded-lg bg-ink py-1 pr-1 pl-4 text-paper shadow-lift">
          <p className="text-sm [overflow-wrap:anywhere]">
            <b>{done.title}</b> {done.note}{" "}
            {done.link ? (
              <Link to={done.link.to} className="text-paper underline">
                {done.link.words}
              </Link>
            ) : null}
          </p>
          <button
            type="button"
            disabled={isBusy}
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
