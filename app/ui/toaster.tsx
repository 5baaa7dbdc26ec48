import { Toast } from "@base-ui/react/toast";
import { useEffect } from "react";
import { cn } from "./cn.ts";
import { Icon } from "./icon.tsx";
import { receiveToasts } from "./toast.ts";

const manager = Toast.createToastManager();

const tones = {
  success: "border-l-spruce-fill",
  destructive: "border-l-tag-fill",
  neutral: "border-l-brass",
} as const;

/** The notices at the bottom right of the page. */
export default function Toaster() {
  useEffect(
    () =>
      receiveToasts(({ title, description, tone = "neutral" }) => {
        manager.add({
          title,
          description,
          type: tone,
          // High priority would hide the visible notice, with its button, from screen readers.
          priority: "low",
          timeout: tone === "destructive" ? 9000 : 6000,
        });
      }),
    [],
  );
  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport className="fixed right-4 bottom-4 z-60 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-3 sm:right-6 sm:bottom-6">
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
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
        "rounded-lg border border-l-4 border-line bg-surface p-4 text-ink shadow-lift transition duration-200 data-ending-style:translate-x-8 data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-4 data-starting-style:opacity-0",
        tones[(toast.type ?? "neutral") as keyof typeof tones],
      )}
    >
      <Toast.Content className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <Toast.Title className="font-sans text-base font-bold" render={<p />} />
          <Toast.Description className="mt-0.5 text-ink-soft" />
        </div>
        <Toast.Close
          aria-label="Close"
          aria-hidden={false}
          className="-m-1.5 grid size-9 place-items-center rounded-md text-ink-soft hover:bg-sunken"
        >
          <Icon name="close" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
