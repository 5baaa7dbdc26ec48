/** The looks of small controls that the back office shares. Larger where fingers work: see `fine` in admin.css. */
import { cn } from "#app/ui/cn.ts";

const input = "w-full rounded-lg border border-field bg-surface text-base text-ink";

/** What one types or chooses above a list: small where there is a mouse. */
export const field = (className?: string) =>
  cn("min-h-11 px-2.5 fine:min-h-9 fine:text-sm", input, className);

/** What one types or chooses in a form. */
export const formField = (className?: string) => cn("min-h-12 px-3.5", input, className);

/** Fields of a form side by side: two where their labels fit, which large letters need a line each for. */
export const fieldPair =
  "grid gap-3 grid-cols-[repeat(auto-fit,minmax(min(100%,max(9rem,40%)),1fr))]";

export function toolButton(className?: string) {
  return cn(
    "inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-lg border border-field bg-surface px-2.5 text-base font-semibold text-ink sm:whitespace-nowrap hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 aria-pressed:border-spruce aria-pressed:bg-spruce-wash aria-pressed:text-spruce fine:min-h-9 fine:min-w-0 fine:text-sm",
    className,
  );
}

/** A square button with an icon only. */
export function iconButton(className?: string) {
  return cn(
    "inline-grid size-11 place-items-center rounded-lg text-ink-soft hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-40 aria-disabled:cursor-not-allowed aria-disabled:opacity-40 fine:size-9",
    className,
  );
}

export const menuPopup =
  "z-60 max-h-(--available-height) min-w-44 overflow-y-auto rounded-lg border border-line bg-surface py-1 text-ink shadow-lift outline-none";
export const menuItem =
  "flex min-h-11 w-full items-center gap-2 px-3 py-2 text-left text-sm outline-none select-none data-highlighted:bg-spruce-wash data-highlighted:text-spruce fine:min-h-0";
