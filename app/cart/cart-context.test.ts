import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { CartProvider, useCart } from "./cart-context.tsx";

function Count() {
  return useCart().count;
}

test("using the cart outside its provider raises an error that says so", () => {
  expect(() => renderToString(createElement(Count))).toThrow(
    "useCart must be used inside <CartProvider>",
  );
});

test("a prerendered page has an empty cart", () => {
  expect(renderToString(createElement(CartProvider, null, createElement(Count)))).toBe("0");
});
