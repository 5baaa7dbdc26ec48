import type { Snapshot } from "./snapshot.ts";

/** What `derive` makes of a snapshot, worked out once and kept as long as the snapshot is. */
export function oncePerSnapshot<T>(derive: (snapshot: Snapshot) => T): (snapshot: Snapshot) => T {
  const kept = new WeakMap<Snapshot, T>();
  return (snapshot) => {
    let found = kept.get(snapshot);
    if (found === undefined) {
      found = derive(snapshot);
      kept.set(snapshot, found);
    }
    return found;
  };
}
