/** Bodies of bounded size, refused while they arrive. */

import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ApiError } from "./errors.ts";

export const MEBIBYTE = 1_048_576;

/** Reads the body up to `limit` bytes; a longer one is answered with 413 and read no further. */
export function limitBody(limit: number): MiddlewareHandler {
  return async (context, next) => {
    await readBodyUpTo(context, limit);
    await next();
  };
}

/** The same where the limit depends on who is asking. */
export async function readBodyUpTo(context: Context, limit: number): Promise<void> {
  const onError = () => {
    throw tooLarge(limit);
  };
  const read = async () => void (await context.req.arrayBuffer());
  const { method } = context.req;
  if (method === "GET" || method === "HEAD") return;
  const length = context.req.header("Content-Length");
  if (Number(length) > limit) onError();
  // Node reads no more than that. The stream that a limit of Hono's counts costs more than the rest of a request.
  const isCounted = length !== undefined && !context.req.header("Transfer-Encoding");
  const reading = isCounted ? read() : bodyLimit({ maxSize: limit, onError })(context, read);
  await reading.catch((error: unknown) => {
    throw error instanceof ApiError ? error : cutOff();
  });
}

/** The caller went away or took too long; there may be no one left to read this. */
function cutOff(): ApiError {
  const message = "The request body did not arrive whole";
  return new ApiError(400, { code: 400, error_code: "bad_request", msg: message, message });
}

/** The connection is closed so that no one waits for the rest of the body. */
function tooLarge(limit: number): ApiError {
  const message = `The request body is larger than ${limit} bytes`;
  return new ApiError(
    413,
    { code: 413, error_code: "request_too_large", msg: message, message },
    { Connection: "close" },
  );
}
