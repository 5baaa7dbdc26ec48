import { expect, test } from "vitest";
import { formatDuration } from "./format.ts";

test.each([
  [20_000, "under a minute"],
  [45 * 60_000, "45 min"],
  [200 * 60_000, "3 h 20 min"],
  [26 * 3_600_000, "1 day 2 h"],
  [48 * 3_600_000, "2 days"],
])("%d ms read as %s", (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
