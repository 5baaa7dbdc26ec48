import { describe, expect, test } from "vitest";
import type { FinancingLead } from "#supabase/database.types.ts";
import { csvCell } from "../../csv.ts";
import { createCsvFile, csvFileName, detailsForm, phoneAsText, plainForm } from "./leads-csv.ts";

const lead = {
  created_at: "2026-11-21T14:32:05.123456+00:00",
  first_name: "Ada",
  last_name: 'O"Brien, Jr.',
  phone: "5865550117",
  financing_option: "First Lending",
  status: "pending",
  notes: null,
} as FinancingLead;

/** The file's text with the mark at its beginning, which Blob.text() leaves out. */
async function csvOf(of: FinancingLead, form = plainForm) {
  const file = await createCsvFile([of], () => {}, form);
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.arrayBuffer());
}

test("the file begins with a mark, ends lines with CR LF, and quotes every cell", async () => {
  expect(await csvOf(lead)).toBe(
    "\uFEFFDate,First Name,Last Name,Phone,Financing Option,Status,Notes\r\n" +
      '"2026-11-21T14:32:05.123Z","Ada","O""Brien, Jr.","586-555-0117","First Lending","pending",""\r\n',
  );
});

test("the second form has Detroit's time, which a spreadsheet takes for one, product, showroom and amount", async () => {
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
  const [, row] = (await csvOf(more, form)).split("\r\n");
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

test("the name carries the viewer's date", () => {
  expect(csvFileName(new Date(2026, 0, 5, 23, 59))).toBe("financing-leads-2026-01-05.csv");
  expect(csvFileName(new Date(2026, 0, 5), "partial")).toBe(
    "financing-leads-2026-01-05-partial.csv",
  );
});

test("a long file is whole and tells how far it is", async () => {
  const progress: number[] = [];
  const file = await createCsvFile(
    Array.from({ length: 4_500 }, () => lead),
    (done) => progress.push(done),
  );
  expect(progress).toEqual([2_000, 4_000, 4_500]);
  expect((await file.text()).split("\r\n")).toHaveLength(4_502);
});
