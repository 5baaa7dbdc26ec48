import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#server/logging.ts";

/** Work that is looked for again and again: every quarter of a minute, so that nothing is a minute late. */
const tickMs = 15_000;

export interface Repeated {
  start(): void;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

/** Does the work at once and every 15 seconds; what it throws is logged after `failed`, and it is tried again. */
export function repeat(work: () => Promise<void>, log: Log, failed: string): Repeated {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;

  async function run() {
    while (!signal.aborted) {
      await work().catch((error: Error) => log.error(failed, { error: error.message }));
      await sleep(tickMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  return {
    start() {
      running ??= run();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
