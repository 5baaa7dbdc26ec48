import { useRef } from "react";

/** For parts whose button goes with what it did: the keyboard's focus stays with the part's first one. */
export function useKeptFocus<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  /** Called once it is done. */
  function keepFocus() {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) part.current?.querySelector("button")?.focus();
    });
  }
  return { part, keepFocus };
}
