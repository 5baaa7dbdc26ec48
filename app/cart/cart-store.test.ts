import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { cartStore, changeCart, parseCart } from "./cart-store.ts";

const line = { id: "a", title: "Lamp", image: "/a.webp", priceCents: 4_900, quantity: 2 };

afterEach(() => vi.unstubAllGlobals());

test.each(["", "{", "null", "7", '"cart"', '{"a":1}', "[null,7,[]]"])(
  "a cart that reads %j is an empty cart",
  (text) => {
    vi.stubGlobal("localStorage", { getItem: () => text });
    expect(cartStore.read()).toEqual([]);
  },
);

test("broken lines are left out and the whole ones kept", () => {
  const broken = [
    { ...line, id: 7 },
    { ...line, id: "b", priceCents: "49" },
    { ...line, id: "c", priceCents: -1 },
    { ...line, id: "d", quantity: 0 },
    { ...line, id: "e", quantity: 1.5 },
    { id: "f" },
  ];
  expect(parseCart([line, ...broken, { ...line, quantity: 9 }])).toEqual([line]);
});

test("a prerendered page has an empty cart, whatever lies on the device", () => {
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify([line]) });
  const Count = () => cartStore.useValue().length;
  expect(renderToString(createElement(Count))).toBe("0");
});

test("a change starts from what lies on the device now, where another tab may have put it", () => {
  let kept = JSON.stringify([line]);
  vi.stubGlobal("localStorage", {
    getItem: () => kept,
    setItem: (_: string, text: string) => {
      kept = text;
    },
  });
  expect(cartStore.read()).toEqual([line]);
  kept = JSON.stringify([line, { ...line, id: "b" }]);
  changeCart.setQuantity("a", 3);
  expect(JSON.parse(kept)).toEqual([
    { ...line, quantity: 3 },
    { ...line, id: "b" },
  ]);
});
