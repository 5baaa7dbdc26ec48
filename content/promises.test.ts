/** What the sample and the site say of delivery, damage and returns, against what the shop decided. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brokenIn, promises } from "./markdown/promises.ts";
import { sampleTexts } from "./testing/sample-texts.ts";

/** The site's, the mails' and the texts' own sentences, as they stand in the code. */
const code = globSync(["app/**/*.{ts,tsx}", "shop/**/*.ts", "server/messages/**/*.ts"])
  .filter((path) => !/\.test\.|\/testing\//.test(path))
  .map((path) => [path, readFileSync(path, "utf8")] as const);

test.each(promises.map((promise) => [promise[0], promise] as const))("%s", (_, promise) => {
  expect(brokenIn(promise[2], promise)).toBeDefined();
  const found = [...sampleTexts, ...code].flatMap(([where, text]) => {
    const words = brokenIn(text, promise);
    return words ? [`${where}: ${words}`] : [];
  });
  expect(found).toEqual([]);
});

test("words that only sound like a broken promise are no broken one", () => {
  const said =
    "You don’t need to keep the cartons. Another store’s home trial. What our customers say";
  expect(promises.flatMap((promise) => brokenIn(said, promise) ?? [])).toEqual([]);
});
