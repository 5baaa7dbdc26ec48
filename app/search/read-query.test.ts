import { expect, test } from "vitest";
import { readQuery } from "./read-query.ts";

test.each([
  ["queen bed under $500", "queen bed", { max: 500 }],
  ["$500", "", { max: 500 }],
  ["under 1,500 sectional", "sectional", { max: 1500 }],
  ["sofa over 1000 dollars", "sofa", { min: 1000 }],
  ["dining set $400 to $900", "dining set", { min: 400, max: 900 }],
  ["rug between 100 and 250", "rug", { min: 100, max: 250 }],
  ["sofa 30 inch door", "sofa", { door: 30 }],
  ['couch for a 32" doorway', "couch for a", { door: 32 }],
  ["door 30 in sofa", "sofa", { door: 30 }],
  ["72 inch sofa under $900", "sofa", { width: 72, max: 900 }],
  ["8 inch mattress", "8 inch mattress", {}],
  ["43-inch tv", "43-inch tv", {}],
  ["$50 a month", "$50 a month", {}],
  ["set for 6", "set for 6", {}],
  ["Queen Bed", "Queen Bed", {}],
])("%s", (query, words, filter) => {
  expect(readQuery(query)).toEqual({ words, filter });
});
