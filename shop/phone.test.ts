import { expect, test } from "vitest";
import { formatPhone, phoneOf, readPhone } from "./phone.ts";

test.each(["5865550142", "1-586-555-0142", "+1 (586) 555-0142", "586.555.0142"])(
  "%s is read as one number",
  (typed) => {
    expect(readPhone(typed)).toBe("(586) 555-0142");
  },
);

test.each(["", "555-0142", "186555014", "086 555 0142", "586 555 0142 7", "five"])(
  "“%s” is no number",
  (typed) => {
    expect(readPhone(typed)).toBeUndefined();
  },
);

test("a number is dialed by its country's code, and foreign ones are shown as they are", () => {
  expect(phoneOf("(586) 555-0142").href).toBe("tel:+15865550142");
  expect(formatPhone("+15865550142")).toBe("(586) 555-0142");
  expect(formatPhone("+442071234567")).toBe("+442071234567");
});
