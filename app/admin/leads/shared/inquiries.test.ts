/** Inquiries in the list of leads: found, filtered and exported with them, counted by none of their numbers. */
import { expect, test } from "vitest";
import type { FinancingLead, Inquiry } from "#supabase/database.types.ts";
import { filterLeads } from "../list/lead-list.ts";
import { detailsForm, leadsCsv, plainForm } from "../list/leads-csv.ts";
import { leadAddress } from "../list/list-state.ts";
import { asLead, isFinancing, kindLabels, leadKinds, tableOf, toLeads } from "./inquiries.ts";
import { fullName } from "./lead.ts";
import { makeLead } from "./testing.ts";
import { countWorklists } from "./worklists.ts";

const inquiry: Inquiry = {
  id: "i",
  kind: "walk_in",
  name: "Ned Ryerson",
  phone: null,
  phone_e164: null,
  piece: "oak-bench",
  showroom: "east",
  status: "contacted",
  notes: "Wants it by Friday",
  assigned_to: "me",
  follow_up_at: null,
  created_at: "2026-11-21T10:00:00+00:00",
  version: 1,
  updated_at: "2026-11-21T10:00:00+00:00",
  first_contacted_at: "2026-11-21T10:00:00+00:00",
  submission_key: null,
  anonymized_at: null,
};
const context = {
  ...{ me: "me", now: 0, withText: undefined, hours: undefined, sold: undefined },
  isRepeated: () => false,
};
const rows = [
  makeLead(),
  ...leadKinds.slice(1).map((kind) => asLead({ ...inquiry, id: kind, kind: kind as "call" })),
];
const find = (filter: Partial<typeof leadAddress.usual>) =>
  filterLeads(rows, { ...leadAddress.usual, ...filter }, context);

test("an inquiry bears its name and its kind, and has no number where none was left", () => {
  const row = asLead(inquiry);
  expect([fullName(row), row.phone, row.financing_option]).toEqual(["Ned Ryerson", "", "Walk-in"]);
  expect(tableOf(row)).toBe("inquiries");
  expect(tableOf(makeLead())).toBe("financing_leads");
});

test("what either table answers becomes rows of the list", () => {
  const lead = makeLead();
  const both = toLeads([lead, inquiry as unknown as FinancingLead]);
  expect(both).toEqual([lead, asLead(inquiry)]);
  expect(both.filter(isFinancing)).toEqual([lead]);
});

test.each(leadKinds)("%s are listed by themselves", (kind) => {
  expect(find({ kind }).map((lead) => lead.kind ?? "financing")).toEqual([kind]);
});

test("the search finds names, notes stay beside, and all kinds are listed together", () => {
  expect(find({ search: "ryerson" })).toHaveLength(4);
  expect(find({})).toHaveLength(5);
});

test("inquiries are on the lists of work, by whose they are", () => {
  expect(countWorklists(rows, "me", 0).mine).toBe(4);
});

test("no inquiry without a showroom came from the site", () => {
  const row = asLead({ ...inquiry, showroom: null });
  const fromSite = { ...leadAddress.usual, showroom: "site" };
  expect(filterLeads([row, makeLead()], fromSite, context)).toHaveLength(1);
});

const csvOf = (leads: FinancingLead[], form = plainForm) => leadsCsv(leads, form);

test("the specified file has financing leads alone", () => {
  const lead = makeLead({ first_name: "Dana" });
  expect(csvOf([asLead(inquiry), lead])).toBe(csvOf([lead]));
});

test("the file of all details says product, showroom, person, amount and kind", () => {
  const form = detailsForm(() => "Will", new Map([["i", { cents: 15_000 }]]));
  expect(csvOf([asLead(inquiry)], form)).toContain(
    '"","Will","Walk-in","East","Oak bench","150","Walk-in"',
  );
  expect(new Set(Object.values(kindLabels)).size).toBe(5);
});
