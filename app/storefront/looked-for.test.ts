import { expect, test } from "vitest";
import { wordsOf } from "./looked-for.tsx";

test("the last part of a missing address is searched for in words, and a number is not", () => {
  expect(wordsOf("/deals/bedroom/oak-queen-bed")).toBe("oak queen bed");
  expect(wordsOf("/deals/sofas/")).toBe("sofas");
  expect(["/404", "/x/12-3", "/"].map(wordsOf)).toEqual(["", "", ""]);
});
