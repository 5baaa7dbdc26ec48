import type { Database } from "#server/database/database.ts";
import type { Log } from "#server/logging.ts";
import { repeat } from "./repeat.ts";

/** Begins, steps and ends the plans of prices that change by themselves, each within half a minute. */
export function createPricePlans({ database, log }: { database: Database; log: Log }) {
  return repeat(apply, log, "Planned prices couldn't be set");

  async function apply() {
    const { rows } = await database.transaction((tx) =>
      tx.query<{ done: number }>("select private.apply_price_plans() as done"),
    );
    const done = rows[0]?.done ?? 0;
    if (done > 0) log.info("planned prices set", { steps: done });
  }
}
