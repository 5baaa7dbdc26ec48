import { Dialog } from "@base-ui/react/dialog";
import { useEffect, useRef, useState } from "react";
import "#app/start/moved-press.ts";
import { button } from "#app/ui/button.ts";
import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";

interface ModalProps {
  title: React.ReactNode;
  /** Called when the visitor has dismissed it and it has faded; where it stays mounted it is there again. */
  onClose: () => void;
  children: React.ReactNode;
  /** Tailwind width, such as "max-w-lg". */
  width?: string;
  /** What is typed into first; otherwise the dialog itself is focused. */
  initialFocus?: React.RefObject<HTMLElement | null>;
}

/** A dialog over the page: a sheet from below on phones, a centered card on larger screens. */
export function Modal(props: ModalProps) {
  const { title, onClose, children, width = "max-w-lg", initialFocus } = props;
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(true);
  // What answers a form is read from its beginning, however far down the form was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another content.
  useEffect(() => {
    const all = popup.current;
    for (const part of all ? [all, ...all.children] : []) part.scrollTo(0, 0);
  }, [title]);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={setOpen}
      onOpenChangeComplete={(open) => {
        if (open) return;
        setOpen(true);
        onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fades fixed inset-0 z-50 bg-black/60" />
        <Dialog.Viewport className="fixed inset-0 z-50 flex items-end justify-center overflow-hidden sm:items-center sm:p-6">
          <Dialog.Popup
            ref={popup}
            initialFocus={initialFocus}
            className={cn(
              "rises flex max-h-[92dvh] w-full flex-col overflow-hidden rounded-t-2xl bg-surface pb-[env(safe-area-inset-bottom)] text-ink shadow-lift outline-none sm:rounded-2xl",
              width,
            )}
          >
            <div className="flex items-start gap-4 border-b border-line px-5 py-4 sm:px-6">
              <Dialog.Title className="mr-auto pt-2 text-2xl text-wrap">{title}</Dialog.Title>
              <Dialog.Close
                aria-label="Close"
                className={button("outline", "sm", "-mr-1 size-11 shrink-0 p-0")}
              >
                <Icon name="close" />
              </Dialog.Close>
            </div>
            <div className="overflow-y-auto overscroll-contain px-5 py-5 sm:px-6">{children}</div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
