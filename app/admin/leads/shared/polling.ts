/** When to ask again for what changed: every few seconds, so that a lead is heard; seldom in trouble. */

/** A new lead is known within ten seconds, with the time that the answer takes. */
export const pollMs = 8_000;
export const slowestPollMs = 300_000;

/** A small request between the full ones: what others just did shows within seconds. */
export const quickPollMs = 2_000;

/** Milliseconds until the next question, longer with each one in a row that failed. */
export const nextDelay = (failures: number) => Math.min(pollMs * 2 ** failures, slowestPollMs);

/**
 * From which moment on to ask. A change may become visible a little after its own time stamp, so what
 * was seen last is asked for again until that can no longer happen.
 */
export const commitLagMs = 15_000;

export interface Cursor {
  /** The newest `updated_at` seen. */
  seen: string;
  /** When it was first seen, in milliseconds of the page's own clock. */
  seenAt: number;
}

export function changesAfter({ seen, seenAt }: Cursor, now: number) {
  if (now - seenAt > commitLagMs + 5_000) return { after: seen, inclusive: false };
  return { after: new Date(Date.parse(seen) - commitLagMs).toISOString(), inclusive: true };
}

export function advanceCursor(cursor: Cursor, times: readonly string[], now: number): Cursor {
  let newest = cursor.seen;
  for (const time of times) if (time > newest) newest = time;
  return newest === cursor.seen ? cursor : { seen: newest, seenAt: now };
}
