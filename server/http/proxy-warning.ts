/** Says in the log that a proxy stands in front of the store and is not trusted. */

import type { BlockList } from "node:net";
import type { MiddlewareHandler } from "hono";
import type { Log } from "#server/logging.ts";
import { isProxy } from "./client-address.ts";
import { socketAddress } from "./local-caller.ts";

const hourMs = 3_600_000;

/** Once an hour, so that such headers without a proxy do not fill the log. */
export function warnOfProxies(trustedProxies: BlockList, log: Log): MiddlewareHandler {
  let next = 0;
  return async (context, following) => {
    const peer = socketAddress(context);
    if (
      context.req.header("X-Forwarded-For") !== undefined &&
      !isProxy(trustedProxies, peer) &&
      Date.now() >= next
    ) {
      next = Date.now() + hourMs;
      log.warn(
        "A request had X-Forwarded-For from an address not in TRUSTED_PROXIES. If that is your proxy, add it: until then everyone behind it shares one limit.",
        { peer },
      );
    }
    await following();
  };
}
