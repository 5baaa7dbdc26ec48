import { expect, test } from "vitest";
import type { Bent, Counts, DemandKind } from "../records/demand.queries.ts";
import { bentWords, demandWords, drawingProducts } from "./demand.ts";

const live = (...ids: string[]) => ids.map((id) => ({ id, state: "live" as const }));
const month = (counts: Partial<Record<DemandKind, number>>) =>
  Object.fromEntries(
    Object.entries(counts).map(([kind, count]) => [kind, [0, count] as Counts]),
  ) as Partial<Record<DemandKind, Counts>>;
const shop = (
  products: Record<string, Partial<Record<DemandKind, number>>>,
  bent: Bent[] = [],
) => ({
  products: new Map(Object.entries(products).map(([id, counts]) => [id, month(counts)])),
  bent,
});
const drawing = (...args: Parameters<typeof drawingProducts>) => [...drawingProducts(...args)];

test("a product draws people and does not sell once it was looked at 30 times and nobody bought or held it", () => {
  const products = live("1", "2", "3", "4", "5", "6", "7");
  const counted = shop({ "1": { view: 30 }, "2": { view: 29 }, "3": { view: 90, sale: 1 } });
  expect(drawing(products, counted)).toEqual(["1"]);
  expect(drawing(products, shop({ "1": { view: 90, hold: 1 } }))).toEqual([]);
  // What came back was not sold, and a lead is no sale.
  expect(drawing(products, shop({ "1": { view: 90, sale: 0, lead: 3 } }))).toEqual(["1"]);
  expect(drawing([{ id: "1", state: "sold" }], shop({ "1": { view: 90 } }))).toEqual([]);
  expect(drawing(products, undefined)).toEqual([]);
});

test("where everything is looked at, only what stands out does", () => {
  const counted = shop({
    "1": { view: 100 },
    "2": { view: 100 },
    "3": { view: 150 },
    "4": { view: 149 },
  });
  expect(drawing(live("1", "2", "3", "4", "5"), counted)).toEqual(["3"]);
});

test("a count that looks bent says nothing", () => {
  const bent: Bent = { product_id: "1", day: "2026-11-26", kind: "view", count: 840, usual: 3 };
  expect(drawing(live("1", "2", "3"), shop({ "1": { view: 900 } }, [bent]))).toEqual([]);
  expect(bentWords(bent, "Oak Bench")).toMatch(
    /^Oak Bench: 840 views on .*26.*, usually about 3 a day$/,
  );
});

test("the list says views and calls of 28 days, and nothing of what nobody looked at", () => {
  expect(demandWords({ view: [3, 48], call: [0, 1] })).toBe("48 views, 1 call");
  expect(demandWords({ save: [2, 2] })).toBe("");
  expect(demandWords(undefined)).toBe("");
});
