import { expect, test } from "vitest";
import { fillTemplate, withPlainPunctuation } from "./conversation.ts";
import { textLength } from "./text-length.ts";

test("a keyboard's curly signs cost no second text", () => {
  const typed = `It’s “ours” – ${"a".repeat(60)}…`;
  expect(textLength(typed).parts).toBe(2);
  expect(withPlainPunctuation(typed)).toBe(`It's "ours" - ${"a".repeat(60)}...`);
  expect(textLength(withPlainPunctuation(typed)).parts).toBe(1);
});

test("a template takes what is known, and shows what is not", () => {
  expect(fillTemplate("Hi {first_name}, {me} at {shop}", { first_name: "María", me: "Bo" })).toBe(
    "Hi María, Bo at {shop}",
  );
});
