import { iconButton } from "../controls.ts";
import { AdminIcon } from "../icons.tsx";

interface MoveButtonsProps {
  /** What is moved, in the words for screen readers. */
  label: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
}

/** Move a row of a list up and down. They stay buttons at the ends of the list, so that the focus of who presses again is kept. */
export function MoveButtons({ label, at, count, onMove }: MoveButtonsProps) {
  return ([-1, 1] as const).map((by) => {
    const way = by < 0 ? "up" : "down";
    const isOff = at + by < 0 || at + by >= count;
    return (
      <button
        key={way}
        type="button"
        className={iconButton("shrink-0")}
        aria-label={`Move ${label} ${way}`}
        aria-disabled={isOff}
        onClick={() => isOff || onMove(at + by)}
      >
        <AdminIcon name={way} />
      </button>
    );
  });
}
