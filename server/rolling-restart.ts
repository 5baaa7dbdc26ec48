/**
 * How one process of the store replaces another at the same port, so that an upgrade fails no request.
 * `tools/start/serve.mjs` keeps the port and passes these messages on:
 *
 *   the new one         { code }       which code it runs; its settings can be read
 *   to the new one      "follow"       go on
 *   the new one         "listening"    requests reach it; pages are answered, all else waits or is answered
 *   to the old one      "step aside"   take no more connections, finish, leave the database and end
 *   the new one         "open"         everything is answered; or { failed } with the reason
 */

import cluster from "node:cluster";
import { once } from "node:events";

export const rollingRestart = {
  /** Whether another process still serves at this port. */
  isFollowing: cluster.isWorker && process.env.STORE_FOLLOWS === "yes",

  send(message: "listening" | "open" | { code: string } | { failed: string }): void {
    if (cluster.isWorker && process.connected) process.send?.(message);
  },

  /** Resolves when this process may take the other one's place. */
  async waitForTurn(): Promise<void> {
    for (;;) {
      const [message] = await once(process, "message");
      if (message === "follow") return;
    }
  },

  onStepAside(stepAside: () => void): void {
    process.on("message", (message) => {
      if (message === "step aside") stepAside();
    });
  },
};

// Else the loss of the channel would end the process in the middle of its work; main.ts ends it orderly.
if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
