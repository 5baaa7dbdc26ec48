import { expect, test } from "vitest";
import { packRows, unpackRows } from "./row-packing.ts";

const rows = Array.from({ length: 45 }, (_, index) => ({
  title: `Bed ${index}`,
  note: index % 7 ? `No. ${index}` : undefined,
  mark: `${index}|${index}`,
  badge: index % 2 ? "Storage" : "Premium",
  colors: index % 3 ? ["gray"] : ["white", "gold"],
  size: index % 5 ? "Queen" : undefined,
}));

test("rows come back as they were", () => {
  expect(unpackRows(packRows(rows))).toEqual(rows);
});

test("one row and no rows come back too", () => {
  expect(unpackRows(packRows(rows.slice(0, 1)))).toEqual(rows.slice(0, 1));
  expect(unpackRows(packRows([]))).toEqual([]);
});

test("a repeated value is written once", () => {
  expect(packRows(rows).match(/Premium/g)).toHaveLength(1);
});
