/** The stand-in for a text provider: it writes every text to the log and says that it was delivered. */

import { randomUUID } from "node:crypto";
import type { Log } from "#server/logging.ts";
import type { Outbox } from "./outbox.ts";
import type { TextProvider } from "./provider.ts";

const deliveryMs = 800;

export function localProvider(outbox: Outbox, log: Log): TextProvider {
  return {
    name: "local",
    async send({ id, phone, body }) {
      log.info(`Text to ${phone}: ${body}`);
      const providerId = `local-${randomUUID()}`;
      if (!id) return providerId;
      setTimeout(() => {
        outbox.recordReceipt({ id, providerId, status: "delivered" }).catch(() => undefined);
      }, deliveryMs).unref();
      return providerId;
    },
  };
}
