import { Toast } from "@base-ui/react/toast";
import { useEffect, useRef, useState } from "react";
import { own } from "#shop/own.ts";
import { button } from "./button.ts";
import { cn } from "./cn.ts";
import { Icon } from "./icon.tsx";
import { receiveToasts, type ToastMessage } from "./toast.ts";
import { useClearPlace } from "./use-clear-place.ts";

const manager = Toast.createToastManager();

const tones = {
  success: "border-l-spruce-fill",
  destructive: "border-l-tag-fill",
  neutral: "border-l-brass",
} as const;

// Two on a phone would cover half of it.
const isPhone = matchMedia("(max-width: 40rem)").matches;
const margin = isPhone ? 16 : 24;
const keptForReading = 5;

/** The notices at the bottom right of the page, above what one presses next there. */
export default function Toaster() {
  const [earlier, setEarlier] = useState<readonly ToastMessage[]>([]);
  useEffect(
    () =>
      receiveToasts((message) => {
        const { title, description, tone = "neutral", action, until } = message;
        if (until?.aborted) return;
        const id = manager.add({
          title,
          description,
          type: tone,
          // High priority would hide the visible notice, with its button, from screen readers.
          priority: "low",
          timeout: action ? 10_000 : tone === "destructive" ? 9000 : 6000,
          actionProps: action && {
            children: action.label,
            onClick: () => {
              manager.close(id);
              action.run();
            },
          },
          onRemove: () => setEarlier((all) => [...all, message].slice(-keptForReading)),
        });
        until?.addEventListener("abort", () => manager.close(id));
      }),
    [],
  );
  return (
    <Toast.Provider toastManager={manager} limit={isPhone ? 1 : 3}>
      <Toast.Portal>
        <Notices />
        {earlier.length > 0 ? <Earlier messages={earlier} /> : null}
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Notices() {
  const { toasts } = Toast.useToastManager();
  const viewport = useRef<HTMLDivElement>(null);
  useClearPlace(viewport, margin, toasts.length > 0 ? toasts : undefined);

  return (
    <Toast.Viewport
      ref={viewport}
      data-floats
      style={{ bottom: margin }}
      className="fixed right-[max(1rem,env(safe-area-inset-right))] z-60 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-3 sm:right-[max(1.5rem,env(safe-area-inset-right))]"
    >
      <Toasts />
    </Toast.Viewport>
  );
}

/** What was said is there to be read again, by those who read with their ears. */
function Earlier({ messages }: { messages: readonly ToastMessage[] }) {
  return (
    <section aria-label="Earlier notices" className="sr-only">
      <ul>
        {messages.map(({ title, description }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice.
          <li key={index}>
            {title} {description}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Toasts() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={["right", "down"]}
      className={cn(
        "rises rounded-lg border border-l-4 border-line bg-surface p-4 text-ink shadow-lift data-limited:hidden",
        own(tones, toast.type ?? "neutral"),
      )}
    >
      <Toast.Content className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <Toast.Title className="font-sans text-base font-bold" render={<p />} />
          <Toast.Description className="mt-0.5 text-ink-soft" />
        </div>
        <Toast.Action className={button("outline", "sm", "min-h-11 shrink-0")} />
        <Toast.Close
          aria-label="Close"
          aria-hidden={false}
          className="-m-1.5 grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunken"
        >
          <Icon name="close" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
