/** The connections: nobody may hold one without getting on with the request or its answer. */

import { createServer } from "node:http";
import { createAdaptorServer } from "@hono/node-server";

export interface Timeouts {
  /** Until the headers have arrived. */
  headersMs: number;
  /** Until the whole request has arrived. */
  requestMs: number;
  /** Without a byte in either direction. */
  silenceMs: number;
}

const timeouts: Timeouts = { headersMs: 10_000, requestMs: 30_000, silenceMs: 60_000 };

type Fetch = Parameters<typeof createAdaptorServer>[0]["fetch"];

export function createNodeServer(
  fetch: Fetch,
  { headersMs, requestMs, silenceMs }: Timeouts = timeouts,
) {
  const server = createAdaptorServer({
    fetch,
    createServer,
    serverOptions: {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: 10_000,
      // Node looks for late requests every half minute otherwise.
      connectionsCheckingInterval: headersMs / 2,
    },
  });
  server.setTimeout(silenceMs);
  return server;
}
