/** Which rows were asked for, and which of them the answer holds. */

import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Window } from "#server/rest/sql/statement.ts";
import { invalidRange } from "./errors.ts";

/** As on a hosted project: no answer, and no list in one, has more rows. */
export const MAX_ROWS = 1000;

/** `limit` and `offset` come before a `Range` header; no one gets more than `most` rows. */
export function windowOf(
  { limit, offset }: { limit: number | undefined; offset: number | undefined },
  header: string | undefined,
  most: number,
): Window {
  const range = parseRange(header);
  if (limit !== undefined && limit < 0) {
    throw invalidRange("Limit should be greater than or equal to zero.");
  }
  return {
    offset: Math.max(0, offset ?? range.offset),
    limit: Math.min(limit ?? range.limit, most),
  };
}

/** `0-9` are the first ten rows, `10-` all but those. Other units than rows are not for us. */
function parseRange(header = ""): { offset: number; limit: number } {
  const { first, last } = /^(?<first>\d{1,15})-(?<last>\d{0,15})$/.exec(header)?.groups ?? {};
  if (first === undefined) return { offset: 0, limit: Number.POSITIVE_INFINITY };
  const offset = Number(first);
  if (!last) return { offset, limit: Number.POSITIVE_INFINITY };
  if (Number(last) < offset) {
    throw invalidRange(
      "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
    );
  }
  return { offset, limit: Number(last) - offset + 1 };
}

/** The value of `Content-Range`: which rows of how many. */
export function contentRange(offset: number, rows: number, total: number | null): string {
  return `${rows > 0 ? `${offset}-${offset + rows - 1}` : "*"}/${total ?? "*"}`;
}

/** 206 for a part, 416 beyond the end. */
export function rangeStatus(
  offset: number,
  rows: number,
  total: number | null,
): ContentfulStatusCode {
  if (total === null) return 200;
  if (offset > total) {
    throw invalidRange(`An offset of ${offset} was requested, but there are only ${total} rows.`);
  }
  return rows < total ? 206 : 200;
}
