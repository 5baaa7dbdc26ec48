import { expect, test } from "vitest";
import { parseLead } from "./lead.ts";

const ada = { first_name: "Ada", last_name: "Novak", phone: "(586) 555-0199" };
const errorsOf = (change: Partial<typeof ada>) => parseLead({ ...ada, ...change }).errors;

test("values are trimmed", () => {
  expect(parseLead({ ...ada, first_name: "  Ada " }).output).toEqual(ada);
});

test("an empty or blank name is required", () => {
  expect(errorsOf({ first_name: "" })).toEqual({ first_name: "First name is required" });
  expect(errorsOf({ last_name: "   " })).toEqual({ last_name: "Last name is required" });
});

test("fifty characters are a name, fifty-one are too many", () => {
  expect(errorsOf({ first_name: "x".repeat(50) })).toBeUndefined();
  expect(errorsOf({ first_name: "x".repeat(51) })).toEqual({
    first_name: "First name must be less than 50 characters",
  });
  expect(errorsOf({ last_name: "x".repeat(51) })).toEqual({
    last_name: "Last name must be less than 50 characters",
  });
});

test.each([
  ["+1 586 555 0199", "Phone number must contain only numbers, spaces, dashes, and parentheses"],
  ["586-555-019x", "Phone number must contain only numbers, spaces, dashes, and parentheses"],
  ["555-0199", "Phone number must be at least 10 characters"],
  ["", "Phone number must be at least 10 characters"],
  ["1".repeat(21), "Phone number must be less than 20 characters"],
])("the phone %j is refused with its message", (phone, message) => {
  expect(errorsOf({ phone })).toEqual({ phone: message });
});

test.each([
  ["\u202a(586) 555-0199\u202c", "(586) 555-0199"],
  ["586\u2011555\u20110199", "586-555-0199"],
  ["586\u00a0555\u00a00199", "586 555 0199"],
])("the phone %j that was pasted is %j", (phone, kept) => {
  expect(parseLead({ ...ada, phone }).output).toEqual({ ...ada, phone: kept });
});

test("ten and twenty characters are phones", () => {
  expect(errorsOf({ phone: "5865550199" })).toBeUndefined();
  expect(errorsOf({ phone: "1".repeat(20) })).toBeUndefined();
});

test("every field that needs mending is named at once", () => {
  expect(parseLead({ first_name: "", last_name: "", phone: "x" }).errors).toEqual({
    first_name: "First name is required",
    last_name: "Last name is required",
    phone: "Phone number must contain only numbers, spaces, dashes, and parentheses",
  });
});
