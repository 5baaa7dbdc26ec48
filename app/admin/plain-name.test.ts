import { expect, test } from "vitest";
import { plainName } from "./plain-name.ts";

test("a name keeps its letters, of any script, and turns nothing round", () => {
  expect(plainName("\u202eevil\u2067 \u200fעומר\u2069")).toBe("evil עומר");
  for (const name of ["Ana-María O’Neil", "نیما\u200cپور", "محمد", "山田"]) {
    expect(plainName(name)).toBe(name);
  }
});
