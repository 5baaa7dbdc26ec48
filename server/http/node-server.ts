/** The connections: nobody may hold one without getting on with the request or its answer. */

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";

export interface Timeouts {
  /** Until the headers have arrived. */
  headersMs: number;
  /** Until the whole request has arrived. */
  requestMs: number;
  /** Without a byte in either direction. */
  silenceMs: number;
}

const timeouts: Timeouts = { headersMs: 10_000, requestMs: 30_000, silenceMs: 60_000 };

type Fetch = Parameters<typeof getRequestListener>[0];
/** Answers a request itself, or returns false. */
type Handle = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What `first` does not answer is `fetch`'s. */
export function createNodeServer(
  fetch: Fetch,
  { headersMs, requestMs, silenceMs }: Timeouts = timeouts,
  first: Handle = () => false,
) {
  const listener = getRequestListener(fetch);
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: 10_000,
      // Node looks for late requests every half minute otherwise.
      connectionsCheckingInterval: headersMs / 2,
    },
    (request, response) => void (first(request, response) || listener(request, response)),
  );
  server.setTimeout(silenceMs);
  return server;
}
