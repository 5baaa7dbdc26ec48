/** Reads, writes and calls, each inside the caller's transaction, and answered as PostgREST does. */

import type { StatusCode } from "hono/utils/http-status";
import type { Transaction } from "#server/database/database.ts";
import { cannotLimitAffected, notSingular, tooManyAffected } from "./errors.ts";
import type { Payload } from "./payload.ts";
import { contentRange, MAX_ROWS, rangeStatus } from "./range.ts";
import type { RestRequest } from "./request.ts";
import type { Routine, Table } from "./schema.ts";
import { type Arguments, callStatement } from "./sql/call.ts";
import { boundedCountStatement, explainStatement, selectStatement } from "./sql/read.ts";
import type { Answer, Statement } from "./sql/statement.ts";
import {
  deleteStatement,
  insertStatement,
  updatedStatement,
  updateStatement,
} from "./sql/write.ts";

export async function readRows(
  tx: Transaction,
  table: Table,
  request: RestRequest,
): Promise<Response> {
  const { media, preferences, query, window } = request;
  const count = preferences.count === "exact";
  const answer = await one(tx, selectStatement(table, query, { ...media, window, count }));
  if (media.shape.format === "object") requireSingle(answer.rows);
  const total = count ? answer.total : await estimate(tx, table, request);
  return rowsResponse(answer, total, request);
}

export async function insertRows(
  tx: Transaction,
  table: Table,
  request: RestRequest,
  payload: Payload,
): Promise<Response> {
  const { media, preferences, query } = request;
  const returning = preferences.return;
  const statement = insertStatement(table, query, {
    ...media,
    returning,
    payload,
    onDuplicates: preferences.resolution,
    useDefaults: preferences.missing === "default",
  });
  const answer = await write(tx, statement, request);
  const mayMerge = preferences.resolution === "merge-duplicates" && answer.rows > 0;
  const updated = mayMerge ? (await one(tx, updatedStatement)).rows : 0;
  return writtenResponse(request, answer, {
    status: mayMerge && updated >= answer.rows ? 200 : 201,
    contentRange: `*/${preferences.count ? answer.rows : "*"}`,
    location: answer.key && `/${table.name}?${keyFilter(answer.key)}`,
  });
}

export async function updateRows(
  tx: Transaction,
  table: Table,
  request: RestRequest,
  payload: Payload,
): Promise<Response> {
  const { media, preferences, query } = request;
  const options = { ...media, returning: preferences.return, payload };
  const answer = await write(tx, updateStatement(table, query, options), request);
  return writtenResponse(request, answer, {
    status: preferences.return === "representation" ? 200 : 204,
    contentRange: contentRange(0, answer.rows, preferences.count ? answer.rows : null),
  });
}

export async function deleteRows(
  tx: Transaction,
  table: Table,
  request: RestRequest,
): Promise<Response> {
  const { media, preferences, query } = request;
  const options = { ...media, returning: preferences.return };
  const answer = await write(tx, deleteStatement(table, query, options), request);
  return writtenResponse(request, answer, {
    status: preferences.return === "representation" ? 200 : 204,
    contentRange: `*/${preferences.count ? answer.rows : "*"}`,
  });
}

export async function callRoutine(
  tx: Transaction,
  routine: Routine,
  request: RestRequest,
  args: Arguments,
): Promise<Response> {
  const { media, preferences, query, window } = request;
  const { count, maxAffected } = preferences;
  if (maxAffected !== undefined && !routine.returnsSet) throw cannotLimitAffected();
  const options = { ...media, window, count: count !== undefined };
  const answer = await one(tx, callStatement(routine, query, args, options));
  const affected = Number(answer.affected);
  if (maxAffected !== undefined && affected > maxAffected) throw tooManyAffected(affected);
  if (routine.isVoid) return new Response(null, { status: 204 });
  if (media.shape.format === "object" && routine.returnsSet) requireSingle(answer.rows);
  return rowsResponse(answer, answer.total, request);
}

async function write(tx: Transaction, statement: Statement, request: RestRequest): Promise<Answer> {
  const answer = await one(tx, statement);
  const { maxAffected, return: returning } = request.preferences;
  if (maxAffected !== undefined && answer.rows > maxAffected) throw tooManyAffected(answer.rows);
  // Thrown inside the transaction: what cannot be answered as one object is not written either.
  if (request.media.shape.format === "object" && returning === "representation") {
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
async function estimate(
  tx: Transaction,
  table: Table,
  request: RestRequest,
): Promise<number | null> {
  const { query, preferences } = request;
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

function rowsResponse(answer: Answer, total: number | null, request: RestRequest): Response {
  const { window, media, preferences } = request;
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
  { media, preferences }: RestRequest,
  answer: Answer,
  reply: { status: StatusCode; contentRange: string; location?: string | null },
): Response {
  const headers = new Headers({ "Content-Range": reply.contentRange });
  if (preferences.applied) headers.set("Preference-Applied", preferences.applied);
  if (reply.location) headers.set("Location", reply.location);
  if (preferences.return === "representation") {
    headers.set("Content-Type", media.contentType);
    return new Response(answer.body, { status: reply.status, headers });
  }
  return new Response(null, { status: reply.status, headers });
}

const keyFilter = (key: Record<string, unknown>) =>
  Object.entries(key)
    .map(([name, value]) => `${encodeURIComponent(name)}=eq.${encodeURIComponent(String(value))}`)
    .join("&");
