import { AlertDialog } from "@base-ui/react/alert-dialog";
import { button } from "./button.ts";

interface ConfirmDialogProps {
  title: string;
  children: React.ReactNode;
  confirmLabel: string;
  /** What the safe button says. */
  cancelLabel?: string;
  isBusy?: boolean;
  /** What is done harms nothing: its button is an ordinary one. */
  isHarmless?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question before something that cannot simply be undone. Escape and the first button say no. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = "Cancel",
  isBusy = false,
  isHarmless = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fades fixed inset-0 z-55 bg-black/60" />
        <AlertDialog.Viewport className="fixed inset-0 z-55 flex items-end justify-center sm:items-center sm:p-6">
          <AlertDialog.Popup className="rises w-full max-w-md rounded-t-2xl bg-surface p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-ink shadow-lift outline-none sm:rounded-2xl sm:p-6">
            <AlertDialog.Title className="text-2xl">{title}</AlertDialog.Title>
            <AlertDialog.Description render={<div />} className="mt-2 text-ink-soft">
              {children}
            </AlertDialog.Description>
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <AlertDialog.Close className={button("outline")}>{cancelLabel}</AlertDialog.Close>
              <button
                type="button"
                className={button(isHarmless ? "primary" : "tag")}
                disabled={isBusy}
                onClick={onConfirm}
              >
                {isBusy ? "Working…" : confirmLabel}
              </button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
