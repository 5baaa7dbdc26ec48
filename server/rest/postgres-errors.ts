/** What Postgres refuses, answered with the statuses and words of PostgREST. */

import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ApiError } from "#server/http/errors.ts";
import { own } from "#shop/own.ts";
import { restError } from "./errors.ts";

interface PostgresFailure {
  code: string;
  message: string;
  detail?: string;
  hint?: string;
}

/** The answer for an error that Postgres raised; `undefined` for any other error. */
export function fromPostgres(error: unknown, isAnonymous: boolean): ApiError | undefined {
  if (!isPostgresFailure(error)) {
    return isConnectionFailure(error)
      ? restError(503, {
          code: "PGRST000",
          message: "Database connection error. Retrying the connection.",
        })
      : undefined;
  }
  const status = statusOf(error, isAnonymous);
  if (status === 500 && !isWorthShowing(error)) return undefined;
  if (error.code.startsWith("53")) return outOfResources(error.code);
  const challenge = status === 401 ? { "WWW-Authenticate": "Bearer" } : undefined;
  return restError(
    status,
    {
      code: error.code,
      message: error.message,
      details: error.detail,
      hint: error.hint,
    },
    challenge,
  );
}

/** The database's own words would name its files. */
const outOfResources = (code: string) =>
  restError(503, {
    code,
    message:
      code === "53100"
        ? "The database has no space left to write"
        : "The database cannot take this request now",
  });

function isPostgresFailure(error: unknown): error is PostgresFailure {
  return error instanceof Error && /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? "");
}

function isConnectionFailure(error: unknown): boolean {
  const { code = "", message = "" } = error as { code?: string; message?: string };
  return (
    /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)/.test(code) ||
    /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
      message,
    )
  );
}

/** A canceled statement is the caller's to know; the inside of a broken server is not. */
function isWorthShowing({ code }: PostgresFailure): boolean {
  return !/^(XX|58|F0)/.test(code);
}

function statusOf({ code, message }: PostgresFailure, isAnonymous: boolean): ContentfulStatusCode {
  const exact = own(exactStatuses, code);
  if (exact) return exact;
  if (code === "42501") return isAnonymous ? 401 : 403;
  if (code === "21000") return message.endsWith("requires a WHERE clause") ? 400 : 500;
  if (code.startsWith("PT")) return requestedStatus(code);
  return own(classStatuses, code.slice(0, 2)) ?? 400;
}

const exactStatuses: Record<string, ContentfulStatusCode> = {
  "23503": 409,
  "23505": 409,
  "25006": 405,
  "42883": 404,
  "42P01": 404,
  "42P17": 500,
  "53400": 500,
  "57P01": 503,
  "57P02": 503,
  "57P03": 503,
  P0001: 400,
};

/** Not in it, and so 400: 54, what the caller sent is too deep, wide or complex for Postgres. PostgREST says 500. */
const classStatuses: Record<string, ContentfulStatusCode> = {
  "08": 503,
  "09": 500,
  "0L": 403,
  "0P": 403,
  "25": 500,
  "28": 403,
  "2D": 500,
  "38": 500,
  "39": 500,
  "3B": 500,
  "40": 500,
  "53": 503,
  "55": 500,
  "57": 500,
  "58": 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

/** A function may raise SQLSTATE `PT402` to answer with status 402. */
function requestedStatus(code: string): ContentfulStatusCode {
  const status = Number(code.slice(2));
  return (status >= 400 && status <= 599 ? status : 500) as ContentfulStatusCode;
}
