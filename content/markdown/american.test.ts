import { expect, test } from "vitest";
import { sampleTexts } from "#content/testing/sample-texts.ts";
import { american } from "./american.ts";

test.each(american)("%s", (_, broken, wrong) => {
  expect(wrong).toMatch(broken);
  const found = sampleTexts.flatMap(([where, text]) =>
    text.match(broken)?.map((it) => `${where}: ${it}`),
  );
  expect(found.filter(Boolean)).toEqual([]);
});
