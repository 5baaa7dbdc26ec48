import { expect, test } from "vitest";
import { killWhileSending } from "./testing/kill-worker.ts";

// tools/faults/kill-worker.ts does the same ten times with 500 texts.
test("a worker that is killed while it sends loses no text and sends none twice", {
  timeout: 300_000,
}, async () => {
  const atOnce = 8;
  const outcome = await killWhileSending({ texts: 24, kills: 1 });
  expect(outcome).toMatchObject({ rows: 24, waiting: 0, lost: 0, takenTwice: 0 });
  expect(outcome.sent + outcome.inDoubt).toBe(24);
  expect(outcome.inDoubt).toBeLessThanOrEqual(atOnce);
});
