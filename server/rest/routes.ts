/** rest/v1: the part of PostgREST that the store uses, answering as PostgREST does. */

import type { BlockList } from "node:net";
import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { clientAddress } from "../auth/request.ts";
import { asCaller, type Caller } from "../database/caller.ts";
import type { Database, Transaction } from "../database/database.ts";
import type { Keys, KeyVariables } from "../http/api-key.ts";
import { ApiError, answerError } from "../http/errors.ts";
import type { Log } from "../logging.ts";
import type { SigningKey } from "../secrets.ts";
import { cacheCatalogue, type Routine, type Table } from "./catalogue.ts";
import {
  ambiguousFunction,
  fromPostgres,
  invalidPath,
  invalidRpcMethod,
  noFunction,
  noRootDocument,
  noTable,
  notSingular,
  nullByte,
  tooManyAffected,
  unacceptableSchema,
  unsupportedMethod,
} from "./errors.ts";
import { identify } from "./identify.ts";
import { type Media, negotiate } from "./media.ts";
import { parseQuery, type Query } from "./parse.ts";
import { type Payload, parsePayload } from "./payload.ts";
import { type Preferences, parsePreferences } from "./preferences.ts";
import { contentRange, rangeStatus, windowOf } from "./range.ts";
import {
  type Answer,
  type Arguments,
  boundedCountStatement,
  callStatement,
  deleteStatement,
  explainStatement,
  insertStatement,
  type Statement,
  selectStatement,
  updateStatement,
  type Window,
} from "./sql.ts";

export interface RestDeps {
  database: Database;
  keys: Keys;
  signingKey: SigningKey;
  log: Log;
  trustedProxies: BlockList;
}

/** As on a hosted project: no answer has more rows. */
export const MAX_ROWS = 1000;

type RestContext = Context<{ Variables: KeyVariables & { caller: Caller } }>;

/** What every request says beside its table or function. */
interface Asked {
  caller: Caller;
  media: Media;
  preferences: Preferences;
  query: Query;
  window: Window;
}

export function restRoutes({ database, keys, signingKey, log, trustedProxies }: RestDeps) {
  const app = new Hono<{ Variables: KeyVariables & { caller: Caller } }>();
  const catalogue = cacheCatalogue(database);

  app.use(async (context, next) => {
    if (/%00/.test(context.req.url)) throw nullByte();
    const { keyKind } = context.var;
    const authorization = context.req.header("Authorization");
    context.set("caller", await identify(authorization, keyKind, keys, signingKey));
    requirePublicSchema(context);
    await next();
  });

  app.get("/:table", async (context) => {
    const table = await findTable(context.req.param("table"));
    const asked = understand(context, "table");
    return run(context, asked, (tx) => read(tx, table, asked));
  });

  app.post("/:table", async (context) => {
    const table = await findTable(context.req.param("table"));
    const asked = understand(context, "table");
    const payload = await payloadOf(context, asked.query.columns);
    return run(context, asked, (tx) => insert(tx, table, asked, payload));
  });

  app.patch("/:table", async (context) => {
    const table = await findTable(context.req.param("table"));
    const asked = understand(context, "table");
    const payload = await payloadOf(context, asked.query.columns);
    return run(context, asked, (tx) => update(tx, table, asked, payload));
  });

  app.delete("/:table", async (context) => {
    const table = await findTable(context.req.param("table"));
    const asked = understand(context, "table");
    return run(context, asked, (tx) => remove(tx, table, asked));
  });

  app.on(["GET", "POST"], "/rpc/:routine", async (context) => {
    const asked = understand(context, "function");
    const args = await argumentsOf(context, asked.query);
    const routine = await findRoutine(context.req.param("routine"), args);
    return run(context, asked, (tx) => call(tx, routine, asked, args));
  });

  app.all("/rpc/:routine", (context) => {
    throw invalidRpcMethod(context.req.method);
  });
  app.all("/:table", (context) => {
    throw unsupportedMethod(context.req.method);
  });
  app.all("*", (context) => {
    throw /\/rest\/v1\/?$/.test(context.req.path) ? noRootDocument() : invalidPath();
  });
  app.onError((error, context) => {
    const known =
      error instanceof ApiError
        ? error
        : fromPostgres(error, (context as RestContext).var.caller?.role !== "authenticated");
    return answerError(log)(known ?? error, context);
  });

  async function findTable(name: string): Promise<Table> {
    const table =
      (await catalogue.read()).tables.get(name) ?? (await catalogue.readAgain()).tables.get(name);
    if (!table) throw noTable(name);
    return table;
  }

  async function findRoutine(name: string, args: Arguments): Promise<Routine> {
    const given = "texts" in args ? args.texts.map(([argument]) => argument) : args.names;
    const named =
      (await catalogue.read()).routines.get(name) ??
      (await catalogue.readAgain()).routines.get(name) ??
      [];
    const fitting = named.filter((routine) => fits(routine, given));
    if (fitting.length > 1) throw ambiguousFunction(name);
    if (!fitting[0]) throw noFunction(name, given);
    return fitting[0];
  }

  function run(
    context: RestContext,
    { caller }: Asked,
    work: (tx: Transaction) => Promise<Response>,
  ): Promise<Response> {
    return asCaller(database, caller, requestOf(context, trustedProxies), work);
  }

  return app;
}

async function read(tx: Transaction, table: Table, asked: Asked): Promise<Response> {
  const { media, preferences, query, window } = asked;
  const count = preferences.count === "exact";
  const answer = await one(tx, selectStatement(table, query, { ...media, window, count }));
  if (media.shape.format === "object") requireSingle(answer.rows);
  const total = count ? answer.total : await estimate(tx, table, asked);
  return rowsResponse(answer, total, asked);
}

async function insert(
  tx: Transaction,
  table: Table,
  asked: Asked,
  payload: Payload,
): Promise<Response> {
  const { media, preferences, query } = asked;
  const returning = preferences.return;
  const statement = insertStatement(table, query, {
    ...media,
    returning,
    payload,
    onDuplicates: preferences.resolution,
    useDefaults: preferences.missing === "default",
  });
  const answer = await write(tx, statement, asked);
  return writtenResponse(asked, answer, {
    status: 201,
    contentRange: `*/${preferences.count ? answer.rows : "*"}`,
    location: answer.key && `/${table.name}?${keyFilter(answer.key)}`,
  });
}

async function update(
  tx: Transaction,
  table: Table,
  asked: Asked,
  payload: Payload,
): Promise<Response> {
  const { media, preferences, query } = asked;
  const options = { ...media, returning: preferences.return, payload };
  const answer = await write(tx, updateStatement(table, query, options), asked);
  return writtenResponse(asked, answer, {
    status: 200,
    contentRange: contentRange(0, answer.rows, preferences.count ? answer.rows : null),
  });
}

async function remove(tx: Transaction, table: Table, asked: Asked): Promise<Response> {
  const { media, preferences, query } = asked;
  const options = { ...media, returning: preferences.return };
  const answer = await write(tx, deleteStatement(table, query, options), asked);
  return writtenResponse(asked, answer, {
    status: 200,
    contentRange: `*/${preferences.count ? answer.rows : "*"}`,
  });
}

async function call(
  tx: Transaction,
  routine: Routine,
  asked: Asked,
  args: Arguments,
): Promise<Response> {
  const { media, preferences, query, window } = asked;
  const count = preferences.count !== undefined;
  const answer = await one(tx, callStatement(routine, query, args, { ...media, window, count }));
  if (routine.isVoid) return new Response(null, { status: 204 });
  if (media.shape.format === "object" && routine.returnsSet) requireSingle(answer.rows);
  return rowsResponse(answer, answer.total, asked);
}

async function write(tx: Transaction, statement: Statement, asked: Asked): Promise<Answer> {
  const answer = await one(tx, statement);
  const { maxAffected, return: returning } = asked.preferences;
  if (maxAffected !== undefined && answer.rows > maxAffected) throw tooManyAffected(answer.rows);
  // Thrown inside the transaction: what cannot be answered as one object is not written either.
  if (asked.media.shape.format === "object" && returning === "representation") {
    requireSingle(answer.rows);
  }
  return answer;
}

async function one(tx: Transaction, { text, values, isSilent }: Statement): Promise<Answer> {
  const { rows, affectedRows } = await tx.query<Answer>(text, values);
  if (isSilent) return { rows: affectedRows, total: null, body: "", key: null };
  const answer = rows[0];
  if (!answer) throw new Error("A statement that always answers one row answered none");
  const total = answer.total === null ? null : Number(answer.total);
  return { ...answer, rows: Number(answer.rows), total };
}

/** How many rows match, as well as the caller wants to know it. */
async function estimate(tx: Transaction, table: Table, asked: Asked): Promise<number | null> {
  const { query, preferences } = asked;
  if (preferences.count === undefined) return null;
  if (preferences.count === "estimated") {
    const { text, values } = boundedCountStatement(table, query, MAX_ROWS + 1);
    const { rows } = await tx.query<{ total: number }>(text, values);
    const counted = Number(rows[0]?.total);
    if (counted <= MAX_ROWS) return counted;
  }
  const { text, values } = explainStatement(table, query);
  const { rows } = await tx.query<{ "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] }>(
    text,
    values,
  );
  return rows[0]?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? null;
}

function requireSingle(rows: number): void {
  if (rows !== 1) throw notSingular(rows);
}

function rowsResponse(answer: Answer, total: number | null, asked: Asked): Response {
  const { window, media, preferences } = asked;
  return new Response(answer.body, {
    status: rangeStatus(window.offset, answer.rows, total),
    headers: {
      "Content-Type": media.contentType,
      "Content-Range": contentRange(window.offset, answer.rows, total),
      ...(preferences.applied && { "Preference-Applied": preferences.applied }),
    },
  });
}

function writtenResponse(
  { media, preferences }: Asked,
  answer: Answer,
  reply: { status: ContentfulStatusCode; contentRange: string; location?: string | null },
): Response {
  const headers = new Headers({ "Content-Range": reply.contentRange });
  if (preferences.applied) headers.set("Preference-Applied", preferences.applied);
  if (reply.location) headers.set("Location", reply.location);
  if (preferences.return === "representation") {
    headers.set("Content-Type", media.contentType);
    return new Response(answer.body, { status: reply.status, headers });
  }
  return new Response(null, { status: reply.status === 200 ? 204 : reply.status, headers });
}

function understand(context: RestContext, on: "table" | "function"): Asked {
  const query = parseQuery(new URL(context.req.url).searchParams, on);
  const isRead = context.req.method === "GET" || context.req.method === "HEAD";
  return {
    caller: context.var.caller,
    media: negotiate(context.req.header("Accept")),
    preferences: parsePreferences(context.req.header("Prefer")),
    query,
    window: windowOf(query, isRead ? context.req.header("Range") : undefined, MAX_ROWS),
  };
}

function requirePublicSchema(context: RestContext): void {
  const isRead = context.req.method === "GET" || context.req.method === "HEAD";
  const schema = context.req.header(isRead ? "Accept-Profile" : "Content-Profile");
  if (schema !== undefined && schema !== "public") throw unacceptableSchema(schema);
}

async function payloadOf(context: RestContext, columns: string[] | undefined): Promise<Payload> {
  return parsePayload(await context.req.text(), context.req.header("Content-Type"), columns);
}

async function argumentsOf(context: RestContext, query: Query): Promise<Arguments> {
  if (context.req.method !== "POST") return { texts: query.args };
  const text = await context.req.text();
  if (text === "") return { payload: "{}", names: [] };
  const payload = parsePayload(text, context.req.header("Content-Type"), undefined);
  return { payload: payload.text, names: payload.columns };
}

function fits({ parameters }: Routine, given: string[]): boolean {
  return (
    given.every((name) => parameters.some((parameter) => parameter.name === name)) &&
    parameters.every(({ name, isOptional }) => isOptional || given.includes(name))
  );
}

const keyFilter = (key: Record<string, unknown>) =>
  Object.entries(key)
    .map(([name, value]) => `${encodeURIComponent(name)}=eq.${encodeURIComponent(String(value))}`)
    .join("&");

/**
 * What functions and policies may read of the request: all of it but the credentials, and of what it
 * says about its address only what was checked.
 */
function requestOf(context: RestContext, trustedProxies: BlockList) {
  const { apikey, authorization, cookie, ...headers } = context.req.header();
  for (const name of ["forwarded", "x-real-ip", "cf-connecting-ip"]) delete headers[name];
  headers["x-forwarded-for"] = clientAddress(context, trustedProxies);
  return { method: context.req.method, path: new URL(context.req.url).pathname, headers };
}
