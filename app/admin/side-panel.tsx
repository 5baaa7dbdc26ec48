import { Dialog } from "@base-ui/react/dialog";
import { useEffect, useEffectEvent, useRef } from "react";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";

interface SidePanelProps {
  title: string;
  onClose: () => void;
  /** Where the keyboard goes on once it is closed. */
  returnFocus?: () => HTMLElement | null | undefined;
  /** "panel": on no field, so that no keyboard comes up on a phone. */
  initialFocus?: React.RefObject<HTMLElement | null> | "panel";
  children: React.ReactNode;
  /** Stays in view below what scrolls. */
  footer: React.ReactNode;
}

/** A dialog that slides in from the right and leaves the list in view. */
export function SidePanel(props: SidePanelProps) {
  const { title, onClose, returnFocus, initialFocus, children, footer } = props;
  const popup = useRef<HTMLDivElement>(null);
  const focusBack = useEffectEvent(() => returnFocus?.()?.focus());
  useEffect(
    () => () => {
      // After the dialog has let go of the page, unless another panel followed it.
      requestAnimationFrame(() => {
        if (!document.querySelector("[data-side-panel]")) focusBack();
      });
    },
    [],
  );
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fades fixed inset-0 z-50 bg-black/60" />
        <Dialog.Popup
          ref={popup}
          initialFocus={initialFocus === "panel" ? popup : initialFocus}
          finalFocus={false}
          data-side-panel=""
          className="fixed inset-y-0 right-0 z-50 flex w-full max-w-xl flex-col bg-surface pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] text-ink shadow-lift outline-none [animation:0.15s_ease-out_slide] [container-type:size]"
        >
          {/* Where large text leaves little room, all of it scrolls. */}
          <div className="flex min-h-0 flex-1 flex-col [@container_(max-height:32rem)]:overflow-y-auto">
            <div className="flex items-start gap-4 border-b border-line px-4 py-3 sm:px-6">
              <Dialog.Title className="mr-auto self-center text-xl [overflow-wrap:anywhere] sm:text-2xl">
                {title}
              </Dialog.Title>
              <Dialog.Close aria-label="Close" className={button("outline", "icon")}>
                <Icon name="close" />
              </Dialog.Close>
            </div>
            <div className="flex-1 overflow-y-auto overscroll-contain px-4 py-4 sm:px-6 [@container_(max-height:32rem)]:flex-none [@container_(max-height:32rem)]:overflow-visible">
              {children}
            </div>
            <div className="border-t border-line bg-surface px-4 py-3 sm:px-6">{footer}</div>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
