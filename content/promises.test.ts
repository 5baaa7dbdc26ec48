/** What the sample and the site say of delivery, damage and returns, against what the shop decided. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { promises } from "./markdown/promises.ts";
import { sampleTexts } from "./testing/sample-texts.ts";

/** The site's, the mails' and the texts' own sentences, as they stand in the code. */
const code = globSync(["app/**/*.{ts,tsx}", "shop/**/*.ts", "server/messages/**/*.ts"])
  .filter((path) => !/\.test\.|\/testing\//.test(path))
  .map((path) => [path, readFileSync(path, "utf8")] as const);

test.each(promises)("%s", (_, broken, wrong) => {
  expect(wrong).toMatch(broken);
  const found = [...sampleTexts, ...code].flatMap(([where, text]) =>
    text.match(broken)?.map((it) => `${where}: ${it}`),
  );
  expect(found.filter(Boolean)).toEqual([]);
});
