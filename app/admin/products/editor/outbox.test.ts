import { expect, test } from "vitest";
import { delayOf, isTemporary, parseOutbox, type QueuedProduct } from "./outbox.ts";
import { emptyProduct } from "./product-fields.ts";

test("whatever a device kept, what waits can be sent", () => {
  const waiting: QueuedProduct = {
    request: "a1",
    fields: { ...emptyProduct, title: "Oak bench" },
    as: "live",
  };
  expect(parseOutbox([waiting])).toEqual([waiting]);
  expect(parseOutbox([null, 3, { request: 1 }, { request: "a", fields: { title: 1 } }])).toEqual(
    [],
  );
  expect(parseOutbox("nothing")).toEqual([]);
});

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
