import { lazy as reactLazy } from "react";

/**
 * Waits for a part that is loaded when it is needed. Meanwhile the control that was pressed looks busy.
 * Where the part does not come, a note says whom to call and offers to load the page anew (browsers do
 * not fetch a module twice that failed), and the page stays as it is: this never settles then. The work
 * is press-recorder.js's, which has no copy in the page's scripts.
 */
export function late<Part>(part: Promise<Part>): Promise<Part> {
  return (!import.meta.env.SSR && window.presses?.wait(part)) || part;
}

/** React's `lazy`, for parts that may not come. Everything for shoppers takes this one. */
export const lazy: typeof reactLazy = (load) => reactLazy(() => late(load()));

/** Fetches a part before it is asked for; whether it came is seen then. */
export function ahead(load: () => Promise<unknown>) {
  load().catch(() => undefined);
}
