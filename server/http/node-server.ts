/** The connections: no one may hold one without getting on with the request or its answer. */

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { BlockList, type Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createConnectionShares, type ShareLimits } from "./connection-shares.ts";
import { refusals } from "./metrics.ts";

export interface ConnectionLimits extends ShareLimits {
  /** Until the headers have arrived. */
  headersMs: number;
  /** Until a request of no length has arrived. */
  requestMs: number;
  /** Without a byte in either direction. */
  silenceMs: number;
}

export const standardLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 20_000,
  silenceMs: 60_000,
  connections: 1_024,
  // A hundred phones behind one address have six each, and most of them are idle.
  connectionsByAddress: 256,
  connectionsByPrefix: 512,
  unreadBytes: 64 * 2 ** 20,
  proxies: new BlockList(),
};

/** A body has so much longer to arrive: 25 MB from a phone take four minutes. */
const slowestBytesPerMs = 100;
const longestBodyMs = 300_000;
/** Bytes of a request's first line and headers, as Node sets it by itself. Longer ones get 431. */
const maxHeaderSize = 16_384;
/** Characters of an address with its query, as nginx and other proxies limit it. */
const maxTargetLength = 8_000;
/** A browser sends twenty or thirty, and proxies add some. */
const maxHeaders = 100;
/** Bytes of a body that have to be there before anything is done about its request. */
const awaitedBytes = 16_384;
/** Requests of one connection that wait for the answer to the one before. Browsers and proxies send none. */
const maxWaiting = 10;

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
  const { headersMs, requestMs, silenceMs } = all;
  const shares = createConnectionShares(all);
  const waiting = new WeakMap<Socket, number>();
  const listener = getRequestListener(fetch);

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (response.destroyed) return;
    shares.noteRequest(response);
    const problem = sizeProblem(request);
    if (problem) {
      refusals.inc({ reason: problem.reason });
      response.writeHead(problem.status, { Connection: "close" }).end();
      return;
    }
    endIfLate(request, requestMs);
    onceBodyCame(request, () => void (first(request, response) || listener(request, response)));
  }

  /** Answers once its turn comes: it waits for the answer to the request before. */
  function answerLater(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > maxWaiting) {
      refusals.inc({ reason: "requests at once" });
      closeAtOnce(socket);
      return;
    }
    waiting.set(socket, count);
    response.once("socket", () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      // Others have their turns in between.
      setImmediate(answer, request, response);
    });
  }

  const server = createServer(
    {
      maxHeaderSize,
      headersTimeout: headersMs,
      requestTimeout: longestBodyMs,
      keepAliveTimeout: 10_000,
      // Node looks for late requests every half minute otherwise.
      connectionsCheckingInterval: headersMs / 2,
    },
    (request, response) => {
      if (response.socket) answer(request, response);
      else if (!request.socket.destroyed) answerLater(request, response);
    },
  );
  server.setTimeout(silenceMs);
  // Of whatever network: proxies bring no more at once.
  server.maxConnections = 4 * all.connections;
  server.prependListener("connection", shares.admit);
  return server;
}

/** Why a request is refused that no browser or client of ours sends; `undefined` for others. */
function sizeProblem({ url = "", rawHeaders }: IncomingMessage) {
  if (url.length > maxTargetLength) return { status: 414, reason: "long address" };
  // Names and values in turn.
  if (rawHeaders.length > 2 * maxHeaders) return { status: 431, reason: "many headers" };
  return undefined;
}

/** Acts once a short body is whole or a long one has begun: a form that is half sent costs no more than its bytes. */
function onceBodyCame(request: IncomingMessage, act: () => void): void {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  const awaited = encoding ? awaitedBytes : Math.min(Number(length ?? 0), awaitedBytes);
  const hasCome = () => request.complete || request.readableLength >= awaited;
  if (hasCome()) {
    act();
    return;
  }
  request.on("readable", function look() {
    if (!hasCome()) return;
    request.off("readable", look);
    act();
  });
}

/** As Node ends one whose body has not arrived in time. */
function endIfLate(request: IncomingMessage, ms: number): void {
  const { headers } = request;
  const length = Number(headers["content-length"] ?? 0);
  if (!length && !headers["transfer-encoding"]) return;
  const deadline = setTimeout(
    () => {
      if (request.complete) return;
      request.socket.write("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n");
      request.socket.destroySoon();
    },
    Math.min(ms + length / slowestBytesPerMs, longestBodyMs),
  );
  deadline.unref();
  request.once("end", () => clearTimeout(deadline)).once("close", () => clearTimeout(deadline));
}

/** Closes a connection, and looks at nothing more of what it has sent: Node would, up to 64 KB of it. */
function closeAtOnce(socket: Socket): void {
  socket.destroy();
  const { parser } = socket as Socket & { parser?: { onIncoming: () => number } };
  // Node's answer to its parser where another protocol follows.
  if (parser) parser.onIncoming = () => 2;
}
