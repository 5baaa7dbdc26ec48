import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pulseMs, startPulse } from "./pulse.ts";

let pulse: ReturnType<typeof startPulse> | undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  pulse?.stop();
  vi.useRealTimers();
});

const beats = (count: number) => vi.advanceTimersByTimeAsync(count * pulseMs);

test("asks at every beat, and nothing once it is stopped or may not", async () => {
  const ask = vi.fn(async () => {});
  let isVisible = true;
  pulse = startPulse(ask, () => isVisible);
  await beats(3);
  expect(ask).toHaveBeenCalledTimes(3);
  isVisible = false;
  await beats(3);
  expect(ask).toHaveBeenCalledTimes(3);
  isVisible = true;
  await beats(1);
  expect(ask).toHaveBeenCalledTimes(4);
  pulse.stop();
  await beats(3);
  expect(ask).toHaveBeenCalledTimes(4);
});

test("a slow answer is waited for", async () => {
  const answer = Promise.withResolvers<void>();
  const ask = vi.fn(() => answer.promise);
  pulse = startPulse(ask, () => true);
  await beats(5);
  expect(ask).toHaveBeenCalledTimes(1);
  answer.resolve();
  await beats(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("after a failure it waits to be told that the database answers again", async () => {
  const ask = vi.fn(async () => {
    throw new Error("429");
  });
  pulse = startPulse(ask, () => true);
  await beats(5);
  expect(ask).toHaveBeenCalledTimes(1);
  pulse.resume();
  await beats(5);
  expect(ask).toHaveBeenCalledTimes(2);
});
