import { expect, test } from "vitest";
import { delayOf } from "./use-kept-queue.ts";

test("a line that dropped is tried again and has nothing to say, a busy store says so", () => {
  expect(delayOf(new TypeError("Failed to fetch"))).toBe("");
  expect(delayOf({ code: "", message: "TypeError: Failed to fetch" })).toBe("");
  expect(delayOf({ status: 503, message: "busy" })).toBe("busy");
});

test("a refusal is not tried again", () => {
  expect(delayOf({ status: 422, message: "This picture is broken" })).toBeUndefined();
  expect(delayOf({ code: "23514", message: "products_title_length" })).toBeUndefined();
});

test("a full disk is tried again, and said", () => {
  const words = "The store’s disk is full. The picture was not kept.";
  expect(delayOf({ status: 507, message: words })).toBe(words);
  const noRoom = { code: "53100", message: "could not extend file" };
  expect(delayOf(noRoom)).toBe("The store’s disk is full.");
});
