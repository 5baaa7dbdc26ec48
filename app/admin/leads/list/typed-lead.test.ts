import { expect, test } from "vitest";
import { splitName, writePhone } from "./typed-lead.ts";

test.each([
  ["Maria de la Cruz", "Maria", "de la Cruz"],
  ["  Cruz,  Maria ", "Maria", "Cruz"],
  ["Cher", "Cher", ""],
  ["", "", ""],
])("%j is %j %j", (typed, first_name, last_name) => {
  expect(splitName(typed)).toEqual({ first_name, last_name });
});

test.each([
  ["+12485550199", "1-248-555-0199"],
  ["(248) 555-0199", "248-555-0199"],
  ["248.555.0199", "248-555-0199"],
  ["44 20 7946 0018", "44 20 7946 0018"],
  ["what?", "what?"],
])("the phone %j is %j", (typed, phone) => {
  expect(writePhone(typed)).toBe(phone);
});
