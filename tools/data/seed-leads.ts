/**
 * Fills a store that is not running with invented leads, to see how it feels with many:
 *
 *   DATA_DIR=/tmp/many-leads npm run seed-leads 10000
 *
 * Works on the embedded database of DATA_DIR, or on DATABASE_URL. Refuses a folder that is open.
 */
import { prepareDatabase } from "#server/database/prepare.ts";
import { readEnv } from "#server/env.ts";
import { inventedLeads } from "./invented-leads.ts";
import { withDatabase } from "./open-database.ts";

const count = Number(process.argv[2] ?? 10_000);
if (!Number.isSafeInteger(count) || count < 1) {
  console.error("Give a whole number of leads: npm run seed-leads 10000");
  process.exit(1);
}

const began = performance.now();
await withDatabase(readEnv(process.env), async (database) => {
  await prepareDatabase(database);
  for (let start = 0; start < count; start += 5_000) {
    await database.transaction((tx) => tx.exec(inventedLeads({ count, from: start, most: 5_000 })));
  }
  await database.transaction((tx) => tx.exec("analyze public.financing_leads"));
});
console.log(`${count} leads in ${((performance.now() - began) / 1000).toFixed(1)} s`);
