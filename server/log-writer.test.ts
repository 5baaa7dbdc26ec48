import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLogWriter } from "./log-writer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("lines leave together, in their order, soon after the first", () => {
  const written: string[] = [];
  const write = createLogWriter((text) => written.push(text));
  write("one", false);
  write("two", false);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(written).toEqual(["one\ntwo\n"]);
});

test("a grave line leaves at once, after those that came before it", () => {
  const written: string[] = [];
  const write = createLogWriter((text) => written.push(text));
  write("routine", false);
  write("grave", true);
  expect(written).toEqual(["routine\ngrave\n"]);
});

test("many lines do not wait for the time", () => {
  const written: string[] = [];
  const write = createLogWriter((text) => written.push(text));
  for (let at = 0; at < 1_000; at += 1) write("x".repeat(100), false);
  expect(written.join("").length).toBeGreaterThan(50_000);
});
