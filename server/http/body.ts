/** Bodies of bounded size, refused while they arrive. */

import type { Context, MiddlewareHandler } from "hono";
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
  const { raw } = context.req;
  if (!raw.body) return;
  if (Number(raw.headers.get("Content-Length") ?? 0) > limit) throw tooLarge(limit);
  context.req.raw = new Request(raw, { body: await readUpTo(raw.body, limit) });
}

async function readUpTo(
  body: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > limit) throw tooLarge(limit);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof ApiError ? error : cutOff();
  }
  return Buffer.concat(chunks);
}

/** The caller went away or took too long; there may be nobody left to read this. */
function cutOff(): ApiError {
  const message = "The request body did not arrive whole";
  return new ApiError(400, { code: 400, error_code: "bad_request", msg: message, message });
}

/** The connection is closed so that nobody waits for the rest of the body. */
function tooLarge(limit: number): ApiError {
  const message = `The request body is larger than ${limit} bytes`;
  return new ApiError(
    413,
    { code: 413, error_code: "request_too_large", msg: message, message },
    { Connection: "close" },
  );
}
