import { lazy as reactLazy, startTransition, useEffect, useState } from "react";

/**
 * Waits for a part that is loaded on demand. Meanwhile the control that was pressed looks busy.
 * Where the part does not come, a note says whom to call and offers to load the page anew (browsers do
 * not fetch a module twice that failed), and the page stays as it is: this promise stays pending then. The work
 * is press-recorder.js's, which has no copy in the page's scripts.
 */
export function whenLoaded<Part>(part: Promise<Part>): Promise<Part> {
  return (!import.meta.env.SSR && window.presses?.wait(part)) || part;
}

/** React's `lazy`, for painted parts that may not come. Everything for shoppers takes this one. */
export const lazy: typeof reactLazy = (load) => reactLazy(() => whenLoaded(load()));

const loadedParts = new Map<unknown, unknown>();

/**
 * A part that no page is painted with, from when it is wanted and has come; at once where it came
 * before, so that Back finds the page as high as it was and a press on what was preloaded is answered in its own
 * frame. Not `lazy`: with a fallback, even of nothing, React holds back for 300 ms what comes after it, and draws it
 * in one task.
 */
export function usePart<Part>(load: () => Promise<Part>, isWanted = true): Part | undefined {
  const [arrived, setPart] = useState(() => loadedParts.get(load) as Part | undefined);
  const part = arrived ?? (isWanted ? (loadedParts.get(load) as Part | undefined) : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the same part every time.
  useEffect(() => {
    if (!isWanted || part) return;
    whenLoaded(load()).then((loaded) => {
      loadedParts.set(load, loaded);
      startTransition(() => setPart(() => loaded));
    });
  }, [isWanted]);
  return part;
}

declare global {
  interface Navigator {
    /** What some browsers on phones tell of the line. */
    connection?: { saveData?: boolean };
  }
}

/** Starts loading a part in the background; a failure shows when the part is needed. */
export function preload(load: () => Promise<unknown>) {
  setTimeout(() =>
    load().then(
      (loaded) => loadedParts.set(load, loaded),
      () => undefined,
    ),
  );
}
