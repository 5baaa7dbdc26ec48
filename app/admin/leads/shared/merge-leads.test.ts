import { describe, expect, test } from "vitest";
import { mergeLeads } from "./merge-leads.ts";
import { makeLead as lead } from "./testing.ts";

describe("changes that come in", () => {
  const newest = lead({ created_at: "2026-11-21T12:00:00+00:00" });
  const oldest = lead({ created_at: "2026-11-01T12:00:00+00:00" });
  const leads = [newest, oldest];

  test("replace older versions and leave newer ones alone", () => {
    const changed = { ...oldest, status: "contacted" as const, version: 2 };
    expect(mergeLeads(leads, [changed])).toEqual([newest, changed]);
    expect(mergeLeads([newest, changed], [oldest])).toEqual([newest, changed]);
  });

  test("put new leads where their date belongs, once", () => {
    const late = lead({ created_at: "2026-11-10T12:00:00.5+00:00" });
    expect(mergeLeads(leads, [late, late])).toEqual([newest, late, oldest]);
  });

  test("that are none give back the very same list", () => {
    expect(mergeLeads(leads, [{ ...newest }])).toBe(leads);
    expect(mergeLeads(leads, [])).toBe(leads);
  });
});
