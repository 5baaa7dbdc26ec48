import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showToast } from "#app/ui/toast.ts";
import { describeFailure } from "../records/failures.ts";
import { refreshRecords } from "../records/record-writes.ts";
import { offerUndo, type Undoable } from "./undo-store.ts";

/**
 * A step that one press takes: it is done and can be undone, or a notice says why not. `act` answers how
 * it is taken back, or nothing where nothing had to be done; `take` answers whether it went well.
 */
export function useUndoableChange() {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function take(act: () => Promise<Undoable | undefined>, refused = "Nothing was changed.") {
    if (isBusy) return false;
    setBusy(true);
    try {
      const undoable = await act();
      if (undoable) offerUndo(undoable);
      return true;
    } catch (error) {
      showToast({ title: refused, description: describeFailure(error), tone: "destructive" });
      return false;
    } finally {
      setBusy(false);
      void refreshRecords(client);
    }
  }

  return { isBusy, take };
}
