import { expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import { relatedProducts } from "./related-products.ts";

test.each(Object.entries(sample.products))(
  "%s: a product has up to four others beside it",
  (_, list) => {
    for (const product of list) {
      const related = relatedProducts(product, list);
      expect(related).toHaveLength(Math.min(4, list.length - 1));
      expect(related).not.toContain(product);
    }
  },
);

test("a queen bed leads to other beds first", () => {
  const products = sample.products.bedroom;
  const bed = products.find(({ type, size }) => type === "bed" && size === "Queen")!;
  expect(relatedProducts(bed, products).map(({ type }) => type)).toEqual(Array(4).fill("bed"));
});
