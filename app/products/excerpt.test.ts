import { expect, test } from "vitest";
import { excerpt } from "./excerpt.ts";

test("a short text stays as it is", () => {
  expect(excerpt("Solid pine.", 20)).toBe("Solid pine.");
});

test("a long text ends between two words, without a comma before the ellipsis", () => {
  expect(excerpt("Solid pine, oiled and waxed by hand", 13)).toBe("Solid pine…");
  expect(excerpt("Solid pine, oiled and waxed by hand", 23)).toBe("Solid pine, oiled and…");
});
