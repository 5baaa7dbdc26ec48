/** Whatever lies in a device's storage, the leads page opens. */
import { expect, test, vi } from "vitest";
import { parsePeriod, parseSection } from "../overview/overview-panel.tsx";
import { columns, parseHiddenColumns } from "./columns.tsx";
import { parseViews } from "./saved-views.tsx";

const garbage = [undefined, null, 7, "x", true, {}, [], [null], [7, {}, "price"], { name: 1 }];

test.each(garbage.map((found) => [found]))(
  "%j hides no column, is no view, and leaves the overview as it is",
  (found) => {
    vi.stubGlobal("window", { innerWidth: 1280 });
    expect(parseHiddenColumns(found)).toEqual([]);
    expect(parseViews(found)).toEqual([]);
    expect(parsePeriod(found === 7 ? "7" : found)).toBe(30);
    expect(parseSection(found)).toBe("charts");
    vi.unstubAllGlobals();
  },
);

test("what was kept comes back, without what is wrong in it", () => {
  expect(parseHiddenColumns(["notes", "name", 7, "price"])).toEqual(["notes"]);
  const view = { name: "Waiting", query: "status=pending" };
  expect(parseViews([view, { name: "x" }, null, { ...view, more: 1 }])).toEqual([view, view]);
  expect([parsePeriod(7), parseSection("tables")]).toEqual([7, "tables"]);
});

test("every column has its own name, and two cannot be hidden", () => {
  const ids = columns.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(parseHiddenColumns(ids)).toHaveLength(ids.length - 2);
});
