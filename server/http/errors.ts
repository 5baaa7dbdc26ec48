/** Answers that are errors: thrown anywhere, turned into JSON in one place. */

import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Log } from "#server/logging.ts";
import { routePath } from "#server/route-path.ts";
import { requestIdOf } from "./request-log.ts";

/** An expected refusal with the status and body that the hosted service would send. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: ContentfulStatusCode;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(
    status: ContentfulStatusCode,
    body: Record<string, unknown>,
    headers: Record<string, string> = {},
  ) {
    super(String(body.message ?? body.msg ?? status));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** The handler for `app.onError`: an `ApiError` or one of Hono's as it is, anything else as a 500 with the request's id. */
export function answerError(log: Log) {
  return (error: Error, context: Context): Response => {
    if (error instanceof ApiError) return context.json(error.body, error.status, error.headers);
    if (error instanceof HTTPException) return error.getResponse();
    const id = requestIdOf(context);
    log.error("A request failed unexpectedly", {
      id,
      method: context.req.method,
      path: routePath(context.req.path),
      error: error.stack ?? String(error),
    });
    if (isForBrowser(context)) return context.html(apology(id), 500);
    return context.json(
      {
        code: 500,
        error_code: "unexpected_failure",
        msg: "Internal Server Error",
        message: "Internal Server Error",
        id,
      },
      500,
    );
  };
}

function isForBrowser({ req }: Context): boolean {
  return (
    !/^\/(auth|rest|storage)\/v1\//.test(req.path) && /text\/html/.test(req.header("Accept") ?? "")
  );
}

/** No style and no script: whatever is broken, this can be shown. */
const apology = (id: string) => `<!doctype html>
<html lang="en-US">
<title>Something went wrong on our end</title>
<h1>Something went wrong on our end</h1>
<p>Please reload the page. If it happens again, call us and give us this number: ${id}</p>
</html>
`;
