/** Tells when another release became current, also one that another process or machine wrote. */

import { type FSWatcher, statSync, watch } from "node:fs";
import { basename, dirname } from "node:path";

// Where nothing is told of changes, as in some containers' shared folders, looking must do.
const lookEveryMs = 500;

export function watchFile(path: string, onChange: () => void): { close(): void } {
  const folder = dirname(path);
  let last = versionOf(path);
  let watcher: FSWatcher | undefined;

  const look = () => {
    const version = versionOf(path);
    if (version === last) return;
    last = version;
    onChange();
  };
  const listen = () => {
    try {
      watcher = watch(folder, { persistent: false }, (_, name) => {
        if (name === null || name === basename(path)) look();
      });
      watcher.on("error", () => {
        watcher?.close();
        watcher = undefined;
      });
    } catch {
      // The folder comes with the first release.
    }
  };
  listen();
  const timer = setInterval(() => {
    if (!watcher) listen();
    look();
  }, lookEveryMs);
  timer.unref();
  return {
    close() {
      clearInterval(timer);
      watcher?.close();
    },
  };
}

function versionOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.mtimeMs}` : "";
}
