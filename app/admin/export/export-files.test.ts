import { downloadZip } from "client-zip";
import { expect, test } from "vitest";
import { csvOf, type ExportSource, exportFiles, exportName } from "./export-files.ts";
import { type ExportedRow, exportedTables, type TableName } from "./exported-tables.ts";

const now = new Date("2026-11-24T03:15:00Z");
const original = `${"a".repeat(64)}.jpg`;
const gone = `${"b".repeat(64)}.png`;

const tables: { [name in TableName]?: ExportedRow[] } = {
  shop: [{ the_only_row: true, name: "Example Home" }],
  products: [
    { id: "101", title: "=cmd()", sold_at: "2026-11-24T03:15:00+00:00", colors: ["gray"] },
  ],
  changes: [
    { id: 1, table_name: "holds", before: null, after: { name: "Dana", phone: "(586) 555-0117" } },
    { id: 2, table_name: "products", before: { original }, after: { original: gone } },
    { id: 3, table_name: "products", before: { original: "../secret" }, after: null },
  ],
};

const source = (rows = tables): ExportSource => ({
  rowsOf: async (table) => rows[table] ?? [],
  salesCsv: async () => "Date (Detroit),Kind",
  original: async (name) => (name === original ? new Blob(["picture"]).stream() : null),
});

/** What is in the archive, by path. */
async function read(of: ExportSource) {
  const files = new Map<string, string>();
  for await (const { name, input } of exportFiles(of, now)) {
    files.set(name, await new Response(input).text());
  }
  return files;
}

test("every table is there for programs and for spreadsheets", async () => {
  const files = await read(source());
  for (const table of Object.keys(exportedTables)) {
    expect(files.has(`tables/${table}.json`), table).toBe(true);
    expect(files.has(`tables/${table}.csv`), table).toBe(true);
  }
  for (const words of ["text_templates", "alert_phones", "lenders", "delivery_zones"]) {
    expect(files.has(`tables/${words}.csv`), words).toBe(true);
  }
  expect(JSON.parse(files.get("tables/products.json")!)).toEqual(tables.products);
  expect(files.get("sales.csv")).toBe("Date (Detroit),Kind");
  expect(files.get("READ ME.txt")).toContain("2026-11-23 22:15 in Detroit");
});

test("people are left out, their leads, holds and accounts", async () => {
  for (const table of ["financing_leads", "holds", "hold_requests", "user_roles", "erasures"]) {
    expect(exportedTables).not.toHaveProperty(table);
  }
  const files = await read(source());
  expect([...files.values()].join()).not.toMatch(/Dana|555-0117/);
  expect(JSON.parse(files.get("tables/changes.json")!)).toHaveLength(2);
});

test("pictures come as they were uploaded, also those of the history; one that is gone holds nothing up", async () => {
  const files = await read(source());
  const pictures = [...files.keys()].filter((name) => name.startsWith("pictures/"));
  expect(pictures).toEqual([`pictures/${original}`]);
  expect(files.get(`pictures/${original}`)).toBe("picture");
});

test("a spreadsheet's moments are Detroit's, and no cell is a formula", () => {
  expect(csvOf(tables.products!)).toBe(
    '\uFEFFid,title,sold_at,colors\r\n"101","\'=cmd()","2026-11-23 22:15","[""gray""]"\r\n',
  );
});

test("umlauts open right, a number below zero stays one, and a text that begins like one is no formula", () => {
  const text = csvOf([
    { name: "Möbel für Bücher", longitude: -83.0303, note: "-2+3", at: "@SUM(A1)" },
  ]);
  expect(text).toBe(
    "\uFEFFname,longitude,note,at\r\n" + `"Möbel für Bücher","-83.0303","'-2+3","'@SUM(A1)"\r\n`,
  );
});

test("whoever may read nothing gets no empty archive", async () => {
  const nothing = downloadZip(exportFiles(source({}), now));
  await expect(nothing.blob()).rejects.toThrow("Sign in again");
});

test("what goes wrong on the way leaves no half archive", async () => {
  const broken: ExportSource = {
    ...source(),
    rowsOf: async (table) => {
      if (table === "sales") throw new Error("The line was lost.");
      return tables[table] ?? [];
    },
  };
  await expect(downloadZip(exportFiles(broken, now)).blob()).rejects.toThrow("The line was lost.");
});

test("the archive is a zip, named by the day in Detroit", async () => {
  const bytes = new Uint8Array(await downloadZip(exportFiles(source(), now)).arrayBuffer());
  expect(String.fromCharCode(...bytes.slice(0, 4))).toBe("PK\u0003\u0004");
  expect(String.fromCharCode(...bytes.slice(-22, -18))).toBe("PK\u0005\u0006");
  expect(exportName(now)).toBe("store-2026-11-23.zip");
});
