import { expect, test } from "vitest";
import { savedTotals } from "./saved-totals.ts";

const showrooms = [
  { id: "east", name: "East Showroom" },
  { id: "west", name: "West Showroom" },
] as const;

test("a saved list comes to one of each, and says where they stand", () => {
  const products = [
    { priceCents: 19_900, stock: { east: 2, west: 0 } },
    { priceCents: 80_000, stock: { east: 1, west: 3 } },
    { priceCents: 100, stock: { east: 0, west: 0 } },
  ];
  expect(savedTotals(products, showrooms)).toEqual({
    count: 3,
    totalCents: 100_000,
    showrooms: [
      { name: "East Showroom", has: 2 },
      { name: "West Showroom", has: 1 },
    ],
  });
});

test("of nothing it is nothing", () => {
  expect(savedTotals([], showrooms)).toMatchObject({ count: 0, totalCents: 0 });
});
