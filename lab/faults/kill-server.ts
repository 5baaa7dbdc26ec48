/** The server killed under load. */
import { setTimeout as sleep } from "node:timers/promises";
import { load, newLedger } from "../leads.ts";
import { seconds } from "../report.ts";
import { end, openStore } from "../store.ts";
import { counted, type Fault, onBoth } from "./fault.ts";

const leadsBeforeKill = 40;

/** `kill -9` of the server while shoppers send leads, as many rounds as asked for. */
export const killServer: Fault = async (context) => {
  const rounds = Number(context.args[0] ?? 10);
  return onBoth(context, async (variables) => {
    const ledger = newLedger();
    let slowest = 0;
    for (let round = 0; round < rounds; round += 1) {
      const store = await openStore(variables);
      if (round > 0) slowest = Math.max(slowest, store.startedInMs);
      const traffic = load(store, ledger);
      const busy = ledger.acknowledged.size + leadsBeforeKill;
      while (ledger.acknowledged.size < busy) await sleep(10);
      await sleep(Math.random() * 500);
      await end(store, "SIGKILL");
      await traffic.stop();
    }
    const store = await openStore(variables);
    slowest = Math.max(slowest, store.startedInMs);
    const outcome = await counted(
      store,
      ledger,
      (found) =>
        `${rounds} rounds of kill -9 under load, ${found}, slowest start afterwards ${seconds(slowest)}`,
    );
    await end(store, "SIGTERM");
    return outcome;
  });
};
