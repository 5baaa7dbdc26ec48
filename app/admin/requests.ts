/** What every request of the back office keeps to. */
import type { PostgrestBuilder, PostgrestTransformBuilder } from "@supabase/postgrest-js";

/** The hosted service never returns more rows in one call, and does not say so. */
export const rowsPerRequest = 1000;

/** Ids of this many rows fit well into an address. */
export const idsPerRequest = 100;

// biome-ignore lint/suspicious/noExplicitAny: of whatever table or function.
type Any = any;

/** What the database answers to a question, which is given up where nobody waits for it anymore. Throws its refusal. */
export async function read<Result>(
  signal: AbortSignal,
  asked: PostgrestBuilder<Any, Result>,
): Promise<Result> {
  // A single row's type forgets that it is asked for in the same way.
  const question = asked as PostgrestTransformBuilder<Any, Any, Any, Result>;
  return (await question.abortSignal(signal).throwOnError()).data;
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
