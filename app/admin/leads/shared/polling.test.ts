import { expect, test } from "vitest";
import {
  advanceCursor,
  changesAfter,
  commitLagMs,
  nextDelay,
  pollMs,
  slowestPollMs,
} from "./polling.ts";

test("questions come every few seconds, and rarer with each one that fails", () => {
  expect([0, 1, 2, 3].map(nextDelay)).toEqual([pollMs, 2 * pollMs, 4 * pollMs, 8 * pollMs]);
  expect(nextDelay(20)).toBe(slowestPollMs);
});

test("what may have become visible late is asked for again, for as long as it may", () => {
  const seen = "2026-11-21T15:00:00.123456+00:00";
  expect(changesAfter({ seen, seenAt: 1_000 }, 1_000 + commitLagMs)).toEqual({
    after: "2026-11-21T14:59:45.123Z",
    inclusive: true,
  });
  expect(changesAfter({ seen, seenAt: 1_000 }, 60_000)).toEqual({ after: seen, inclusive: false });
});

test("the cursor moves with the newest change only", () => {
  const cursor = { seen: "2026-11-21T15:00:00.5+00:00", seenAt: 1 };
  expect(advanceCursor(cursor, ["2026-11-21T15:00:00.123+00:00"], 2)).toBe(cursor);
  expect(advanceCursor(cursor, ["2026-11-21T15:00:00.51+00:00"], 2)).toEqual({
    seen: "2026-11-21T15:00:00.51+00:00",
    seenAt: 2,
  });
});
