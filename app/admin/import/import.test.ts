import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { recognize } from "./columns.ts";
import { knownProducts } from "./known-products.ts";
import { missingPictures, pictureNames } from "./picture-files.ts";
import { decode, readTable } from "./read-file.ts";
import { readRows } from "./read-rows.ts";
import { recordsOf } from "./records.ts";
import type { ImportRow } from "./row.ts";
import { asExpected, batchesOf, saveBatches } from "./saving.ts";
import type { Settings } from "./settings.ts";
import { limits } from "./table.ts";
import { mappingFor, parseKept, withMapping } from "./use-import-file.ts";

const none = knownProducts([]);
const settings: Settings = {
  as: "live",
  now: new Date("2026-11-23T15:00:00Z"),
  defaults: {
    ...{ list: "by kind", condition: "new", pricePercent: 0, showroom: "east", lot: "" },
    compareAtSource: "Their list",
  },
};

const fileOf = (name: string) =>
  readTable(new Uint8Array(readFileSync(join(import.meta.dirname, "files", name))), name);
const tableOf = (text: string) => readTable(new TextEncoder().encode(text), "list.csv");

async function importOf(name: string, more: Partial<Settings["defaults"]> = {}) {
  const table = await fileOf(name);
  const { source, mapping } = recognize(table);
  const { records, leftOut } = recordsOf(table, mapping, source);
  const defaults = { ...settings.defaults, ...more };
  const rows = await readRows(records, none, { ...settings, defaults }, new Map());
  return { kind: table.kind, source, rows, leftOut: leftOut.map(({ line }) => line), mapping };
}

/** What a row makes, in one line. */
const lineOf = ({ line, fields, save, problems }: ImportRow) =>
  [
    ...[line, fields.title, fields.list, fields.type, fields.condition],
    `${fields.price}/${fields.compareAt || "-"}`,
    `${fields.east || 0}+${fields.west || 0}`,
    save ? save.product.state : Object.keys(problems).join(),
  ].join(" | ");

test("Shopify: a variant is a product of its own, another picture is none", async () => {
  const { kind, source, rows, leftOut } = await importOf("shopify.csv");
  expect([kind, source, leftOut]).toEqual(["CSV, separated by commas, UTF-8", "Shopify", [4]]);
  expect(rows.map(lineOf)).toEqual([
    "2 | Dove Linen Sofa, Gray | living-room | sofa | new | 499/1299 | 4+0 | live",
    "3 | Dove Linen Sofa, Navy | living-room | sofa | new | 549/1299 | 2+0 | live",
    "5 | Elm Dining Table | dining-room | dining table | new | 399/- | 0+0 | draft",
  ]);
  expect(rows[1]!.fields.description).toBe(
    "Three seats, feather-blend cushions.\nRemovable covers\nKiln-dried frame & springs",
  );
  expect(rows.map(({ save }) => save?.product.sku)).toEqual(["DLS-GRY", "DLS-NVY", "ELM-72"]);
  const files = new Map(
    ["dls-gray.jpg", "dls-nvy-2.png", "dls-back.jpg", "elm-720.jpg"].map((name) => [
      name,
      () => new File([], name),
    ]),
  );
  expect(rows.map((row) => pictureNames(row, files))).toEqual([
    ["dls-gray.jpg"],
    ["dls-back.jpg", "dls-nvy-2.png"],
    [],
  ]);
});

test("Square: variations, and counts by showroom, in UTF-16 with tabs", async () => {
  const { kind, source, rows } = await importOf("square.csv");
  expect([kind, source]).toEqual(["CSV, separated by tabs, UTF-16", "Square"]);
  expect(rows.map(lineOf)).toEqual([
    "2 | Plush Euro Top Mattress, Queen | mattress | mattress | new | 449/- | 3+1 | live",
    "3 | Plush Euro Top Mattress, King | mattress | mattress | new | 599/- | 0+2 | live",
    "4 | Barrel Accent Chair | living-room | accent chair | new | 129/- | 5+0 | live",
  ]);
  expect(rows[0]!.fields.description).toBe('Cool gel, "soft" side up');
});

test("Lightspeed: its own ids are no tag numbers; Windows-1252", async () => {
  const { kind, source, rows } = await importOf("lightspeed.csv");
  expect([kind, source]).toEqual(["CSV, separated by commas, Windows-1252", "Lightspeed"]);
  expect(rows.map(lineOf)).toEqual([
    "2 | Chêne writing desk | clearance | desk | new | 219/- | 2+1 | live",
    "3 | Rue lamp, Brass | clearance | lamp | new | 39/- | 0+6 | live",
    "4 | Rue lamp, Black | clearance | lamp | new | 39/- | 1+0 | draft",
  ]);
  expect(rows[0]!.fields.cost).toBe("80");
});

test("WooCommerce: variations inherit, prices with a comma, sizes in centimeters", async () => {
  const { kind, source, rows, leftOut } = await importOf("woocommerce.csv");
  expect([kind, source, leftOut]).toEqual([
    "CSV, separated by semicolons, UTF-8",
    "WooCommerce",
    [2],
  ]);
  expect(rows.map(lineOf)).toEqual([
    "3 | Harbor sectional - Sand | living-room | sectional | new | 1299/2799 | 2+0 | live",
    "4 | Harbor sectional - Charcoal | living-room | sectional | new | 2799/- | 1+0 | live",
    "5 | Bay bunk bed | bedroom | bunk bed | new | 449.50/- | 5+0 | draft",
  ]);
  expect(rows[0]!.fields).toMatchObject({
    color: "beige",
    finish: "Sand",
    description: "Deep seats",
  });
  expect(rows[0]!.said.parts).toBe("118.11 x 90.55 x 33.86");
});

test("a manifest: prices from the compare-at price, its sum is no product", async () => {
  const { kind, source, rows, leftOut } = await importOf("manifest.xlsx", { pricePercent: 40 });
  expect([kind, source, leftOut]).toEqual([
    "XLSX, sheet “Items”, the longest of 2",
    "a liquidator’s manifest",
    [9],
  ]);
  expect(rows.map(lineOf)).toEqual([
    "5 | Ashford 6-drawer dresser, walnut finish | bedroom | dresser | new | 259/649.99 | 3+0 | condition",
    "6 | Ashford nightstand, walnut finish | bedroom | nightstand | open box | 79/199 | 6+0 | live",
    "7 | Kellen power reclining sofa with USB and cup holders, blue | living-room | sofa | cosmetic mark | 599/1499 | 1+0 | live",
    "8 | Mystery lot | clearance |  | new | /- | 1+0 | condition,price",
  ]);
  expect(rows[2]!.fields).toMatchObject({
    conditionReason: "Damaged - torn seam on back",
    lot: "88120",
    cost: "260",
  });
  // Without that rule no price is made up.
  const without = await importOf("manifest.xlsx");
  expect(without.rows.every(({ problems }) => problems.price)).toBe(true);
});

test("typed by hand: other words, and two rows to mend", async () => {
  const { rows } = await importOf("by-hand.csv");
  expect(rows.map(lineOf)).toEqual([
    "4 | Queen platform bed | bedroom | bed | new | 399/1099 | 2+0 | live",
    "5 | 3 pc sofa set | living-room | living room set | floor model | 1199/2500 | 0+1 | live",
    "6 | Leather recliner | living-room | recliner | cosmetic mark | 349/899 | 1+0 | live",
    "7 | Dining chairs | dining-room | dining chairs | open box | call/- | 4+2 | price",
    "8 | 5 dr chest | bedroom | chest | new | 199/499 | 1+0 | parts",
  ]);
  expect(rows[1]!.said).toMatchObject({ parts: "67 x 40 x 38", color: "gray", color2: "gold" });
  expect(rows[2]!.said.conditionReason).toBe("scratch on the left arm 2 in");
  const files = new Map([["recliner.webp", () => new File([], "recliner.webp")]]);
  expect(rows.flatMap((row) => pictureNames(row, files))).toEqual(["recliner.webp"]);
  expect(rows.flatMap((row) => missingPictures(row, files))).toEqual(["chest front.jpg"]);
});

test("columns without headers are known by what is in them", async () => {
  const table = await tableOf(
    "Gray sofa,$499.00,$1299.00,84 x 38 x 36,3,new\nOak dining table,$299.00,$799.00,72 x 40 x 30,1,open box\n",
  );
  expect(recognize(table).mapping).toEqual([
    "title",
    "price",
    "compareAt",
    "parts",
    "count",
    "condition",
  ]);
});

test("a mapping is kept for files with the same headers, and nothing else", async () => {
  const table = await tableOf("Thing,Amount\nSofa,499\n");
  const kept = withMapping([], table, ["title", "price"]);
  expect(mappingFor(await tableOf("Thing,Amount\nLamp,39\n"), kept).mapping).toEqual([
    "title",
    "price",
  ]);
  expect(mappingFor(await tableOf("Amount,Thing\n39,Lamp\n"), kept).mapping).not.toEqual([
    "title",
    "price",
  ]);
  expect(parseKept([{ headers: "a", mapping: ["constructor"] }, null, 7])).toEqual([]);
});

describe("files that are none", () => {
  test.each([
    ["%PDF-1.7", /PDF/],
    ["\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", /old or protected/],
    ["PK\x03\x04 broken", /damaged/],
    ["a\0b\0\0\0", /no spreadsheet|UTF-16|no row/],
    ["", /empty/],
    ["Title,Price\n", /no row/],
    [`Title\n${"Sofa\n".repeat(limits.rows + 1)}`, /5,001 rows/],
    [`${"a,".repeat(limits.columns)}b\n1\n`, /151 columns/],
  ])("file %# is refused with a sentence", async (text, words) => {
    await expect(
      readTable(
        Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
        "x",
      ),
    ).rejects.toThrow(words);
  });

  test("a workbook that unpacks to too much is not unpacked", async () => {
    const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, "files/manifest.xlsx")));
    // The directory's entry says how much its file unpacks to.
    const at = bytes.findLastIndex(
      (_, place) => bytes[place] === 0x50 && bytes[place + 1] === 0x4b && bytes[place + 2] === 1,
    );
    new DataView(bytes.buffer).setUint32(at + 24, limits.unpackedBytes + 1, true);
    await expect(readTable(bytes, "bomb.xlsx")).rejects.toThrow(/200 MB/);
  });

  test("UTF-16 is known without its mark", () => {
    const bytes = new Uint8Array(Buffer.from("Title\tPrice\nSofa\t499\n", "utf16le"));
    expect(decode(bytes).text).toContain("Sofa\t499");
  });
});

test("a request has 400 rows and 800 KB at most", () => {
  const row = (size: number) => ({ line: 1, save: { product: { title: "x".repeat(size) } } });
  expect(batchesOf(Array.from({ length: 900 }, () => row(10))).map(({ length }) => length)).toEqual(
    [400, 400, 100],
  );
  expect(batchesOf([row(500_000), row(500_000), row(10)]).map(({ length }) => length)).toEqual([
    1, 2,
  ]);
});

test("what is too much for a slow database is sent in halves, and a refusal names its row", async () => {
  const batches = batchesOf(
    Array.from({ length: 500 }, (_, line) => ({ line, save: { product: { sku: `${line}` } } })),
  );
  const [sent, saved, done] = [[] as number[], [] as number[], [] as number[][]];
  const send = async (batch: readonly { line: number }[]) => {
    sent.push(batch.length);
    if (batch.length > 100) throw { code: "57014" };
    if (batch.some(({ line }) => line === 350)) throw { code: "23505", hint: "row 51" };
    return [batch.length];
  };
  const refused = saveBatches(batches, done, (lines) => saved.push(...lines), send);
  await expect(refused).rejects.toMatchObject({ line: 350 });
  expect([sent, done]).toEqual([
    [400, 200, 100, 100, 100, 100],
    [[100], [100], [100]],
  ]);
  expect(saved).toEqual(Array.from({ length: 300 }, (_, line) => line));
  expect(batches.map(({ length }) => length)).toEqual([100, 100]);
});

test("a row of a lot's manifest is expected, and nothing of it in stock", () => {
  const row = { product: { title: "Bench" }, stock: { east: 4, west: 2 }, pictures: [] };
  expect(asExpected(row, { lot: "7" })).toEqual({
    product: { title: "Bench", lot_id: "7", expected: 6 },
    pictures: [],
  });
});
