/** What a request to rest/v1 says, beside the table or function that it names. */

import type { BlockList } from "node:net";
import type { Context } from "hono";
import { type Caller, type CallerRequest, isVisitor } from "#server/database/caller.ts";
import type { KeyVariables } from "#server/http/api-key.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { usesRegularExpression } from "./conditions.ts";
import { notImplemented, unacceptableSchema } from "./errors.ts";
import { type Media, negotiate } from "./media.ts";
import { type Payload, parsePayload } from "./payload.ts";
import { type Preferences, parsePreferences } from "./preferences.ts";
import { parseQuery, type Query } from "./query.ts";
import { refuseHeavyQuery } from "./query-limits.ts";
import { MAX_ROWS, windowOf } from "./range.ts";
import { partsOf } from "./select.ts";
import type { Arguments } from "./sql/call.ts";
import type { Window } from "./sql/statement.ts";

export type RestContext = Context<{ Variables: KeyVariables & { caller: Caller } }>;

/** What every request says beside its table or function. */
export interface RestRequest {
  caller: Caller;
  media: Media;
  preferences: Preferences;
  query: Query;
  window: Window;
}

export function readRequest(context: RestContext, on: "table" | "function"): RestRequest {
  const query = parseQuery(new URL(context.req.url).searchParams, on);
  const { caller } = context.var;
  if (
    caller.role !== "service_role" &&
    partsOf(query).some(({ conditions }) => conditions.some(usesRegularExpression))
  ) {
    throw notImplemented("match and imatch are for the secret key only; use like or ilike");
  }
  const isRead = context.req.method === "GET" || context.req.method === "HEAD";
  const window = windowOf(query, isRead ? context.req.header("Range") : undefined, MAX_ROWS);
  refuseHeavyQuery(query, window.offset, caller);
  return {
    caller,
    media: negotiate(context.req.header("Accept")),
    preferences: parsePreferences(context.req.header("Prefer"), !isVisitor(caller)),
    query,
    window,
  };
}

export function requirePublicSchema(context: RestContext): void {
  const isRead = context.req.method === "GET" || context.req.method === "HEAD";
  const schema = context.req.header(isRead ? "Accept-Profile" : "Content-Profile");
  if (schema !== undefined && schema !== "public") throw unacceptableSchema(schema);
}

export async function payloadOf(
  context: RestContext,
  columns: string[] | undefined,
): Promise<Payload> {
  return parsePayload(await context.req.text(), context.req.header("Content-Type"), columns);
}

export async function argumentsOf(context: RestContext, query: Query): Promise<Arguments> {
  if (context.req.method !== "POST") return { texts: query.args };
  const text = await context.req.text();
  if (text === "") return { payload: "{}", names: [] };
  const payload = parsePayload(text, context.req.header("Content-Type"), undefined);
  return { payload: payload.text, names: payload.columns };
}

/**
 * What functions and policies may read of the request: all of it but the credentials, and of what it
 * says about its address only what was checked.
 */
export function callerRequest(context: RestContext, trustedProxies: BlockList): CallerRequest {
  const { apikey, authorization, cookie, ...headers } = context.req.header();
  for (const name of ["forwarded", "x-real-ip", "cf-connecting-ip"]) delete headers[name];
  headers["x-forwarded-for"] = clientAddress(context, trustedProxies);
  return { method: context.req.method, path: new URL(context.req.url).pathname, headers };
}
