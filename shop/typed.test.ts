import { expect, test } from "vitest";
import { cleanCode, cleanName, cleanPlain, cleanZip } from "./typed.ts";

/** What people paste, and what is left of it. */
const plainCases: readonly [typed: string, cleaned: string][] = [
  ["(586) 555-0199", "(586) 555-0199"],
  ["  586 555 0199\n", "586 555 0199"],
  ["\u202a(586) 555-0199\u202c", "(586) 555-0199"],
  ["\u2068+1 586 555 0199\u2069", "+1 586 555 0199"],
  ["\u200e586\u2011555\u20110199\u200f", "586-555-0199"],
  ["(586)\u00a0555\u20130199", "(586) 555-0199"],
  ["586\u2009555\u202f0199", "586 555 0199"],
  ["586\u3000555\u22120199", "586 555-0199"],
  ["586\ufe63555\uff0d0199", "586-555-0199"],
  ["（５８６）５５５－０１９９", "(586)555-0199"],
  ["\ufeff5865550199\u200b", "5865550199"],
  ["586\u00ad555\u20600199", "5865550199"],
  ["586.555.0199 x2", "586.555.0199 x2"],
  ["٥٨٦", "٥٨٦"],
  ["ann\u200d@example.com", "ann@example.com"],
  ["ann＠example．com", "ann@example.com"],
  ["\u00a0$1,499.00\u00a0", "$1,499.00"],
  ["５²", "5²"],
  ["", ""],
  ["\u200b \u00a0", ""],
];

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
