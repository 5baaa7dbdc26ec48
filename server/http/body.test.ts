import { Hono } from "hono";
import { expect, test } from "vitest";
import { createLog } from "#server/logging.ts";
import { limitBody } from "./body.ts";
import { answerError } from "./errors.ts";

const app = new Hono();
app.onError(answerError(createLog("error", () => undefined)));
app.post("/", limitBody(10), async (context) => context.text(await context.req.text()));

/** A body of unknown length that counts how much of it was taken. */
function endless() {
  const taken = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken.bytes += 4;
      controller.enqueue(new Uint8Array(4));
    },
  });
  return { body, taken };
}

test("a body up to the limit arrives whole", async () => {
  const answer = await app.request("/", { method: "POST", body: "0123456789" });
  expect(await answer.text()).toBe("0123456789");
});

test("a body that says it is too long is not read", async () => {
  const { body, taken } = endless();
  const answer = await app.request("/", {
    method: "POST",
    body,
    duplex: "half",
    headers: { "Content-Length": "11" },
  } as RequestInit);
  expect(answer.status).toBe(413);
  expect(taken.bytes).toBeLessThanOrEqual(4);
});

test("a body that does not say how long it is is read no further than the limit", async () => {
  const { body, taken } = endless();
  const answer = await app.request("/", { method: "POST", body, duplex: "half" } as RequestInit);
  expect(answer.status).toBe(413);
  expect(answer.headers.get("Connection")).toBe("close");
  expect(taken.bytes).toBeLessThanOrEqual(20);
});
