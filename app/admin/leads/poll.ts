/** When to ask again for what changed: soon after something did, seldom in a quiet hour or trouble. */

export const fastest = 10_000;
export const slowestQuiet = 60_000;
export const slowestFailing = 300_000;

export type PollOutcome = "changed" | "quiet" | "failed";

/** Milliseconds until the next question. */
export function nextDelay(last: number, outcome: PollOutcome) {
  if (outcome === "changed") return fastest;
  if (outcome === "quiet") return Math.min(Math.max(last, fastest) * 1.5, slowestQuiet);
  return Math.min(Math.max(last, fastest) * 2, slowestFailing);
}

/**
 * From which moment on to ask. A change may become visible a little after its own time stamp, so what
 * was seen last is asked for again until that can no longer happen.
 */
export const lateBy = 15_000;

export interface Cursor {
  /** The newest `updated_at` seen. */
  seen: string;
  /** When, by this device's clock, it was first seen. */
  seenAt: number;
}

export function since({ seen, seenAt }: Cursor, now: number) {
  if (now - seenAt > lateBy + 5_000) return { after: seen, inclusive: false };
  return { after: new Date(Date.parse(seen) - lateBy).toISOString(), inclusive: true };
}

export function advance(cursor: Cursor, times: readonly string[], now: number): Cursor {
  let newest = cursor.seen;
  for (const time of times) if (time > newest) newest = time;
  return newest === cursor.seen ? cursor : { seen: newest, seenAt: now };
}
