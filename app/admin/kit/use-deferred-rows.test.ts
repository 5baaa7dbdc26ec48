import { expect, test } from "vitest";
import { updateVisibleRows } from "./use-deferred-rows.ts";

const rows = (ids: string) => [...ids].map((id) => ({ id }));
const shown = (seen: number, items: string, before: string) =>
  updateVisibleRows(seen, rows(items), rows(before))
    .map(({ id }) => id)
    .join("");

test("rows on the screen follow the search, those below stay", () => {
  expect(shown(2, "xyzw", "abcd")).toBe("xycd");
});

test("a row that moved up onto the screen is not drawn a second time below", () => {
  expect(shown(2, "acef", "abcd")).toBe("acd");
});

test("a search that finds fewer leads leaves none of the others behind", () => {
  expect(shown(3, "xy", "abcdef")).toBe("xy");
  expect(shown(1, "xyz", "abcdef")).toBe("xbc");
});

test("a longer list shows its first rows at once", () => {
  expect(shown(3, "abcdef", "a")).toBe("abc");
});
