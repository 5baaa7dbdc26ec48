import { expect, test } from "vitest";
import { formatPhone, phoneOf, readPhone, showPhone } from "./phone.ts";

test.each(["5865550142", "1-586-555-0142", "+1 (586) 555-0142", "586.555.0142"])(
  "%s is read as one number",
  (typed) => {
    expect(readPhone(typed)).toBe("(586) 555-0142");
  },
);

test.each([
  "",
  "555-0142",
  "186555014",
  "086 555 0142",
  "586 555 0142 7",
  "+45 86 55 50 14",
  "(+45) 86555014",
  "five",
])("“%s” is no number", (typed) => {
  expect(readPhone(typed)).toBeUndefined();
});

test("a number is dialed by its country's code, and foreign ones are shown as they are", () => {
  expect(phoneOf("(586) 555-0142").href).toBe("tel:+15865550142");
  expect(formatPhone("+15865550142")).toBe("(586) 555-0142");
  expect(formatPhone("+442071234567")).toBe("+442071234567");
});

test.each([
  ["2485551234", "(248) 555-1234"],
  ["(248) 555-1234", "(248) 555-1234"],
  ["+12485551234", "(248) 555-1234"],
  ["1 248.555.1234", "(248) 555-1234"],
  ["+4586555014", "+4586555014"],
  ["+44 20 7123 4567", "+44 20 7123 4567"],
  ["248 555 1234 7", "248 555 1234 7"],
  ["148 555 1234", "148 555 1234"],
  ["", ""],
])("staff read %s as “%s”", (stored, shown) => {
  expect(showPhone(stored)).toBe(shown);
});
