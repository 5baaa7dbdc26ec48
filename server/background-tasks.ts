/** Work done beside the requests that caused it, so that an answer's time tells nothing of it. */

import type { Log } from "./logging.ts";

export interface BackgroundTasks {
  /** Starts the work; when it fails, or too much is under way, the log says `failure`. */
  run(failure: string, work: () => Promise<void>): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

/** More than all callers together start while the database answers. */
const maxUnderWay = 500;

export function createBackgroundTasks(log: Log): BackgroundTasks {
  const underWay = new Set<Promise<void>>();
  return {
    run(failure, work) {
      if (underWay.size >= maxUnderWay) {
        log.error(failure, { error: `${maxUnderWay} others are under way` });
        return;
      }
      const running = work()
        .catch((error) => log.error(failure, { error: reason(error) }))
        .finally(() => underWay.delete(running));
      underWay.add(running);
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

/** What went wrong and where, without words of a mail server or database that may name people. */
function reason(error: unknown): string {
  const { name, code, responseCode, stack } = error as Error & {
    code?: string;
    responseCode?: number;
  };
  const at = stack?.split("\n").find((line) => line.startsWith("    at "));
  return [name, code, responseCode, at?.trim()].filter(Boolean).join(" ");
}
