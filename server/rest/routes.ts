/** rest/v1: the part of PostgREST that the store uses, answering as PostgREST does. */

import type { BlockList } from "node:net";
import { Hono } from "hono";
import { asCaller, type Caller, isForm, isVisitor } from "#server/database/caller.ts";
import type { Database, Transaction } from "#server/database/database.ts";
import type { Keys, KeyVariables } from "#server/http/api-key.ts";
import { MEBIBYTE, readBodyUpTo } from "#server/http/body.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { ApiError, answerError } from "#server/http/errors.ts";
import type { RequestBudget } from "#server/http/request-budget.ts";
import type { Log } from "#server/logging.ts";
import type { Secrets } from "#server/secrets.ts";
import { countPath, createCountBudget } from "./count-budget.ts";
import {
  ambiguousFunction,
  invalidPath,
  invalidRpcMethod,
  noFunction,
  noRootDocument,
  noTable,
  nullByte,
  unsupportedMethod,
} from "./errors.ts";
import { identify } from "./identify.ts";
import { callRoutine, deleteRows, insertRows, readRows, updateRows } from "./operations.ts";
import { fromPostgres } from "./postgres-errors.ts";
import {
  argumentsOf,
  callerRequest,
  payloadOf,
  type RestContext,
  type RestRequest,
  readRequest,
  requirePublicSchema,
} from "./request.ts";
import type { Routine, Table } from "./schema.ts";
import { createSchemaCache } from "./schema-cache.ts";
import type { Arguments } from "./sql/call.ts";
import { createStaffList } from "./staff.ts";
import { createTurns } from "./turns.ts";

export interface RestOptions {
  database: Database;
  keys: Keys;
  secrets: Secrets;
  log: Log;
  trustedProxies: BlockList;
  budget: RequestBudget;
}

/** A lead is under 1 KB. */
const maxBytesOfVisitors = 16_384;

/** Visitors of one address are at the database at once; a form is some twenty milliseconds there. */
const mostAtOnce = 4;

export function restRoutes(options: RestOptions) {
  const { database, keys, secrets, log, trustedProxies, budget } = options;
  const app = new Hono<{ Variables: KeyVariables & { caller: Caller } }>();
  const schemaCache = createSchemaCache(database);
  const staff = createStaffList(database);
  const spendOnCounts = createCountBudget();
  const turns = createTurns(mostAtOnce);

  app.use(async (context, next) => {
    await next();
    context.res.headers.set("Cache-Control", "no-store");
  });
  app.use(async (context, next) => {
    const { keyKind } = context.var;
    const authorization = context.req.header("Authorization");
    const caller = await identify(authorization, keyKind, keys, secrets).catch(async (error) => {
      await budget.spend(clientAddress(context, trustedProxies));
      throw error;
    });
    caller.isStaff =
      caller.role === "authenticated" && (await staff.includes(caller.claims.sub ?? ""));
    context.set("caller", caller);
    const payer = payerOf(context, caller);
    if (payer) await budget.spend(payer);
    if (context.req.path.endsWith(countPath))
      await spendOnCounts(clientAddress(context, trustedProxies));
    if (/%00/.test(context.req.url)) throw nullByte();
    requirePublicSchema(context);
    await readBodyUpTo(context, isVisitor(caller) ? maxBytesOfVisitors : MEBIBYTE);
    await next();
  });

  app.get("/:table", async (context) => {
    const table = await findTable(context.req.param("table"));
    const request = readRequest(context, "table");
    return run(context, request, (tx) => readRows(tx, table, request));
  });

  app.post("/:table", async (context) => {
    const table = await findTable(context.req.param("table"));
    const request = readRequest(context, "table");
    const payload = await payloadOf(context, request.query.columns);
    return run(context, request, (tx) => insertRows(tx, table, request, payload));
  });

  app.patch("/:table", async (context) => {
    const table = await findTable(context.req.param("table"));
    const request = readRequest(context, "table");
    const payload = await payloadOf(context, request.query.columns);
    return run(context, request, (tx) => updateRows(tx, table, request, payload));
  });

  app.delete("/:table", async (context) => {
    const table = await findTable(context.req.param("table"));
    const request = readRequest(context, "table");
    return run(context, request, (tx) => deleteRows(tx, table, request));
  });

  app.on(["GET", "POST"], "/rpc/:routine", async (context) => {
    const request = readRequest(context, "function");
    const args = await argumentsOf(context, request.query);
    const routine = await findRoutine(context.req.param("routine"), args);
    return run(context, request, (tx) => callRoutine(tx, routine, request, args));
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
    // The caller is told less than the operator needs to know.
    if (known !== error && known?.status === 503) {
      log.error("The database can't serve requests", { error: error.message });
    }
    return answerError(log)(known ?? error, context);
  });

  async function findTable(name: string): Promise<Table> {
    const table =
      (await schemaCache.read()).tables.get(name) ?? (await schemaCache.refresh()).tables.get(name);
    if (!table) throw noTable(name);
    return table;
  }

  async function findRoutine(name: string, args: Arguments): Promise<Routine> {
    const given = "texts" in args ? args.texts.map(([argument]) => argument) : args.names;
    const named =
      (await schemaCache.read()).routines.get(name) ??
      (await schemaCache.refresh()).routines.get(name) ??
      [];
    const fitting = named.filter((routine) => fits(routine, given));
    if (fitting.length > 1) throw ambiguousFunction(fitting);
    if (!fitting[0]) throw noFunction(name, given, "names" in args);
    return fitting[0];
  }

  /**
   * Whose budget a request counts for: staff behind one router have one each, and the shop's own programs have
   * none. Strangers who sign up get no further one with each account.
   */
  function payerOf(context: RestContext, caller: Caller): string | undefined {
    if (isVisitor(caller)) return clientAddress(context, trustedProxies);
    return caller.isStaff ? `account ${caller.claims.sub}` : undefined;
  }

  async function run(
    context: RestContext,
    { caller }: RestRequest,
    work: (tx: Transaction) => Promise<Response>,
  ): Promise<Response> {
    // An account is shut out by itself: others behind its address sent nothing.
    const { sub } = caller.claims;
    const address = isVisitor(caller) ? clientAddress(context, trustedProxies) : undefined;
    const visitor = address && (sub ? `account ${sub}` : address);
    const ask = () =>
      asCaller(database, caller, callerRequest(context, trustedProxies), async (tx) => {
        // Others of the same visitor may have waited in line behind one that never ended.
        if (visitor) await budget.check(visitor);
        return work(tx);
      });
    try {
      return await (address ? turns.take(address, ask) : ask());
    } catch (error) {
      const isEndless = (error as { code?: string }).code === "57014";
      const isOwnWish = !isForm(context.req) && !context.req.path.endsWith(countPath);
      if (visitor && isEndless && isOwnWish) await budget.block(visitor);
      throw error;
    }
  }

  return app;
}

function fits({ parameters }: Routine, given: string[]): boolean {
  return (
    given.every((name) => name && parameters.some((parameter) => parameter.name === name)) &&
    parameters.every(({ name, isOptional }) => isOptional || given.includes(name))
  );
}
