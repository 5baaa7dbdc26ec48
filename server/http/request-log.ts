/** One line per request: what was asked and how it went, nothing of what was in it. */

import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import type { Log, LogLevel } from "#server/logging.ts";
import type { CountRequest } from "./metrics.ts";
import { routePath } from "./route-path.ts";

/** The id under which a request stands in the log, and which its answer carries. */
export function requestIdOf(context: Context): string {
  return context.get("requestId") ?? randomUUID();
}

/** Failures are always logged; what went well at `level`. */
export function requestLog(options: {
  log: Log;
  level: LogLevel;
  count: CountRequest;
}): MiddlewareHandler {
  const { log, level, count } = options;
  return async (context, next) => {
    const startedAt = performance.now();
    const id = randomUUID();
    context.set("requestId", id);
    await next();
    context.res.headers.set("X-Request-Id", id);
    const { method } = context.req;
    const path = routePath(context.req.path);
    const { status } = context.res;
    const length = context.res.headers.get("Content-Length");
    whenSent(context, (sent) => {
      const ms = performance.now() - startedAt;
      const bytes = sent?.bytes ?? (length === null ? undefined : Number(length));
      count({ method, path, status, ms });
      log[status >= 500 ? "error" : level]("request", {
        id,
        method,
        path,
        status,
        ms: Math.round(ms * 10) / 10,
        bytes,
        // The caller went away before the answer had arrived whole.
        ...(sent?.isWhole === false && { aborted: true }),
      });
    });
  };
}

interface Sent {
  /** With its headers, as it went over the wire. */
  bytes: number;
  isWhole: boolean;
}

/** Calls back once the answer has left; at once where a test hands its request straight to the app. */
function whenSent(context: Context, done: (sent: Sent | undefined) => void): void {
  const { outgoing } = (context.env ?? {}) as Partial<HttpBindings>;
  const socket = outgoing?.socket;
  if (!outgoing || !socket) {
    done(undefined);
    return;
  }
  const before = socket.bytesWritten;
  outgoing.once("close", () =>
    done({ bytes: socket.bytesWritten - before, isWhole: outgoing.writableFinished }),
  );
}
