/** What one run of the cluster's checks has and keeps. */
export interface ClusterRun {
  folder: string;
  /** Says whether a promise was kept, and remembers it. */
  check(promise: string, isKept: boolean, found: unknown): void;
  /** Undone when the run is over, however it ends; the last first. */
  atEnd(undo: () => unknown): void;
}

/** The last line that a program said, without this run's folder. */
export const lastLine = (text: string, folder: string) =>
  text.trim().split("\n").at(-1)?.replace(folder, "…");
