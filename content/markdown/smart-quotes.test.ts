import { expect, test } from "vitest";
import { smartQuotes } from "./smart-quotes.ts";

test.each([
  ["it's the store's, o'n'b", "it’s the store’s, o’n’b"],
  ["the sofas' legs, from the '90s", "the sofas’ legs, from the ’90s"],
  [`"Sit" he said ("now")`, "“Sit” he said (“now”)"],
  [`a ""b""`, "a “”b””"],
  [`84" wide, 7' tall`, `84" wide, 7' tall`],
  [`first\n"second"`, "first\n“second”"],
])("%s is %s", (typed, shown) => expect(smartQuotes(typed)).toBe(shown));
