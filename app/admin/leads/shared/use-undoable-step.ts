import { useState } from "react";
import { describeFailure } from "#app/admin/records/failures.ts";
import { showToast } from "#app/ui/toast.ts";
import { undoAction } from "./undo-change.ts";

/**
 * A step that one press takes: a notice says that it is done and offers to take it back, or says why it is
 * not. `undo` is given what `work` answered; `refresh` reads anew what is shown, after either.
 */
export function useUndoableStep(refresh: () => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false);

  async function step<Done>(
    title: string,
    work: () => Promise<Done>,
    undo: (done: Done) => Promise<unknown>,
  ) {
    if (isBusy) return;
    setBusy(true);
    try {
      const done = await work();
      showToast({
        title,
        tone: "success",
        action: undoAction(async () => {
          await undo(done);
          await refresh();
        }),
      });
    } catch (error) {
      showToast({
        title: "Nothing was changed.",
        description: describeFailure(error),
        tone: "destructive",
      });
    }
    await refresh();
    setBusy(false);
  }

  return { isBusy, step };
}
