import { describe, expect, test } from "vitest";
import type { FinancingLead } from "#supabase/database.types.ts";
import { makeLead as lead } from "../shared/testing.ts";
import type { LeadFilter } from "./filters.ts";
import { filterLeads as filterAll, findDuplicates, findInNotes, sortLeads } from "./lead-list.ts";
import { leadAddress } from "./list-state.ts";

const everything = leadAddress.usual;
const context = {
  me: "me",
  now: Date.parse("2026-11-23T17:00:00Z"),
  withText: undefined,
  isRepeated: () => false,
  hours: undefined,
  sold: undefined,
};
const filterLeads = (leads: readonly FinancingLead[], filter: LeadFilter) =>
  filterAll(leads, filter, context);

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
    ["+12485550164", luis],
    ["+1 248", luis],
    ["1 (248) 555-0164", luis],
    ["248.555.0164", luis],
    ["1 248", luis],
    ["1-248-555", luis],
    ["tel:+12485550164", luis],
    ["\u202a+1 (248) 555\u20110164\u202c", luis],
    ["248–555–0164", luis],
    ["１２４８５５５０１６４", luis],
    ["oneil", luis],
    ["O’NEIL", luis],
    ["o'neil, luis", luis],
    ["whitfield dana", dana],
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

test("accents are found without them, and with them", () => {
  const maria = lead({ first_name: "María", last_name: "Nuñez" });
  for (const search of ["maria", "MARÍA", "nunez", "nuñez maria"]) {
    expect(filterLeads([maria], { ...everything, search }), search).toEqual([maria]);
  }
  const lukasz = lead({ first_name: "Łukasz", last_name: "Weiß García" });
  for (const search of ["lukasz", "ŁUKASZ", "weiss", "garcia-weiss", "weiß–garcía"]) {
    expect(filterLeads([lukasz, maria], { ...everything, search }), search).toEqual([lukasz]);
  }
});

test("words of the notes are found beside names and numbers, not among them", () => {
  const named = lead({ first_name: "Oak", notes: "Wants the oak set." });
  const noted = lead({ notes: "Wants the OAK set, café table." });
  const search = { ...everything, search: "oak" };
  expect(filterLeads([named, noted], search)).toEqual([named]);
  expect(findInNotes([named, noted], search, context)).toEqual([noted]);
  expect(findInNotes([noted], { ...everything, search: "table cafe" }, context)).toEqual([noted]);
  expect(findInNotes([noted], everything, context)).toEqual([]);
  const asked = lead({ piece: "oak-storage-bench" });
  expect(findInNotes([asked], { ...everything, search: "oak bench" }, context)).toEqual([asked]);
  expect(findInNotes([noted], { ...search, status: "declined" }, context)).toEqual([]);
});

test("worklists: whose leads, and which of them wait or are due", () => {
  const waiting = lead();
  const called = lead({ first_called_at: "2026-11-23T15:00:00Z", calls: 1, assigned_to: "me" });
  const due = lead({ status: "contacted", follow_up_at: "2026-11-23T16:59:00Z", assigned_to: "x" });
  const later = lead({ status: "contacted", follow_up_at: "2026-11-23T17:01:00Z" });
  const closed = lead({ status: "declined", follow_up_at: "2026-11-01T10:00:00Z" });
  const all = [waiting, called, due, later, closed];
  const on = (only: LeadFilter["only"]) => filterLeads(all, { ...everything, only });
  expect(on("waiting")).toEqual([waiting]);
  expect(on("mine")).toEqual([called]);
  expect(on("free")).toEqual([waiting, later]);
  expect(on("due")).toEqual([due]);
});

test("the last days count by the viewer's calendar", () => {
  const now = new Date(context.now);
  const at = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() - days, 0, 1).toISOString();
  const within = lead({ created_at: at(6) });
  const before = lead({ created_at: at(7) });
  expect(filterLeads([within, before], { ...everything, days: 7 })).toEqual([within]);
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
    filterLeads([a, b], {
      ...everything,
      search: "dana",
      status: "contacted",
      lender: "Second Lending",
    }),
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

test("leads of one customer belong together; one on its own is not in it", () => {
  const a = lead({ customer_id: "ann" });
  const b = lead({ customer_id: "ann" });
  const alone = lead({});
  expect([...findDuplicates([a, alone, b])]).toEqual([["ann", [a, b]]]);
});
