/** The provider of a developer's machine: writes every text to the log and says that it was delivered. */

import { randomUUID } from "node:crypto";
import type { Log } from "#server/logging.ts";
import type { Outbox } from "./outbox.ts";
import type { SmsProvider } from "./provider.ts";

const deliveryMs = 800;

export function createLocalProvider(outbox: Outbox, log: Log): SmsProvider {
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
