import { expect, test } from "vitest";
import { readFields, textsOf } from "../kit/schema.ts";
import { showroomSchema } from "./showrooms-form.tsx";

const row = {
  name: "East Showroom",
  city: "Sterling Heights",
  street: "38400 Van Dyke Avenue",
  region: "MI",
  postal_code: "48312",
  phone: "(586) 555-0142",
  latitude: 42.5803,
  longitude: -83.0302,
  is_shown: true,
};
type Fields = Record<keyof typeof row, string>;
const typed = (change: Partial<Fields>) =>
  readFields(showroomSchema, { ...textsOf(row, showroomSchema), ...change });

test("what is saved comes back as it was", () => {
  expect(typed({})).toEqual({ row });
});

test("a state is written as addresses write it, in capitals", () => {
  expect(typed({ region: " oh " })).toMatchObject({ row: { region: "OH" } });
});

test.each<[Partial<Fields>, string]>([
  [{ street: "  " }, "the street"],
  [{ postal_code: "4831" }, "ZIP code"],
  [{ phone: "555 0142" }, "(313) 555-0123"],
  [{ latitude: "-83.0302", longitude: "42.5803" }, "pin"],
  [{ latitude: "" }, "pin"],
  [{ region: "Mich" }, "state’s two letters"],
])("%j is refused in words", (change, words) => {
  expect(typed(change)).toMatchObject({
    errors: { [Object.keys(change)[0]!]: expect.stringContaining(words) },
  });
});
