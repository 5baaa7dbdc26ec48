import { expect, test } from "vitest";
import { parseAlert, readWanted } from "./alert-request.ts";

const typed = { dollars: "$1,500.00", type: "bed", size: " Queen ", phone: "+1 586-555-0117" };

test("what is typed is cleaned, and only what the kind asks for is kept", () => {
  expect(parseAlert("price", typed).output).toEqual({ phone: "586-555-0117", mostCents: 150_000 });
  for (const kind of ["available", "check"] as const)
    expect(parseAlert(kind, typed).output).toEqual({ phone: "586-555-0117" });
  expect(parseAlert("similar", { ...typed, dollars: "" }).output).toEqual({
    ...{ phone: "586-555-0117", type: "bed", size: "Queen" },
  });
});

test("every field says what it lacks", () => {
  const nothing = { dollars: "", type: "", size: "", phone: "" };
  expect(parseAlert("price", nothing).errors).toMatchObject({
    dollars: "Enter whole dollars, like 500",
    phone: "Type your mobile number, 10 digits",
  });
  expect(parseAlert("similar", { ...nothing, dollars: "12.50" }).errors).toMatchObject({
    dollars: "Enter whole dollars, like 500",
    type: "Choose what you’re looking for",
  });
});

test.each([
  ["q=queen+beds&max=500", { type: "bed", size: "Queen", dollars: "500" }],
  ["q=cheap+bedroom+set", { type: "bedroom set", size: "", dollars: "" }],
  ["type=sofa&bed=Full", { type: "sofa", size: "Full", dollars: "" }],
  ["type=dining+set&size=Seats+6", { type: "dining set", size: "Seats 6", dollars: "" }],
  ["q=zebra", { type: "", size: "", dollars: "" }],
])("the address fills the form: %s", (address, wanted) => {
  expect(readWanted(new URLSearchParams(address))).toEqual(wanted);
});
