/** One line per request: what was asked and how it went, nothing of what was in it. */

import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import type { Log, LogLevel } from "#server/logging.ts";
import { routePath } from "#server/route-path.ts";
import type { CountRequest } from "./request-tally.ts";

/** The id under which a request stands in the log, and which its answer carries. */
export function requestIdOf(context: Context): string {
  return context.get("requestId") ?? randomUUID();
}

/** An answer that is about to leave. */
export interface Answered {
  id: string;
  method: string;
  /** As the log may have it; see route-path.ts. */
  path: string;
  status: number;
  startedAt: number;
  /** The length of its body, where it is known. */
  length?: number;
  /** Nothing where a test hands its request straight to the app. */
  outgoing: ServerResponse | undefined;
}

export type Recorder = (answered: Answered) => void;

/** Counts and logs an answer once it has left. Failures are always logged; what went well at `level`. */
export function createRecorder(options: {
  log: Log;
  level: LogLevel;
  count: CountRequest;
}): Recorder {
  const { log, level, count } = options;
  return ({ id, method, path, status, startedAt, length, outgoing }) =>
    whenSent(outgoing, (sent) => {
      const ms = performance.now() - startedAt;
      count({ method, path, status, ms });
      log[status >= 500 ? "error" : level]("request", {
        id,
        method,
        path,
        status,
        ms: Math.round(ms * 10) / 10,
        bytes: sent?.bytes ?? length,
        // The caller went away before the answer had arrived whole.
        aborted: sent?.isWhole === false || undefined,
      });
    });
}

/** Gives each request its id, and records its answer. */
export function requestLog(record: Recorder): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = performance.now();
    const id = randomUUID();
    context.set("requestId", id);
    await next();
    context.res.headers.set("X-Request-Id", id);
    const length = context.res.headers.get("Content-Length");
    record({
      id,
      method: context.req.method,
      path: routePath(context.req.path),
      status: context.res.status,
      startedAt,
      ...(length !== null && { length: Number(length) }),
      outgoing: (context.env as Partial<HttpBindings> | undefined)?.outgoing as
        | ServerResponse
        | undefined,
    });
  };
}

interface Sent {
  /** With its headers, as it went over the wire. */
  bytes: number;
  isWhole: boolean;
}

/** Calls back once the answer has left; at once where there is no connection. */
function whenSent(
  outgoing: ServerResponse | undefined,
  done: (sent: Sent | undefined) => void,
): void {
  const socket = outgoing?.socket;
  if (!outgoing || !socket) {
    done(undefined);
    return;
  }
  const before = socket.bytesWritten;
  outgoing.on("close", () =>
    done({ bytes: socket.bytesWritten - before, isWhole: outgoing.writableFinished }),
  );
}
