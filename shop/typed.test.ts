import { expect, test } from "vitest";
import { plainCases } from "./testing/typed-cases.ts";
import { cleanCode, cleanName, cleanPlain, cleanZip } from "./typed.ts";

test.each(plainCases)("%j is %j", (typed, cleaned) => {
  expect(cleanPlain(typed)).toBe(cleaned);
  expect(cleanPlain(cleaned)).toBe(cleaned);
});

test.each([
  [" Ada\u00a0Marie ", "Ada Marie"],
  ["\u202eNovak\u202c", "Novak"],
  ["Anne‑Marie O’Neil", "Anne‑Marie O’Neil"],
  ["می\u200cخواهم", "می\u200cخواهم"],
  ["Ａｄａ", "Ａｄａ"],
  ["👩\u200d👧", "👩\u200d👧"],
])("the name %j is %j", (typed, cleaned) => {
  expect(cleanName(typed)).toBe(cleaned);
});

test.each([
  ["48301", "48301"],
  ["MI 48301", "48301"],
  ["Mi, 48301-1234", "48301"],
  ["48301 1234", "48301"],
  ["\u200e４８３０１", "48301"],
  ["48301\u20131234", "48301"],
  ["4830", "4830"],
  ["Troy 48301", "Troy 48301"],
])("the ZIP %j is %j", (typed, cleaned) => {
  expect(cleanZip(typed)).toBe(cleaned);
});

test.each([
  ["123 456", "123456"],
  ["123\u2011456", "123456"],
  ["\u202a１２３\u00a0４５６\u202c", "123456"],
  ["12345a", "12345a"],
])("the code %j is %j", (typed, cleaned) => {
  expect(cleanCode(typed)).toBe(cleaned);
});
