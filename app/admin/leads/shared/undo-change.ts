/** The button of a notice that takes back what the notice says. */
import { describeFailure } from "#app/admin/records/failures.ts";
import { showToast, type ToastMessage } from "#app/ui/toast.ts";

/** `undo` throws with the reason where it cannot be taken back. */
export function undoAction(undo: () => Promise<void>): ToastMessage["action"] {
  return {
    label: "Undo",
    run: () =>
      void undo().then(
        () => showToast({ title: "Undone.", tone: "success" }),
        (error) =>
          showToast({
            title: "Not undone.",
            description: describeFailure(error),
            tone: "destructive",
          }),
      ),
  };
}

/** Why a change failed, in words. */
export const reasonOf = (error: unknown) =>
  navigator.onLine ? ((error as Error | null)?.message ?? "") : "This device is offline.";
