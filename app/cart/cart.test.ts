import { expect, test } from "vitest";
import {
  addItem,
  type Cart,
  countItems,
  removeItem,
  setQuantity,
  subtotalCents,
  summarize,
} from "./cart.ts";

const lamp = { id: "clearance-4", title: "Jug Lamp", image: "/lamp.webp", priceCents: 4_900 };
const queen = {
  id: "mattress-queen",
  title: "Queen Mattress",
  image: "/queen.webp",
  priceCents: 20_000,
};
const filled: Cart = [
  { ...lamp, quantity: 2 },
  { ...queen, quantity: 1 },
];

test("a new item comes in with quantity 1, after the others", () => {
  expect(addItem([{ ...lamp, quantity: 2 }], queen)).toEqual(filled);
});

test("the same item again raises its quantity by 1 and makes no second line", () => {
  expect(addItem(filled, lamp)).toEqual([
    { ...lamp, quantity: 3 },
    { ...queen, quantity: 1 },
  ]);
});

test("removing an item deletes its whole line", () => {
  expect(removeItem(filled, lamp.id)).toEqual([{ ...queen, quantity: 1 }]);
});

test("a quantity is set to the given value", () => {
  expect(setQuantity(filled, lamp.id, 7)[0]?.quantity).toBe(7);
});

test("an id that is not in the cart changes nothing", () => {
  expect(removeItem(filled, "package-1")).toEqual(filled);
  expect(setQuantity(filled, "package-1", 3)).toEqual(filled);
});

test("no rule changes the cart it was given", () => {
  const before = structuredClone(filled);
  addItem(filled, lamp);
  removeItem(filled, lamp.id);
  setQuantity(filled, lamp.id, 5);
  expect(filled).toEqual(before);
});

test("the count counts items and the subtotal is the sum of the line totals", () => {
  expect(countItems(filled)).toBe(3);
  expect(subtotalCents(filled)).toBe(29_800);
  expect(countItems([])).toBe(0);
  expect(subtotalCents([])).toBe(0);
});

test.each([
  { subtotal: 29_800, deliveryCents: 9_900, remainingCents: 70_200, totalCents: 39_700 },
  { subtotal: 99_999, deliveryCents: 9_900, remainingCents: 1, totalCents: 109_899 },
  { subtotal: 100_000, deliveryCents: 0, remainingCents: 0, totalCents: 100_000 },
  { subtotal: 299_900, deliveryCents: 0, remainingCents: 0, totalCents: 299_900 },
])(
  "delivery of an order of $subtotal cents costs $deliveryCents cents",
  ({ subtotal, ...sums }) => {
    expect(
      summarize(subtotal, { freeDeliveryFromCents: 100_000, deliveryFeeCents: 9_900 }),
    ).toEqual(sums);
  },
);

test("delivery that costs nothing is free at any sum", () => {
  expect(summarize(4_900, { freeDeliveryFromCents: 100_000, deliveryFeeCents: 0 })).toEqual({
    deliveryCents: 0,
    remainingCents: 0,
    totalCents: 4_900,
  });
});
