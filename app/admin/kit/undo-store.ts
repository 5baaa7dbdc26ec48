export interface Undoable {
  /** "Sold 1 Oak Bench at East." */
  title: string;
  /** What it has to be told besides: packages that contain it. */
  note?: string;
  /** Where that is looked after: a page of the back office, and what it is called. */
  link?: { to: string; words: string };
  /** What is shown is read anew once it is done. */
  undo: () => PromiseLike<unknown>;
}

/** How long the offer stands. */
export const undoMs = 10_000;

let current: (Undoable & { id: number }) | null = null;
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: typeof current) {
  current = next;
  clearTimeout(timer);
  if (next) timer = setTimeout(() => show(null), undoMs);
  for (const listener of listeners) listener();
}

/** Says what was done, with a button that undoes it; the newest replaces the one before. */
export function offerUndo(undoable: Undoable) {
  count += 1;
  show({ ...undoable, id: count });
}

export const dismissUndo = () => show(null);

export function subscribeUndo(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentUndo = () => current;
