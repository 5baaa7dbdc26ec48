import { expect, test } from "vitest";
import { delayOf, isTemporary } from "./temporary.ts";

test("a line that dropped is tried again, and a refusal is not", () => {
  expect(isTemporary(new TypeError("Failed to fetch"))).toBe(true);
  expect(isTemporary({ code: "", message: "TypeError: Failed to fetch" })).toBe(true);
  expect(isTemporary({ status: 503, message: "busy" })).toBe(true);
  expect(isTemporary({ status: 422, message: "This picture is broken" })).toBe(false);
  expect(isTemporary({ code: "23514", message: "products_title_length" })).toBe(false);
});

test("a full disk is tried again, and said; a line that dropped has nothing to say", () => {
  const words = "The store’s disk is full. The picture was not kept.";
  const full = { status: 507, message: words };
  expect([isTemporary(full), delayOf(full)]).toEqual([true, words]);
  const noRoom = { code: "53100", message: "could not extend file" };
  expect([isTemporary(noRoom), delayOf(noRoom)]).toEqual([true, "The store’s disk is full."]);
  expect(delayOf(new TypeError("Failed to fetch"))).toBe("");
});
