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
  expect(parseHold({ ...dana, phone: "586" }).errors).toEqual({
    phone: "Type your mobile number, 10 digits",
  });
  expect(parseHold({ ...dana, name: "x".repeat(101) }).errors).toEqual({
    name: "Name must be less than 100 characters",
  });
});

test("staff can call the number: it has ten digits, and the country's code may stand before them", () => {
  expect(parseHold({ ...dana, phone: "+1 586-555-0117" }).output?.phone).toBe("586-555-0117");
  expect(parseHold({ ...dana, phone: "1 (586) 555-0117" }).output?.phone).toBe("1 (586) 555-0117");
  for (const phone of ["586 555 011", "0000000000", "586-555-01175"])
    expect(parseHold({ ...dana, phone }).errors).toEqual({
      phone: "Phone number must have ten digits, with its area code",
    });
});
