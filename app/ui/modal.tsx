import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import "#app/start/moved-press.ts";
import { button } from "./button.ts";
import { cn } from "./cn.ts";
import { Icon } from "./icon.tsx";
import { takePage } from "./take-page.ts";

interface ModalProps {
  title: React.ReactNode;
  /** Called when the visitor has dismissed it and it has faded; where it stays mounted it is there again. */
  onClose: () => void;
  children: React.ReactNode;
  /** Stays in sight below what scrolls. */
  footer?: React.ReactNode;
  /** Tailwind width, such as "max-w-lg". */
  width?: string;
  /** What is typed into first; otherwise the dialog itself is focused. */
  initialFocus?: React.RefObject<HTMLElement | null> | undefined;
}

/**
 * A dialog of the shop over its page: a sheet from below on phones, a centered card on larger screens. The back
 * office has one of Base UI, which knows of menus and panels around it and weighs ten times as much.
 */
export function Modal(props: ModalProps) {
  const { title, onClose, children, footer, width = "max-w-lg", initialFocus } = props;
  const layer = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [isClosing, setClosing] = useState(false);
  const ending = isClosing ? "" : undefined;
  const close = () => setClosing(true);

  const begin = useEffectEvent(() =>
    takePage(layer.current!, initialFocus?.current ?? popup.current!, close),
  );
  useEffect(() => begin(), []);
  const end = useEffectEvent(() => {
    setClosing(false);
    onClose();
  });
  useEffect(() => {
    if (!isClosing) return;
    let isGone = false;
    const faded = popup.current!.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(faded).then(() => isGone || end());
    return () => {
      isGone = true;
    };
  }, [isClosing]);
  // What answers a form is read from its beginning, however far down the form was, by the keyboard, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another content.
  useEffect(() => {
    const all = popup.current!;
    for (const part of [all, ...all.children]) part.scrollTo(0, 0);
    if (document.activeElement === document.body) all.focus();
  }, [title]);

  return createPortal(
    <div ref={layer}>
      <div className="fades fixed inset-0 z-50 bg-black/60" data-ending-style={ending} />
      <div
        className="fixed inset-0 z-50 flex items-end justify-center overflow-hidden sm:items-center sm:p-6"
        onPointerDown={({ target, currentTarget }) => target === currentTarget && close()}
      >
        <div
          ref={popup}
          role="dialog"
          tabIndex={-1}
          aria-labelledby={titleId}
          data-ending-style={ending}
          className={cn(
            "rises flex max-h-[92dvh] w-full flex-col overflow-hidden rounded-t-2xl bg-surface pb-[env(safe-area-inset-bottom)] text-ink shadow-lift outline-none sm:rounded-2xl",
            width,
          )}
        >
          <div className="flex items-start gap-4 border-b border-line px-5 py-4 sm:px-6">
            <h2 id={titleId} className="mr-auto pt-2 text-2xl">
              {title}
            </h2>
            <button
              type="button"
              aria-label="Close"
              className={button("outline", "sm", "-mr-1 size-11 shrink-0 p-0")}
              onClick={close}
            >
              <Icon name="close" />
            </button>
          </div>
          <div className="overflow-y-auto overscroll-contain px-5 py-5 sm:px-6">{children}</div>
          {footer ? <div className="border-t border-line px-5 py-3 sm:px-6">{footer}</div> : null}
        </div>
      </div>
    </div>,
    document.body,
  );
}
