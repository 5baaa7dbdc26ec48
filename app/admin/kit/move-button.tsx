import { iconButton } from "../controls.ts";
import { AdminIcon } from "../icons.tsx";

interface MoveButtonProps {
  label: string;
  icon: "up" | "down";
  isOff: boolean;
  onMove: () => void;
}

/** Moves a row of a list up or down. Stays a button at the end of the list, so that the focus of who presses it again is kept. */
export function MoveButton({ label, icon, isOff, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={iconButton("aria-disabled:opacity-40")}
      aria-label={`Move ${label}`}
      aria-disabled={isOff}
      onClick={() => isOff || onMove()}
    >
      <AdminIcon name={icon} />
    </button>
  );
}
