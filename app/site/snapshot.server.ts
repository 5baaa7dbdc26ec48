/** Where loaders find the snapshot that their page is rendered from. */
import { createContext, type RouterContextProvider } from "react-router";
import type { Snapshot } from "#shop/snapshot.ts";

/** The caller that renders a page sets it; in development and tests it is the sample shop. */
export const snapshotContext = createContext<Snapshot>(
  import.meta.env.DEV ? (await import("#content/sample.ts")).sample : undefined,
);

/** The snapshot that a loader reads from. */
export function snapshotOf(context: Readonly<RouterContextProvider>): Snapshot {
  return context.get(snapshotContext);
}
