import { expect, test } from "vitest";
import { MemoryLimiter } from "./memory-limiter.ts";

test("of more keys than it has room for, the first is counted anew, and the others go on", async () => {
  const limiter = new MemoryLimiter({ points: 1, duration: 60 }, 100);
  const isRefused = (key: string) =>
    limiter.consume(key).then(
      () => false,
      () => true,
    );
  for (let key = 0; key < 100; key += 1) await limiter.consume(`address ${key}`);
  expect(await isRefused("address 0")).toBe(true);
  await limiter.consume("address 100");
  expect(limiter.dump().storage).toHaveLength(100);
  expect(await isRefused("address 1")).toBe(true);
  expect(await isRefused("address 0")).toBe(false);
});
