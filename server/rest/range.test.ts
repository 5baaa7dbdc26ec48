import { expect, test } from "vitest";
import { contentRange, rangeStatus, windowOf } from "./range.ts";

const none = { limit: undefined, offset: undefined };

test("a window never has more rows than the most", () => {
  expect(windowOf(none, undefined, 1000)).toEqual({ offset: 0, limit: 1000 });
  expect(windowOf({ limit: 5000, offset: 10 }, undefined, 1000)).toEqual({
    offset: 10,
    limit: 1000,
  });
  expect(windowOf({ limit: 0, offset: undefined }, undefined, 1000).limit).toBe(0);
});

test("a Range header counts from zero and includes its end", () => {
  expect(windowOf(none, "10-19", 1000)).toEqual({ offset: 10, limit: 10 });
  expect(windowOf(none, "10-", 1000)).toEqual({ offset: 10, limit: 1000 });
  expect(windowOf({ limit: 3, offset: 1 }, "10-19", 1000)).toEqual({ offset: 1, limit: 3 });
  expect(windowOf(none, "bytes=0-99", 1000)).toEqual({ offset: 0, limit: 1000 });
});

test("impossible windows are refused with 416", () => {
  const refused = expect.objectContaining({ status: 416 });
  expect(() => windowOf(none, "9-3", 1000)).toThrow(refused);
  expect(() => windowOf({ limit: -1, offset: undefined }, undefined, 1000)).toThrow(refused);
  expect(() => rangeStatus(11, 0, 10)).toThrow(refused);
});

test("the answer says which rows it holds, of how many, and whether that is all", () => {
  expect(contentRange(0, 4, null)).toBe("0-3/*");
  expect(contentRange(20, 5, 25)).toBe("20-24/25");
  expect(contentRange(0, 0, 0)).toBe("*/0");
  expect(rangeStatus(0, 4, null)).toBe(200);
  expect(rangeStatus(0, 4, 4)).toBe(200);
  expect(rangeStatus(20, 4, 25)).toBe(206);
});
