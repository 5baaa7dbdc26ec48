/** The connections: nobody may hold one without getting on with the request or its answer. */

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { BlockList, type Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { connectionAddress, isProxy } from "./client-address.ts";
import { refusedRequests } from "./metrics.ts";

export interface ConnectionLimits {
  /** Until the headers have arrived. */
  headersMs: number;
  /** Until the whole request has arrived. */
  requestMs: number;
  /** The same for a picture of 25 MB on a phone's line. */
  uploadMs: number;
  /** Without a byte in either direction. */
  silenceMs: number;
  /** At once: further ones are closed as they come. */
  connections: number;
  connectionsByAddress: number;
  /** Those bring everybody's requests. */
  proxies: BlockList;
}

const standardLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  uploadMs: 240_000,
  silenceMs: 60_000,
  connections: 4_096,
  connectionsByAddress: 256,
  proxies: new BlockList(),
};

/** Bytes of a request's first line and headers, as Node sets it by itself. Longer ones get 431. */
const maxHeaderSize = 16_384;
/** Characters of an address with its query, as nginx and other proxies limit it. */
const maxTargetLength = 8_000;
/** A browser sends twenty or thirty, and proxies add some. */
const maxHeaders = 100;

type Fetch = Parameters<typeof getRequestListener>[0];
/** Answers a request itself, or returns false. */
type Handle = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What `first` does not answer is `fetch`'s. */
export function createNodeServer(
  fetch: Fetch,
  limits: Partial<ConnectionLimits> = {},
  first: Handle = () => false,
) {
  const all = { ...standardLimits, ...limits };
  const { headersMs, requestMs, uploadMs, silenceMs } = all;
  const listener = getRequestListener(fetch);
  const server = createServer(
    {
      maxHeaderSize,
      headersTimeout: headersMs,
      requestTimeout: uploadMs,
      keepAliveTimeout: 10_000,
      // Node looks for late requests every half minute otherwise.
      connectionsCheckingInterval: headersMs / 2,
    },
    (request, response) => {
      const refusal = sizeProblem(request);
      if (refusal) {
        refusedRequests.inc({ status: refusal });
        response.writeHead(refusal, { Connection: "close" }).end();
        return;
      }
      if (!request.url?.startsWith("/storage/v1/object/")) endIfLate(request, requestMs);
      void (first(request, response) || listener(request, response));
    },
  );
  server.setTimeout(silenceMs);
  server.maxConnections = all.connections;
  server.prependListener("connection", limitByAddress(all));
  return server;
}

/** The status for a request that no browser or client of ours sends; `undefined` for others. */
function sizeProblem({ url = "", rawHeaders }: IncomingMessage): 414 | 431 | undefined {
  if (url.length > maxTargetLength) return 414;
  // Names and values in turn.
  return rawHeaders.length > 2 * maxHeaders ? 431 : undefined;
}

/** As Node ends one whose body has not arrived in time. */
function endIfLate(request: IncomingMessage, ms: number): void {
  const { headers } = request;
  if (!headers["content-length"] && !headers["transfer-encoding"]) return;
  const deadline = setTimeout(() => {
    if (request.complete) return;
    request.socket.end("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n");
  }, ms);
  deadline.unref();
  request.once("end", () => clearTimeout(deadline)).once("close", () => clearTimeout(deadline));
}

function limitByAddress({ connectionsByAddress, proxies }: ConnectionLimits) {
  const open = new Map<string, number>();
  return (socket: Socket) => {
    if (isProxy(proxies, socket.remoteAddress)) return;
    const address = connectionAddress(socket.remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    if (count > connectionsByAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  };
}
