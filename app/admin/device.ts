/** What one person keeps on this device: saved views, hidden columns. Nothing about any lead. */
import { useCallback, useSyncExternalStore } from "react";
import { useVisitor } from "#app/auth/session.ts";

const known = new Map<string, unknown>();
const listeners = new Set<() => void>();

/** A value kept under the signed-in person's name; where storage is blocked it lasts for the page. */
export function useKept<Value>(name: string, initial: Value) {
  const { email = "" } = useVisitor();
  const key = `admin:${email}:${name}`;
  const value = useSyncExternalStore(
    subscribe,
    () => read(key, initial),
    () => initial,
  );
  const keep = useCallback(
    (next: Value) => {
      known.set(key, next);
      for (const listener of listeners) listener();
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Blocked or full.
      }
    },
    [key],
  );
  return [value, keep] as const;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function read<Value>(key: string, initial: Value): Value {
  if (!known.has(key)) known.set(key, stored(key) ?? initial);
  return known.get(key) as Value;
}

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
