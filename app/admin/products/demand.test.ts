import { expect, test } from "vitest";
import type { Bent } from "../records/demand.queries.ts";
import { bentWords, demandWords } from "./demand.ts";

test("a count that looks bent is said with its day and what is usual", () => {
  const bent: Bent = { product_id: "1", day: "2026-11-26", kind: "view", count: 840, usual: 3 };
  expect(bentWords(bent, "Oak Bench")).toMatch(
    /^Oak Bench: 840 views on .*26.*, usually about 3 a day$/,
  );
});

test("the list says views and calls of 28 days, and nothing of what nobody looked at", () => {
  expect(demandWords({ view: [3, 48], call: [0, 1] })).toBe("48 views, 1 call");
  expect(demandWords({ save: [2, 2] })).toBe("");
  expect(demandWords(undefined)).toBe("");
});
