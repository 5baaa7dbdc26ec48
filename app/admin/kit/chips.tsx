import { cn } from "#app/ui/cn.ts";
import { formatNumber } from "../format.ts";

/** Lists that are one press away, in one row; on a phone it scrolls. */
export function Chips({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form.
    <div
      role="group"
      aria-label={label}
      className="relative flex gap-1.5 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap"
    >
      {children}
    </div>
  );
}

interface ChipProps {
  /** How many are on it; undefined until it is known. */
  count?: number | undefined;
  isPressed?: boolean;
  /** Somebody waits there. */
  isUrgent?: boolean;
  onPress: () => void;
  children: React.ReactNode;
}

export function Chip({ count, isPressed, isUrgent = false, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      className={cn(
        "min-h-11 shrink-0 rounded-full border border-line bg-surface px-3 text-sm font-semibold whitespace-nowrap hover:bg-sunken aria-pressed:border-spruce aria-pressed:bg-spruce-wash aria-pressed:text-spruce fine:min-h-8",
        isUrgent && "border-brass text-brass",
      )}
      onClick={onPress}
    >
      {children}
      {count === undefined ? null : (
        <span className="ml-1.5 font-normal tabular">{formatNumber(count)}</span>
      )}
    </button>
  );
}
