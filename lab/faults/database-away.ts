/** Postgres stopped at once, three times, while shoppers send leads. */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startPostgres } from "#tools/test/postgres.mjs";
import { load, newLedger } from "../leads.ts";
import { seconds } from "../report.ts";
import { end, openStore, type Store } from "../store.ts";
import { counted, type Fault } from "./fault.ts";

const stops = 3;

export const stopDatabase: Fault = async ({ folder, atEnd }) => {
  const postgres = await startPostgres({ syncs: true });
  atEnd(postgres.stop);
  const ledger = newLedger();
  const store = await openStore({
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, "data"),
  });
  const traffic = load(store, ledger, 4);
  const outages: number[] = [];
  for (let round = 0; round < stops; round += 1) {
    await sleep(1_500);
    await postgres.fall();
    await sleep(1_000);
    if ((await status(store, "/readyz")) !== 503) throw new Error("/readyz did not notice");
    if ((await status(store, "/healthz")) !== 200) throw new Error("/healthz fell with it");
    await postgres.open();
    const back = performance.now();
    while ((await status(store, "/readyz")) !== 200) await sleep(50);
    outages.push(performance.now() - back);
  }
  await sleep(500);
  await traffic.stop();
  const others = [...ledger.statuses.keys()].filter((code) => code !== 201).join(", ");
  const outcome = await counted(
    store,
    ledger,
    (found) =>
      `Postgres stopped at once and started ${stops} times under load: ${found}, other answers ${others}, ready again within ${seconds(Math.max(...outages))}`,
  );
  await end(store, "SIGTERM");
  return outcome;
};

async function status({ origin }: Store, path: string): Promise<number> {
  return (await fetch(origin + path)).status;
}
