/** Opt-outs for texts that do not go through the outbox: sign-in codes, and alerts to showrooms. */

import type { Database } from "#server/database/database.ts";
import { SmsError, type SmsProvider } from "./provider.ts";

/** Sends nothing to a number that opted out, and writes down who did by the provider's word. */
export function respectOptOuts(provider: SmsProvider, database: Database): SmsProvider {
  const query = async <Row>(text: string, phone: string) =>
    (await database.transaction((tx) => tx.query<Row>(text, [phone]))).rows;

  return {
    name: provider.name,
    async send(message) {
      const { phone } = message;
      const [found] = await query<{ is_out: boolean }>(
        "select private.has_opted_out($1) as is_out",
        phone,
      );
      if (found?.is_out) throw new SmsError("opted_out", "This number opted out of texts.");
      try {
        return await provider.send(message);
      } catch (error) {
        if (error instanceof SmsError && error.outcome === "opted_out") {
          await query(
            `insert into private.text_opt_outs (phone, keyword, since)
             values ($1, 'provider', private.text_now()) on conflict do nothing`,
            phone,
          );
        }
        throw error;
      }
    },
  };
}
