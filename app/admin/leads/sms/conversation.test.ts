import { expect, test } from "vitest";
import { countSegments, fillTemplate, withPlainPunctuation } from "./conversation.ts";

test.each([
  ["", 0],
  ["a".repeat(160), 1],
  ["a".repeat(161), 2],
  ["a".repeat(306), 2],
  ["a".repeat(307), 3],
  ["€".repeat(80), 1],
  ["€".repeat(81), 2],
  [`${"a".repeat(68)}🛋`, 1],
  [`${"a".repeat(69)}🛋`, 2],
  ["Müller, ¿cómo está?", 1],
  ["ó".repeat(71), 2],
  ["a".repeat(1600), 11],
])("the carrier counts %#", (text, segments) => expect(countSegments(text)).toBe(segments));

test("a keyboard's curly signs cost no second text", () => {
  const typed = `It’s “ours” – ${"a".repeat(60)}…`;
  expect(countSegments(typed)).toBe(2);
  expect(withPlainPunctuation(typed)).toBe(`It's "ours" - ${"a".repeat(60)}...`);
  expect(countSegments(withPlainPunctuation(typed))).toBe(1);
});

test("a template takes what is known, and shows what is not", () => {
  expect(fillTemplate("Hi {first_name}, {me} at {shop}", { first_name: "María", me: "Bo" })).toBe(
    "Hi María, Bo at {shop}",
  );
});
