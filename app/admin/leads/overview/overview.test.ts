import { expect, test } from "vitest";
import { formatDuration } from "#app/admin/format.ts";
import {
  advance,
  fastest,
  lateBy,
  nextDelay,
  since,
  slowestFailing,
  slowestQuiet,
} from "#app/admin/leads/poll.ts";
import type { FinancingLead } from "#app/lib/database.types.ts";
import { makeOverview } from "./overview.ts";

const now = new Date(2026, 10, 21, 15, 0);
const daysAgo = (days: number, hour = 10) => new Date(2026, 10, 21 - days, hour).toISOString();

function lead(fields: Partial<FinancingLead>): FinancingLead {
  return {
    financing_option: "Bridgewater Credit",
    status: "pending",
    first_contacted_at: null,
    created_at: daysAgo(0),
    ...fields,
  } as FinancingLead;
}

test("the overview counts days, lenders, statuses, conversion and the wait for a first call", () => {
  const overview = makeOverview(
    [
      lead({}),
      lead({ status: "converted", first_contacted_at: daysAgo(0, 12) }),
      lead({
        created_at: daysAgo(6),
        status: "contacted",
        first_contacted_at: daysAgo(5),
        financing_option: "Easy Lane Leasing",
      }),
      lead({ created_at: daysAgo(7, 23) }),
    ],
    7,
    now,
  );
  expect(overview.days.map(({ leads }) => leads)).toEqual([1, 0, 0, 0, 0, 0, 2]);
  expect(overview.total).toBe(3);
  expect(overview.conversion).toBeCloseTo(1 / 3);
  expect(overview.lenders).toEqual([
    { lender: "Bridgewater Credit", leads: 2, converted: 1 },
    { lender: "Easy Lane Leasing", leads: 1, converted: 0 },
  ]);
  expect(overview.statuses.map(({ leads }) => leads)).toEqual([1, 1, 1, 0]);
  const { median, contacted, waiting, spans } = overview.firstContact;
  expect([median, contacted, waiting]).toEqual([13 * 3_600_000, 2, 1]);
  expect(spans.map(({ leads }) => leads)).toEqual([0, 1, 0, 1, 0]);
});

test("without leads there is no conversion, not one of zero", () => {
  const overview = makeOverview([], 30, now);
  expect(overview.conversion).toBeNull();
  expect(overview.firstContact.median).toBeNull();
  expect(overview.days).toHaveLength(30);
});

test.each([
  [20_000, "under a minute"],
  [45 * 60_000, "45 min"],
  [200 * 60_000, "3 h 20 min"],
  [26 * 3_600_000, "1 day 2 h"],
  [48 * 3_600_000, "2 days"],
])("%d ms read as %s", (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test("questions get rarer while nothing happens, rarer still in trouble, and quick again", () => {
  expect(nextDelay(fastest, "quiet")).toBe(15_000);
  expect(nextDelay(50_000, "quiet")).toBe(slowestQuiet);
  expect(nextDelay(slowestQuiet, "failed")).toBe(120_000);
  expect(nextDelay(250_000, "failed")).toBe(slowestFailing);
  expect(nextDelay(slowestFailing, "changed")).toBe(fastest);
});

test("what may have become visible late is asked for again, for as long as it may", () => {
  const seen = "2026-11-21T15:00:00.123456+00:00";
  expect(since({ seen, seenAt: 1_000 }, 1_000 + lateBy)).toEqual({
    after: "2026-11-21T14:59:45.123Z",
    inclusive: true,
  });
  expect(since({ seen, seenAt: 1_000 }, 60_000)).toEqual({ after: seen, inclusive: false });
});

test("the cursor moves with the newest change only", () => {
  const cursor = { seen: "2026-11-21T15:00:00.5+00:00", seenAt: 1 };
  expect(advance(cursor, ["2026-11-21T15:00:00.123+00:00"], 2)).toBe(cursor);
  expect(advance(cursor, ["2026-11-21T15:00:00.51+00:00"], 2)).toEqual({
    seen: "2026-11-21T15:00:00.51+00:00",
    seenAt: 2,
  });
});
