import { expect, test } from "vitest";
import { readFields } from "../kit/schema.ts";
import { textLength } from "../leads/sms/text-length.ts";
import { fillWording, wordingSchema } from "./text-wording.ts";

const wording =
  "{shop}: your {lender} application: {link} Msg & data rates may apply. STOP to opt out, HELP for help.";

test("a wording is filled as the database fills it", () => {
  const facts = { shop: "Tag $& Timber", lender: "Harbor", link: "https://apply.example.com/h" };
  expect(fillWording(wording, facts)).toBe(
    "Tag $& Timber: your Harbor application: https://apply.example.com/h Msg & data rates may apply. STOP to opt out, HELP for help.",
  );
});

test("what is saved comes back as it was", () => {
  expect(readFields(wordingSchema, { text_wording: ` ${wording} ` })).toEqual({
    row: { text_wording: wording },
  });
});

test.each([
  ["Apply: {link} STOP ends, HELP helps.", "{shop}"],
  ["{shop}: call us. STOP ends, HELP helps.", "{link}"],
  ["{shop}: {link} HELP for help.", "STOP"],
  ["{shop}: {link} Stop ends, help helps.", "STOP"],
  ["{shop}: {link} NONSTOP, HELP", "STOP"],
  ["{shop}: {link} {name} STOP ends, HELP helps.", "Only {shop}"],
  [`{shop}: {link} STOP HELP ${"x".repeat(320)}`, "320"],
])("%j is refused in words", (words, problem) => {
  expect(readFields(wordingSchema, { text_wording: words })).toEqual({
    errors: { text_wording: expect.stringContaining(problem) },
  });
});

test.each([
  ["a".repeat(160), 160, 1],
  ["a".repeat(161), 161, 2],
  ["a".repeat(307), 307, 3],
  [`${"a".repeat(158)}€`, 160, 1],
  [`${"a".repeat(159)}€`, 161, 2],
])("plain characters fit by 160, in several parts by 153", (text, characters, parts) => {
  expect(textLength(text)).toEqual({ characters, parts, costly: [] });
});

test("one curly quote or emoji leaves 70 to a part, and is named", () => {
  expect(textLength(`${"a".repeat(69)}’`)).toEqual({ characters: 70, parts: 1, costly: ["’"] });
  expect(textLength(`${"a".repeat(69)}🛋`)).toEqual({ characters: 71, parts: 2, costly: ["🛋"] });
});
