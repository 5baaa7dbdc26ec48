import { Tooltip as Base } from "@base-ui/react/tooltip";

/** Tooltips inside open after 700 ms; once one is open, its neighbors follow at once for 300 ms. */
export function TooltipProvider({ children }: { children: React.ReactNode }) {
  return (
    <Base.Provider delay={700} timeout={300}>
      {children}
    </Base.Provider>
  );
}

interface TooltipProps {
  /** What it says; the control needs an accessible name of its own. */
  text: React.ReactNode;
  /** The control it belongs to. */
  children: React.ReactElement<Record<string, unknown>>;
}

/** Words for a control that has none, or a keyboard shortcut. Never the only place of a fact. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-60">
          <Base.Popup className="max-w-xs rounded-md bg-ink px-2.5 py-1.5 text-sm text-paper shadow-lift transition-opacity duration-150 data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
