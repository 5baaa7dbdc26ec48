import { useSyncExternalStore } from "react";

/** A value kept in this browser, under one versioned key, that all its tabs agree on. */
export interface PersistedStore<T> {
  /** The value while there is no browser: what prerendered pages show. */
  empty: T;
  /** The value now. The same object until it changes, as useSyncExternalStore asks. */
  read: () => T;
  write: (value: T) => void;
  /** Whether the value is on the device; where storage is blocked or full, it is gone with the page. */
  isKept: () => boolean;
  /** Calls back after every change, here or in another tab. */
  subscribe: (listener: () => void) => () => void;
  /** The value for a component, which is drawn again when it changes; the empty one while a page is taken over. */
  useValue: () => T;
}

/**
 * Keeps a value in localStorage. `parse` makes something usable of whatever is found there, for
 * anything may have written it; where storage is blocked or full the value lasts as long as the page.
 */
export function persistedStore<T>(key: string, parse: (found: unknown) => T): PersistedStore<T> {
  const empty = parse(undefined);
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let value = empty;
  let blocked = false;

  function read() {
    if (blocked) return value;
    try {
      const found = localStorage.getItem(key);
      if (found !== text) {
        text = found;
        value = found === null ? empty : parse(fromJson(found));
      }
    } catch {
      blocked = true;
    }
    return value;
  }

  function write(next: T) {
    value = next;
    text = JSON.stringify(next);
    try {
      localStorage.setItem(key, text);
    } catch {
      blocked = true;
    }
    notify();
  }

  function notify() {
    for (const listener of listeners) listener();
  }

  function onStorage(event: StorageEvent) {
    // A null key: another tab cleared everything.
    if (event.key === key || event.key === null) notify();
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) window.addEventListener("storage", onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener("storage", onStorage);
    };
  }

  return {
    empty,
    read,
    write,
    isKept: () => !blocked,
    subscribe,
    useValue: () => useSyncExternalStore(subscribe, read, () => empty),
  };
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
