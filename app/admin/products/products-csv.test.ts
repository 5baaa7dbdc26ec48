import { expect, test } from "vitest";
import { csvName } from "../csv.ts";
import type { Hold, Product } from "../records/records.queries.ts";
import { productsCsv } from "./products-csv.ts";

/** Half past nine in the evening in Detroit, when it is the next day by the world's clock. */
const now = new Date("2026-11-24T02:30:00Z");

const bench: Product = {
  id: "901",
  slug: "oak-bench",
  list: "bedroom",
  state: "sold",
  title: '=Oak "Bench"',
  type: "bench",
  size: null,
  price_cents: 19_950,
  compare_at_cents: 50_000,
  badge: "",
  sku: "",
  added_on: "2026-11-13",
  sold_at: "2026-11-24T02:15:00Z",
  version: 1,
  stock: { east: { onHand: 0, version: 1 }, west: { onHand: 2, version: null } },
};

test("a product is a line, in dollars and by Detroit's clock", () => {
  const csv = productsCsv([bench], new Map([["901", [{} as Hold]]]), now);
  expect(csv.split("\r\n")).toEqual([
    "\uFEFFNumber,Title,Category,State,Price,Compare at,Percent off,East,West,Held,Added,Days in stock,Sold (Detroit),Address",
    `"901","'=Oak ""Bench""","Bedroom","Sold","199.50","500","60","0","2","1","2026-11-13","10","2026-11-23 21:15","https://store.example/deals/bedroom/oak-bench"`,
    "",
  ]);
  const bare = productsCsv([{ ...bench, compare_at_cents: null }], new Map(), now);
  expect(bare).toContain('"199.50","","","0","2"');
  expect(csvName("products", now)).toBe("products-2026-11-23.csv");
});
