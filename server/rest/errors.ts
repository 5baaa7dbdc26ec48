/** What goes wrong in rest/v1, with the statuses, codes and words of PostgREST. */

import type { ContentfulStatusCode } from "hono/utils/http-status";
import { ApiError } from "#server/http/errors.ts";
import type { Relationship, Routine } from "./schema.ts";

interface Body {
  code: string;
  message: string;
  details?: string | Record<string, string>[] | null;
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

export const cannotLimitAffected = () =>
  restError(400, {
    code: "PGRST128",
    message:
      "Function must return SETOF or TABLE when max-affected preference is used with handling=strict",
  });

export const invalidPath = () =>
  restError(404, { code: "PGRST125", message: "Invalid path specified in request URL" });

export const noRootDocument = () =>
  restError(404, { code: "PGRST126", message: "Root endpoint metadata is disabled" });

export const notImplemented = (details: string) =>
  restError(400, { code: "PGRST127", message: "Feature not implemented", details });

export const noRelationship = (parent: string, child: string, hint?: string) =>
  restError(400, {
    code: "PGRST200",
    message: `Could not find a relationship between '${parent}' and '${child}' in the schema cache`,
    details: `Searched for a foreign key relationship between '${parent}' and '${child}'${hint ? ` using the hint '${hint}'` : ""} in the schema 'public', but no matches were found.`,
  });

export function ambiguousRelationship(parent: string, child: string, found: Relationship[]) {
  const hints = found.map(({ foreign, constraint }) => `'${foreign.name}!${constraint}'`);
  return restError(300 as ContentfulStatusCode, {
    code: "PGRST201",
    message: `Could not embed because more than one relationship was found for '${parent}' and '${child}'`,
    details: found.map(({ kind, constraint, columns, foreign, foreignColumns }) => ({
      embedding: `${parent} with ${foreign.name}`,
      cardinality: kind,
      relationship: `${constraint} using ${parent}(${columns.join(", ")}) and ${foreign.name}(${foreignColumns.join(", ")})`,
    })),
    hint: `Try changing '${child}' to one of the following: ${hints.join(", ")}. Find the desired relationship in the 'details' key.`,
  });
}

export const noRelatedOrder = (parent: string, child: string) =>
  restError(400, {
    code: "PGRST118",
    message: `A related order on '${child}' is not possible`,
    details: `'${parent}' and '${child}' do not form a many-to-one or one-to-one relationship`,
  });

export const noRelatedFilter = (relation: string) =>
  restError(400, {
    code: "PGRST120",
    message: `Bad operator on the '${relation}' embedded resource`,
    details: "Only is null or not is null filters are allowed on embedded resources",
  });

/** `given` are the names of the arguments, `hasBody` where they came in one. */
export function noFunction(name: string, given: string[], hasBody: boolean) {
  const parameters = [...given].sort().join(", ");
  const searched = given.length
    ? ` with parameter${given.length > 1 ? "s" : ""} ${parameters}`
    : " without parameters";
  const unnamed = hasBody ? " or with a single unnamed json/jsonb parameter" : "";
  return restError(404, {
    code: "PGRST202",
    message: `Could not find the function public.${name}${given.length ? `(${parameters})` : searched} in the schema cache`,
    details: `Searched for the function public.${name}${searched}${unnamed}, but no matches were found in the schema cache.`,
  });
}

export function ambiguousFunction(routines: Routine[]) {
  const candidates = routines.map(({ name, parameters }) => {
    const list = parameters.map((parameter) => `${parameter.name} => ${parameter.type}`);
    return `public.${name}(${list.join(", ")})`;
  });
  return restError(300 as ContentfulStatusCode, {
    code: "PGRST203",
    message: `Could not choose the best candidate function between: ${candidates.join(", ")}`,
    hint: "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
  });
}

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
