import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { quickPollMs, startQuickPolling } from "./quick-polling.ts";

let quickPolling: ReturnType<typeof startQuickPolling> | undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  quickPolling?.stop();
  vi.useRealTimers();
});

const polls = (count: number) => vi.advanceTimersByTimeAsync(count * quickPollMs);

test("asks at every beat, and nothing once it is stopped or may not", async () => {
  const ask = vi.fn(async () => {});
  let isVisible = true;
  quickPolling = startQuickPolling(ask, () => isVisible);
  await polls(3);
  expect(ask).toHaveBeenCalledTimes(3);
  isVisible = false;
  await polls(3);
  expect(ask).toHaveBeenCalledTimes(3);
  isVisible = true;
  await polls(1);
  expect(ask).toHaveBeenCalledTimes(4);
  quickPolling.stop();
  await polls(3);
  expect(ask).toHaveBeenCalledTimes(4);
});

test("a slow answer is waited for", async () => {
  const answer = Promise.withResolvers<void>();
  const ask = vi.fn(() => answer.promise);
  quickPolling = startQuickPolling(ask, () => true);
  await polls(5);
  expect(ask).toHaveBeenCalledTimes(1);
  answer.resolve();
  await polls(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("after a failure it waits to be told that the database answers again", async () => {
  const ask = vi.fn(async () => {
    throw new Error("429");
  });
  quickPolling = startQuickPolling(ask, () => true);
  await polls(5);
  expect(ask).toHaveBeenCalledTimes(1);
  quickPolling.resume();
  await polls(5);
  expect(ask).toHaveBeenCalledTimes(2);
});
