import { expect, test } from "vitest";
import { arrivalEnds, type BadgeFacts, trueBadge } from "./badges.ts";

const shown = (badge: string, facts: Partial<BadgeFacts> = {}) =>
  trueBadge({ badge, left: 5, addedOn: "2026-11-01", isBestSeller: false, ...facts }, "2026-11-27");

test("a badge that counts says how many are left, and nothing where more are or none is", () => {
  expect(shown("Last One", { left: 1 })).toBe("Last One");
  expect(shown("Last One", { left: 2 })).toBe("");
  expect(shown("Last One", { left: 0 })).toBe("");
  expect(shown("Only 3 Left", { left: 3 })).toBe("Only 3 Left");
  expect(shown("Only 3 Left", { left: 2 })).toBe("Only 2 Left");
  expect(shown("Only 3 Left", { left: 1 })).toBe("Last One");
  expect(shown("Only 3 Left", { left: 4 })).toBe("");
});

test("what came in is new for 30 days", () => {
  for (const badge of ["New Arrival", "Just In"]) {
    expect(shown(badge, { addedOn: "2026-10-29" })).toBe(badge);
    expect(shown(badge, { addedOn: "2026-10-28" })).toBe("");
    expect(arrivalEnds({ badge, addedOn: "2026-10-28" })).toBe("2026-11-27");
  }
  expect(arrivalEnds({ badge: "Premium", addedOn: "2026-10-28" })).toBeUndefined();
});

test("only what sells best is called so", () => {
  expect(shown("Best Seller")).toBe("");
  expect(shown("Our best-seller")).toBe("");
  expect(shown("Best Seller", { isBestSeller: true })).toBe("Best Seller");
});

test("a badge that states no such fact stays as it is", () => {
  for (const badge of ["", "Premium", "King Size", "Last One of Its Kind", "Free TV!"]) {
    expect(shown(badge)).toBe(badge);
  }
});
