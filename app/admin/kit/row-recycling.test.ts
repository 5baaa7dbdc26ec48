import { expect, test } from "vitest";
import { assignRowKeys } from "./row-recycling.ts";

test("a lead keeps its row, and a row with the focus is not given away", () => {
  const before = new Map([
    ["a", 0],
    ["b", 1],
    ["c", 2],
  ]);
  expect(assignRowKeys(before, [{ id: "c" }, { id: "d" }, { id: "e" }], "a")).toEqual(
    new Map([
      ["c", 2],
      ["d", 1],
      ["e", 3],
    ]),
  );
});
