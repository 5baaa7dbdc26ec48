import { expect, test } from "vitest";
import { parseHold } from "./hold-request.ts";

const dana = { name: "Dana Whitfield", phone: "(586) 555-0117", showroom: "east" } as const;

test("values are trimmed", () => {
  expect(parseHold({ ...dana, name: " Dana Whitfield " }).output).toEqual(dana);
});

test("every field says what it lacks", () => {
  expect(parseHold({ name: " ", phone: "call me", showroom: "" }).errors).toEqual({
    name: "Name is required",
    phone: "Phone number must contain only numbers, spaces, dashes, and parentheses",
    showroom: "Choose a showroom",
  });
  expect(parseHold({ ...dana, name: "x".repeat(101) }).errors).toEqual({
    name: "Name must be less than 100 characters",
  });
});
