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
  ["sofa under 26 inches door", "sofa", { door: 26 }],
  ['couch for a 32" doorway', "couch for a", { door: 32 }],
  ["door 30 in sofa", "sofa", { door: 30 }],
  ["72 inch sofa under $900", "sofa", { width: 72, max: 900 }],
  ["8 inch mattress", "8 inch mattress", {}],
  ["43-inch tv", "43-inch tv", {}],
  ["$50 a month", "$50 a month", {}],
  ["set for 6", "set for 6", {}],
  ["Queen Bed", "Queen Bed", {}],
  ["sofa 500-800", "sofa", { min: 500, max: 800 }],
  ["call 248-555-1234", "call 248-555-1234", {}],
  ["586 5551", "586 5551", {}],
  ["dining set under $1.5k", "dining set", { max: 1500 }],
  ["4k tv", "4k tv", {}],
  ["bed under 5 hundred", "bed", { max: 500 }],
  ["couch around $600", "couch", { min: 450, max: 750 }],
  ["6.5 ft sofa", "sofa", { width: 78 }],
  ["5 ft rug", "5 ft rug", {}],
  ["sofa 500 or less", "sofa", { max: 500 }],
  ["sofa $500 max", "sofa", { max: 500 }],
  ["set for 6 or less", "set for 6 or less", {}],
  ["couch 90 inches or less", "couch", { width: 90 }],
  ["sofa that fits through a 28 inch doorway", "sofa", { door: 28 }],
  ["cheapest sofa", "sofa", { sort: "price" }],
])("%s", (query, words, filter) => {
  expect(readQuery(query)).toEqual({ words, filter });
});
