import { expect, test } from "vitest";
import { keptTick } from "./quick-ticks.ts";

test("what the process queues for its next tick is kept, as Node lays it out", async () => {
  await new Promise<void>((done) => process.nextTick(done));
  expect(keptTick).toHaveProperty("callback");
});
