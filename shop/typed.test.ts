import { expect, test } from "vitest";
import { codeCases, nameCases, plainCases, textCases, zipCases } from "./testing/typed-cases.ts";
import { cleanCode, cleanName, cleanPlain, cleanZip } from "./typed.ts";
import { cleanText } from "./typed-texts.ts";

test.each([
  ["plain", cleanPlain, plainCases],
  ["a name", cleanName, nameCases],
  ["a ZIP", cleanZip, zipCases],
  ["a code", cleanCode, codeCases],
  ["text", cleanText, textCases],
] as const)("what is cleaned as %s stays so", (_, clean, cases) => {
  for (const [typed, cleaned] of cases) {
    expect(clean(typed), JSON.stringify(typed)).toBe(cleaned);
    expect(clean(cleaned), JSON.stringify(cleaned)).toBe(cleaned);
  }
});
