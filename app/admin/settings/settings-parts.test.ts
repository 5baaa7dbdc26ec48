import { expect, test } from "vitest";
import { partAt } from "./settings-parts.ts";

test("an address names its part, one of another day, too, and anything else none", () => {
  expect(partAt("#delivery")).toBe("delivery");
  expect(partAt("#sample")).toBe("promises");
  expect(partAt("")).toBeUndefined();
  expect(partAt("#constructor")).toBeUndefined();
});
