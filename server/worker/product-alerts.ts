import type { Database } from "#server/database/database.ts";
import type { Log } from "#server/logging.ts";
import { listAddresses } from "#shop/lists.ts";
import { repeat } from "./repeat.ts";

interface ProductAlertsOptions {
  database: Database;
  log: Log;
  siteUrl: string;
  /** Called when a text was queued. */
  onText: () => void;
}

/** Queues the texts that shoppers asked for, within half a minute of a price or a stock that makes them true. */
export function createProductAlerts({ database, log, siteUrl, onText }: ProductAlertsOptions) {
  const addresses = JSON.stringify(
    Object.fromEntries(
      Object.entries(listAddresses).map(([list, { path }]) => [list, `${siteUrl}${path}`]),
    ),
  );
  return repeat(send, log, "Shoppers' alerts couldn't be queued");

  async function send() {
    const { rows } = await database.transaction((tx) =>
      tx.query<{ queued: number }>("select private.send_product_alerts($1::jsonb) as queued", [
        addresses,
      ]),
    );
    const queued = rows[0]?.queued ?? 0;
    if (queued === 0) return;
    log.info("shoppers' alerts queued", { texts: queued });
    onText();
  }
}
