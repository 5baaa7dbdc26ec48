import { describe, expect, test } from "vitest";
import { makeLead as lead } from "#app/admin/leads/shared/testing.ts";
import { filterLeads, findDuplicates, type LeadFilter, paginate, sortLeads } from "./lead-list.ts";

const everything: LeadFilter = { search: "", status: "all", lender: "all" };

describe("a search", () => {
  const dana = lead();
  const luis = lead({ first_name: "Luis", last_name: "O'Neil", phone: "2485550164" });
  const found = (search: string) => filterLeads([dana, luis], { ...everything, search });

  test.each([
    ["dAnA", dana],
    ["field", dana],
    ["dana whit", dana],
    ["(586)", dana],
    ["555-0117", dana],
    ["5865550117", dana],
    ["o'neil", luis],
    ["8555016", luis],
    ["248-555", luis],
  ])("for %s finds by first name, last name or phone", (search, expected) => {
    expect(found(search)).toEqual([expected]);
  });

  test("does not look into other fields, and finds nothing where nothing is", () => {
    expect(found("bridgewater")).toEqual([]);
    expect(found("zzz")).toEqual([]);
  });

  test("of nothing is everything, as it was", () => {
    const all = [dana, luis];
    expect(filterLeads(all, { ...everything, search: "  " })).toBe(all);
  });
});

test("what is set aside as junk shows only where it is asked for", () => {
  const a = lead();
  const b = lead({ suspected_junk: "staff" });
  const c = lead({ suspected_junk: "address", status: "contacted" });
  expect(filterLeads([a, b, c], everything)).toEqual([a]);
  expect(filterLeads([a, b, c], { ...everything, status: "contacted" })).toEqual([]);
  expect(filterLeads([a, b, c], { ...everything, status: "junk" })).toEqual([b, c]);
});

test("filters go together", () => {
  const a = lead({ status: "contacted", financing_option: "Second Lending" });
  const b = lead({ status: "contacted" });
  expect(filterLeads([a, b], { ...everything, status: "contacted" })).toEqual([a, b]);
  expect(
    filterLeads([a, b], { search: "dana", status: "contacted", lender: "Second Lending" }),
  ).toEqual([a]);
});

test("leads that compare equal stay newest first in both directions", () => {
  const newer = lead({ status: "contacted" });
  const older = lead({ status: "contacted" });
  const pending = lead();
  const leads = [newer, older, pending];
  expect(sortLeads(leads, { column: "status", descending: false })).toEqual([
    pending,
    newer,
    older,
  ]);
  expect(sortLeads(leads, { column: "status", descending: true })).toEqual([newer, older, pending]);
});

test("leads with one phone are duplicates; phones that nobody can compare are not", () => {
  const a = lead({ phone_e164: "+15865550199" });
  const b = lead({ phone_e164: "+15865550199" });
  const alone = lead({ phone_e164: "+15865550198" });
  const odd = [lead({ phone_e164: null }), lead({ phone_e164: null })];
  expect([...findDuplicates([a, alone, b, ...odd])]).toEqual([["+15865550199", [a, b]]]);
});

test("a page beyond the end is the last one", () => {
  expect(paginate([1, 2, 3], 9, 2)).toEqual({ page: 2, pages: 2, items: [3] });
  expect(paginate([], 1, 2)).toEqual({ page: 1, pages: 1, items: [] });
});
