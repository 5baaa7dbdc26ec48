/** What one person keeps on this device: saved views, hidden columns. Nothing about any lead. */
import { useSyncExternalStore } from "react";
import { useVisitorCheck } from "#app/auth/visitor.ts";
import { type PersistedStore, persistedStore } from "#app/lib/persisted-store.ts";
import { storedSession } from "#app/lib/stored-session.ts";

const stores = new Map<string, PersistedStore<unknown>>();

/**
 * A value kept under the signed-in person's name; where storage is blocked it lasts for the page.
 * `parse` makes something usable of whatever is found there, and the initial value of nothing.
 */
export function usePersistedState<Value>(name: string, parse: (found: unknown) => Value) {
  const { visitor } = useVisitorCheck();
  // Without a line no one says who it is; the session that this device keeps does.
  const known = visitor.kind === "signed-out" ? storedSession()?.email : visitor.user.email;
  const email = known ?? "";
  const store = storeAt(`admin:${email}:${name}`, parse);
  const value = useSyncExternalStore(store.subscribe, store.read, () => store.empty);
  return [value, store.write] as const;
}

function storeAt<Value>(key: string, parse: (found: unknown) => Value) {
  let store = stores.get(key) as PersistedStore<Value> | undefined;
  if (!store) {
    store = persistedStore(key, parse);
    stores.set(key, store as PersistedStore<unknown>);
  }
  return store;
}
