import { expect, test } from "vitest";
import { emptyProduct } from "./product-fields.ts";
import { parseOutbox, type QueuedProduct } from "./use-outbox.ts";

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
