/** What goes wrong in rest/v1, with the statuses, codes and words of PostgREST. */

import type { ContentfulStatusCode } from "hono/utils/http-status";
import { ApiError } from "#server/http/errors.ts";

interface Body {
  code: string;
  message: string;
  details?: string | null;
  hint?: string | null;
}

/** A refusal in PostgREST's form, whose four fields are always there. */
export function restError(
  status: ContentfulStatusCode,
  { code, message, details = null, hint = null }: Body,
  headers?: Record<string, string>,
): ApiError {
  return new ApiError(status, { code, details, hint, message }, headers);
}

export function parseFailure(what: string, text: string, column: number, details: string) {
  return restError(400, {
    code: "PGRST100",
    message: `"failed to parse ${what} (${text})" (line 1, column ${column})`,
    details,
  });
}

export const invalidBody = (message: string) =>
  restError(400, { code: "PGRST102", message, details: null });

export const invalidRange = (details: string) =>
  restError(416, { code: "PGRST103", message: "Requested range not satisfiable", details });

export const unacceptableSchema = (schema: string) =>
  restError(406, {
    code: "PGRST106",
    message: `Invalid schema: ${schema}`,
    hint: "Only the following schemas are exposed: public",
  });

export const unavailableMediaType = (accept: string) =>
  restError(406, {
    code: "PGRST107",
    message: `None of these media types are available: ${accept}`,
  });

export const notEmbedded = (resource: string) =>
  restError(400, {
    code: "PGRST108",
    message: `'${resource}' is not an embedded resource in this request`,
    hint: `Verify that '${resource}' is included in the 'select' query parameter.`,
  });

export const notSingular = (rows: number) =>
  restError(406, {
    code: "PGRST116",
    message: "Cannot coerce the result to a single JSON object",
    details: `The result contains ${rows} rows`,
  });

export const unsupportedMethod = (method: string) =>
  restError(405, { code: "PGRST117", message: `Unsupported HTTP method: ${method}` });

export const invalidRpcMethod = (method: string) =>
  restError(405, { code: "PGRST101", message: `Cannot use the ${method} method on RPC` });

export const invalidPreferences = (preferences: string[]) =>
  restError(400, {
    code: "PGRST122",
    message: "Invalid preferences given with handling=strict",
    details: `Invalid preferences: ${preferences.join(", ")}`,
  });

export const noAggregates = () =>
  restError(400, { code: "PGRST123", message: "Use of aggregate functions is not allowed" });

export const tooManyAffected = (rows: number) =>
  restError(400, {
    code: "PGRST124",
    message: "Query result exceeds max-affected preference constraint",
    details: `The query affects ${rows} rows`,
  });

export const invalidPath = () =>
  restError(404, { code: "PGRST125", message: "Invalid path specified in request URL" });

export const noRootDocument = () =>
  restError(404, { code: "PGRST126", message: "Root endpoint metadata is disabled" });

export const notImplemented = (details: string) =>
  restError(400, { code: "PGRST127", message: "Feature not implemented", details });

export const noRelationship = (parent: string, child: string) =>
  restError(400, {
    code: "PGRST200",
    message: `Could not find a relationship between '${parent}' and '${child}' in the schema cache`,
    details: `Searched for a foreign key relationship between '${parent}' and '${child}' in the schema 'public', but no matches were found.`,
  });

export function noFunction(name: string, given: string[]) {
  const parameters = given.join(", ");
  const searched = given.length
    ? ` with parameter${given.length > 1 ? "s" : ""} ${parameters}`
    : " without parameters";
  return restError(404, {
    code: "PGRST202",
    message: `Could not find the function public.${name}${given.length ? `(${parameters})` : searched} in the schema cache`,
    details: `Searched for the function public.${name}${searched}, but no matches were found in the schema cache.`,
  });
}

export const ambiguousFunction = (name: string) =>
  restError(300 as ContentfulStatusCode, {
    code: "PGRST203",
    message: `Could not choose the best candidate function between several named public.${name}`,
    hint: "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
  });

export const noPayloadColumn = (table: string, column: string) =>
  restError(400, {
    code: "PGRST204",
    message: `Could not find the '${column}' column of '${table}' in the schema cache`,
  });

export const noTable = (name: string) =>
  restError(404, {
    code: "PGRST205",
    message: `Could not find the table 'public.${name}' in the schema cache`,
  });

/** As Postgres words it; the name is checked before Postgres would see it. */
export const noColumn = (table: string, column: string) =>
  restError(400, { code: "42703", message: `column ${table}.${column} does not exist` });

export const noType = (name: string) =>
  restError(400, { code: "42704", message: `type "${name}" does not exist` });

export const nullByte = () =>
  restError(400, {
    code: "22021",
    message: 'invalid byte sequence for encoding "UTF8": 0x00',
  });

export const invalidToken = (code: "PGRST301" | "PGRST303", message: string) =>
  restError(
    401,
    { code, message },
    {
      "WWW-Authenticate": `Bearer error="invalid_token", error_description="${message}"`,
    },
  );

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

/** A cancelled statement is the caller's to know; the inside of a broken server is not. */
function isWorthShowing({ code }: PostgresFailure): boolean {
  return !/^(XX|58|F0)/.test(code);
}

function statusOf({ code, message }: PostgresFailure, isAnonymous: boolean): ContentfulStatusCode {
  const exact = exactStatuses[code];
  if (exact) return exact;
  if (code === "42501") return isAnonymous ? 401 : 403;
  if (code === "21000") return message.endsWith("requires a WHERE clause") ? 400 : 500;
  if (code.startsWith("PT")) return requestedStatus(code);
  return classStatuses[code.slice(0, 2)] ?? 400;
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
  "54": 500,
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
