import { expect, test } from "vitest";
import { productsOf } from "#shop/lists.ts";
import { sample } from "../../content/sample.ts";
import { compareAtWords } from "./compare-at-words.ts";
import { productFacts } from "./product-facts.ts";

test("a compare-at price names its source, or that it has to be asked for, and is no former price unless its source says so", () => {
  const condition = { grade: "new" } as const;
  expect(compareAtWords({ condition, compareAtSource: "Maker’s list, May 2026" })).toMatch(
    /^Compare at: Maker’s list, May 2026\. Not a price/,
  );
  expect(compareAtWords({ condition })).toMatch(
    /: its list price, or what it sells for elsewhere\. Not a price we used to charge/,
  );
  expect(compareAtWords({ condition, compareAtSource: "Our price until May 1, 2026" })).toBe(
    "Compare at: Our price until May 1, 2026.",
  );
});

test("what is not new is compared with a new one without flaws, and says so", () => {
  for (const product of productsOf(sample).filter((one) => one.originalPriceCents)) {
    const { compareAt } = productFacts(sample, product).product;
    expect(compareAt?.includes("new, without flaws"), product.slug).toBe(
      product.condition.grade !== "new",
    );
  }
});
