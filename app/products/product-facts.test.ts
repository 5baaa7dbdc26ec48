import { expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import { productsOf } from "#shop/lists.ts";
import { needWords } from "./delivery-fit.ts";
import { productFacts } from "./product-facts.ts";

test("what a page knows of a sofa says which opening it needs with its legs off", () => {
  const sofa = productsOf(sample).find(({ slug }) => slug === "ellery-tufted-bench-seat-sofa")!;
  const { product } = productFacts(sample, sofa);
  expect(needWords(product.pieces, product.facts)).toContain("with the legs off");
});
