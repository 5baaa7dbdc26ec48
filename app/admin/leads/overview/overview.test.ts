import { expect, test } from "vitest";
import type { FinancingLead } from "#supabase/database.types.ts";
import { summarizeLeads } from "./overview.ts";

const now = new Date(2026, 10, 21, 15, 0);
const daysAgo = (days: number, hour = 10) => new Date(2026, 10, 21 - days, hour).toISOString();

function lead(fields: Partial<FinancingLead>): FinancingLead {
  return {
    financing_option: "First Lending",
    status: "pending",
    first_contacted_at: null,
    created_at: daysAgo(0),
    ...fields,
  } as FinancingLead;
}

test("the overview counts days, lenders, statuses, conversion and the wait for a first call", () => {
  const overview = summarizeLeads(
    [
      lead({}),
      lead({ status: "converted", first_contacted_at: daysAgo(0, 12) }),
      lead({
        created_at: daysAgo(6),
        status: "contacted",
        first_contacted_at: daysAgo(5),
        financing_option: "Second Lending",
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
    { lender: "First Lending", leads: 2, converted: 1 },
    { lender: "Second Lending", leads: 1, converted: 0 },
  ]);
  expect(overview.statuses.map(({ leads }) => leads)).toEqual([1, 1, 1, 0]);
  const { median, contacted, spans } = overview.firstContact;
  expect([median, contacted]).toEqual([13 * 3_600_000, 2]);
  expect(spans.map(({ leads }) => leads)).toEqual([0, 1, 0, 1, 0]);
});

test("suspected junk is said, and in no other number", () => {
  const overview = summarizeLeads(
    [
      lead({}),
      lead({ suspected_junk: "address" }),
      lead({ suspected_junk: "staff", status: "converted" }),
    ],
    7,
    now,
  );
  expect([overview.total, overview.junk, overview.conversion]).toEqual([1, 2, 0]);
  expect(overview.days.at(-1)?.leads).toBe(1);
  expect(overview.lenders).toEqual([{ lender: "First Lending", leads: 1, converted: 0 }]);
});

test("without leads there is no conversion, not one of zero", () => {
  const overview = summarizeLeads([], 30, now);
  expect(overview.conversion).toBeNull();
  expect(overview.firstContact.median).toBeNull();
  expect(overview.days).toHaveLength(30);
});
