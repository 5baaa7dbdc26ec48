/** The server, and the worker of texts, killed under load. */
import { setTimeout as sleep } from "node:timers/promises";
import { adminVariables, load, newLedger } from "../lead-load.ts";
import { end, start } from "../store-process.ts";
import { counted, type Fault, onBoth, seconds } from "./fault.ts";
import { killWhileSending } from "./kill-worker.ts";

const leadsBeforeKill = 40;
const texts = 500;
const mostInDoubtPerKill = 8;

/** `kill -9` of the server while shoppers send leads, as many rounds as asked for. */
export const killServer: Fault = async (context) => {
  const rounds = Number(context.args[0] ?? 10);
  return onBoth(context, async (variables) => {
    const ledger = newLedger();
    let slowest = 0;
    for (let round = 0; round < rounds; round += 1) {
      const store = await start(variables);
      if (!store.origin) throw new Error(store.errors);
      if (round > 0) slowest = Math.max(slowest, store.startedInMs);
      const traffic = load(store, ledger);
      const busy = ledger.acknowledged.size + leadsBeforeKill;
      while (ledger.acknowledged.size < busy) await sleep(10);
      await sleep(Math.random() * 500);
      await end(store, "SIGKILL");
      await traffic.stop();
    }
    const store = await start({ ...variables, ...adminVariables });
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

/** `kill -9` of the worker in the middle of five hundred texts: docs/decisions/0004-texts-at-most-once.md. */
export const killWorker: Fault = async (context) => {
  const kills = Number(context.args[0] ?? 10);
  return onBoth(context, async ({ DATABASE_URL: databaseUrl }) => {
    const outcome = await killWhileSending({ texts, kills, databaseUrl });
    const { rows, sent, inDoubt, inDoubtAndTaken, lost, takenTwice } = outcome;
    return {
      words: `${kills} kills in the middle of ${texts} texts: ${sent} sent, ${inDoubt} in doubt (${inDoubtAndTaken} of them taken), ${lost} lost, ${takenTwice} twice`,
      isKept:
        rows === texts &&
        sent + inDoubt === texts &&
        inDoubt <= kills * mostInDoubtPerKill &&
        lost + takenTwice === 0,
    };
  });
};
