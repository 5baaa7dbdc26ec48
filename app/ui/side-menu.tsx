import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { button } from "./button.ts";
import { Icon } from "./icon.tsx";

interface SideMenuProps {
  /** What the buttons that show it name with `popovertarget`. */
  id: string;
  /** What stands beside the button that closes it. */
  head?: React.ReactNode;
  children: React.ReactNode;
}

/** A menu that opens from the side, with no script; a navigation closes it. */
export function SideMenu({ id, head, children }: SideMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    // Safari has popovers from 17 on.
    if (!("popover" in HTMLElement.prototype)) void import("@oddbird/popover-polyfill");
  }, []);
  useEffect(() => {
    // It may have been opened before the page's scripts started: only a navigation closes it.
    if (shownAt.current === key) return;
    shownAt.current = key;
    menu.current?.togglePopover?.(false);
  }, [key]);
  return (
    <div
      ref={menu}
      id={id}
      popover="auto"
      role="dialog"
      aria-label="Menu"
      className="side-drawer bg-surface p-5 pr-[max(1.25rem,env(safe-area-inset-right))] text-ink shadow-lift"
    >
      <div className="flex items-center justify-between">
        {head}
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close"
          className={button("outline", "icon", "ml-auto")}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </div>
  );
}
