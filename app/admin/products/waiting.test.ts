import { expect, test } from "vitest";
import type { Waiting } from "../records/waiting.queries.ts";
import { isAbout, waitingWords } from "./waiting.ts";

const waiting = (of: Partial<Waiting>): Waiting => ({
  ...{ kind: "similar", product_id: null, type: null, size: null, people: 14 },
  ...{ least_cents: null, most_cents: null, ...of },
});
const queenBed = { type: "bed", size: "queen" };

test.each([
  [
    { ...queenBed, least_cents: 50_000, most_cents: 50_000 },
    "14 people want a queen bed for $500 or less",
  ],
  [
    { ...queenBed, least_cents: 29_900, most_cents: 50_000 },
    "14 people want a queen bed for $299 to $500 or less",
  ],
  [{ type: "sofa" }, "14 people want a sofa"],
  [
    { kind: "price", people: 1, least_cents: 20_000, most_cents: 20_000 },
    "1 person wants it for $200 or less",
  ],
  [{ kind: "check", people: 1 }, "1 person asked"],
  [{ kind: "available", people: 2 }, "2 people want it when it’s available again"],
] as const)("what is waited for is said in words", (of, words) => {
  expect(waitingWords(waiting(of))).toBe(words);
});

test("a product is what is waited for by its number, or by its type and size", () => {
  const product = { id: "101", type: "Bed", size: "Full or Queen" };
  expect(isAbout(waiting(queenBed), product)).toBe(true);
  expect(isAbout(waiting({ type: "bed" }), { ...product, size: null })).toBe(true);
  expect(isAbout(waiting({ type: "bed", size: "king" }), product)).toBe(false);
  expect(isAbout(waiting({ type: "sofa" }), product)).toBe(false);
  expect(isAbout(waiting({ kind: "price", product_id: "101" }), product)).toBe(true);
  expect(isAbout(waiting({ kind: "price", product_id: "102" }), product)).toBe(false);
});
