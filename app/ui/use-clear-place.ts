import { type RefObject, useEffect, useLayoutEffect } from "react";
import { controlsToKeepClear, findClearBottom } from "./toast-position.ts";

/** Looks again what is covered, for each part that is kept clear. */
const places = new Set<() => void>();

/** What is kept clear of this part follows its size, too. */
export function useWatchedSize(part: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const size = new ResizeObserver(() => {
      for (const place of places) place();
    });
    size.observe(part.current!);
    return () => size.disconnect();
  }, [part]);
}

/**
 * Keeps what floats at the lower edge of the screen off what one presses next there, `margin` pixels or
 * more above the edge. `shown` is what makes its height; undefined where nothing is shown.
 */
export function useClearPlace(part: RefObject<HTMLElement | null>, margin: number, shown: unknown) {
  useLayoutEffect(() => {
    if (shown === undefined) return;
    const place = (event?: Event) => {
      const notices = part.current!;
      // A press of its own button would miss it, once it has moved.
      if (event?.type === "focusin" && notices.contains(event.target as Node)) return;
      const box = notices.getBoundingClientRect();
      const bottom = findClearBottom(box, controlsToKeepClear(notices), window.innerHeight, margin);
      // In place: as state it would be drawn a second time, while the notice appears.
      notices.style.bottom = `${bottom}px`;
      // No room but at the top: a dialog that would lie under it begins below.
      if (bottom + box.height + margin > window.innerHeight)
        page.setProperty("--notices", `${box.height + margin}px`);
    };
    const page = document.documentElement.style;
    place();
    // A dialog takes the focus; a footer is scrolled to.
    const changes = ["scroll", "resize", "focusin", "transitionend"];
    for (const change of changes) addEventListener(change, place, { capture: true, passive: true });
    // A list that is filtered moves what one presses.
    const layout = new ResizeObserver(() => place());
    layout.observe(document.body);
    places.add(place);
    return () => {
      places.delete(place);
      layout.disconnect();
      for (const change of changes) removeEventListener(change, place, true);
      page.removeProperty("--notices");
    };
  }, [part, margin, shown]);
}
