/** What every request of the back office keeps to. */
import type { PostgrestSingleResponse } from "@supabase/postgrest-js";
import { queryOptions, type UndefinedInitialDataOptions } from "@tanstack/react-query";
import type { Json } from "#supabase/database.generated.ts";

/** The hosted service never returns more rows in one call, and does not say so. */
export const rowsPerRequest = 1000;

/** Ids of this many rows fit well into an address. */
export const idsPerRequest = 100;

/** The items, so many at a time. */
export const chunksOf = <Item>(items: readonly Item[], most: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, at) =>
    items.slice(at * most, (at + 1) * most),
  );

/**
 * What the database answers to a question, which is given up where nobody waits for it anymore; throws its refusal.
 * What a function answers as JSON is of the type that is named.
 */
export function read<Rows>(signal: AbortSignal, asked: Asked<Rows>): Promise<Rows>;
export function read<Answer>(signal: AbortSignal, asked: Asked<Json>): Promise<Answer>;
export async function read<Rows>(signal: AbortSignal, asked: Asked<Rows>): Promise<Rows> {
  // The type of a single row forgets that it is asked for in the same way.
  const { data, error } = await (asked as Abortable<Rows>).abortSignal(signal);
  if (error) throw error;
  return data;
}

/** A query of what the database answers to one question. */
export const rowsQuery = <Rows>(
  queryKey: readonly unknown[],
  ask: () => Asked<Rows>,
  more: Pick<UndefinedInitialDataOptions<Rows>, "staleTime" | "refetchInterval" | "retry"> = {},
) => queryOptions({ queryKey, queryFn: ({ signal }) => read(signal, ask()), ...more });

type Asked<Rows> = PromiseLike<PostgrestSingleResponse<Rows>>;
interface Abortable<Rows> extends Asked<Rows> {
  abortSignal: (signal: AbortSignal) => Asked<Rows>;
}

interface Pageable<Rows> {
  range: (from: number, to: number) => Asked<Rows>;
}

/** Every row that a question asks for, a request's worth at a time. */
export async function readAll<Row>(signal: AbortSignal, ask: () => Pageable<Row[]>) {
  const rows: Row[] = [];
  for (;;) {
    const page = await read(signal, ask().range(rows.length, rows.length + rowsPerRequest - 1));
    rows.push(...page);
    if (page.length < rowsPerRequest) return rows;
  }
}

/**
 * The rows that an update or a delete changed. None is a failure: row security answers no error for what
 * is gone, or no longer ours to change.
 */
export function changedRows<Row>({ data }: { data: Row[] }): Row[] {
  if (data.length === 0) {
    throw new Error(
      "Nothing was changed: someone else changed it first, or your admin role was removed. Reload the page to see the latest.",
    );
  }
  return data;
}
