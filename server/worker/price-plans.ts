/** Begins, steps and ends the plans of prices that change by themselves, each within half a minute. */

import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#server/database/database.ts";
import type { Log } from "#server/logging.ts";

const tickMs = 15_000;

export interface PricePlans {
  start(): void;
  stop(): Promise<void>;
}

export function createPricePlans({ database, log }: { database: Database; log: Log }): PricePlans {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;

  async function run() {
    while (!signal.aborted) {
      await apply().catch((error: Error) =>
        log.error("Planned prices couldn't be set", { error: error.message }),
      );
      await sleep(tickMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  async function apply() {
    const { rows } = await database.transaction((tx) =>
      tx.query<{ done: number }>("select private.apply_price_plans() as done"),
    );
    const done = rows[0]?.done ?? 0;
    if (done > 0) log.info("planned prices set", { steps: done });
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
