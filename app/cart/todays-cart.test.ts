import { expect, test } from "vitest";
import { indexLiveFacts } from "#app/live/live.ts";
import { sample } from "#content/sample.ts";
import { subtotalCents } from "./cart.ts";
import { todaysCart } from "./todays-cart.ts";

const { showrooms } = sample.shop;
const rug = { id: "clearance-9", slug: "rug", title: "Rug", image: "/r.webp", priceCents: 34_900 };
const room = { id: "package-1", title: "Room", image: "/p.webp", priceCents: 149_900, quantity: 1 };
const cart = [{ ...rug, quantity: 3 }, room];

const live = indexLiveFacts(
  {
    version: 1,
    at: "2026-11-23T12:00:00Z",
    products: {
      rug: { priceCents: 39_900, stock: { east: 1, west: 1 } },
      "package-1": { priceCents: 149_900, stock: { east: 2, west: 0 } },
    },
    sold: { lamp: "2026-11-23" },
    moved: {},
  },
  new Date("2026-11-23T18:00:00Z"),
);

test("lines cost what they cost today, and say what they were; quantities stay", () => {
  const lines = todaysCart(cart, live, showrooms);
  expect(lines[0]).toMatchObject({
    priceCents: 39_900,
    quantity: 3,
    change: "$399, was $349 when you added it",
    stock: "Only 2 left: 1 at East Showroom, 1 at West Showroom",
    isShort: true,
  });
  expect(lines[1]?.isShort).toBe(false);
  expect(lines[1]?.change).toBeUndefined();
  expect(subtotalCents(lines)).toBe(3 * 39_900 + 149_900);
});

test("a sold product says so and stays in the cart as it was", () => {
  const sold = { ...rug, slug: "lamp", quantity: 2 };
  expect(todaysCart([sold], live, showrooms)).toEqual([
    { ...sold, change: "Sold today", isGone: true },
  ]);
});

test("without an answer, and where nothing is known of a line, the cart is as it was added", () => {
  expect(todaysCart(cart, undefined, showrooms)).toBe(cart);
  const { slug: _, ...older } = { ...rug, quantity: 1 };
  expect(todaysCart([older], live, showrooms)).toEqual([older]);
});
