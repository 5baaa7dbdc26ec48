import { describe, expect, test } from "vitest";
import type { FinancingLead } from "#supabase/database.types.ts";
import { csvCell } from "../../csv.ts";
import { csvFileName, detailsForm, leadsCsv, phoneAsText, plainForm } from "./leads-csv.ts";

const lead = {
  created_at: "2026-11-21T14:32:05.123456+00:00",
  first_name: "Ada",
  last_name: 'O"Brien, Jr.',
  phone: "5865550117",
  financing_option: "First Lending",
  status: "pending",
  notes: null,
} as FinancingLead;

const csvOf = (of: FinancingLead, form = plainForm) => leadsCsv([of], form);

test("the file begins with a mark, ends lines with CR LF, and quotes every cell", () => {
  expect(csvOf(lead)).toBe(
    "\uFEFFDate,First Name,Last Name,Phone,Financing Option,Status,Notes\r\n" +
      '"2026-11-21T14:32:05.123Z","Ada","O""Brien, Jr.","586-555-0117","First Lending","pending",""\r\n',
  );
});

test("the second form has Detroit's time, which a spreadsheet takes for one, product, showroom and amount", () => {
  const more = {
    ...lead,
    created_at: "2026-11-22T03:05:00+00:00",
    updated_at: "2026-11-22T15:00:00+00:00",
    calls: 2,
    assigned_to: "a",
    source: "site",
    id: "one",
    showroom: "east",
    piece: "oak-hall-bench",
  } as FinancingLead;
  const form = detailsForm((id) => `name of ${id}`, new Map([["one", { cents: 45_050 }]]));
  const [, row] = csvOf(more, form).split("\r\n");
  expect(row).toContain('"2026-11-21 22:05","Ada"');
  expect(row).toContain(
    '"2026-11-22 10:00","2","","name of a","Site","East","Oak hall bench","450.5","Financing"',
  );
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "|cmd", "\tx", "\rx"])(
  "a cell that begins like the formula %j begins with an apostrophe",
  (text) => {
    expect(csvCell(text)).toBe(`"'${text}"`);
  },
);

test("other cells stay as they are, with quotes doubled and lines kept", () => {
  expect(csvCell('a = b\n"c"')).toBe('"a = b\n""c"""');
});

describe("a phone stays a text", () => {
  test.each([
    ["(586) 555-0117", "(586) 555-0117"],
    ["586-555-0117", "586-555-0117"],
    ["586 555 0117", "586 555 0117"],
    ["1 (586) 555-0117", "1 (586) 555-0117"],
    ["5865550117", "586-555-0117"],
    ["(5865550117)", "586-555-0117"],
    ["15865550117", "1-586-555-0117"],
    ["12-12-2026", "1212 2026"],
    ["00442079460958", "0044 2079 4609 58"],
    ["(((((((((( ", "(((((((((( "],
  ])("%s is written %s", (phone, written) => {
    expect(phoneAsText(phone)).toBe(written);
  });
});

test("the name carries the day in Detroit", () => {
  expect(csvFileName(new Date("2026-01-06T04:59:00Z"))).toBe("financing-leads-2026-01-05.csv");
  expect(csvFileName(new Date("2026-01-05T17:00:00Z"), "partial")).toBe(
    "financing-leads-2026-01-05-partial.csv",
  );
});
