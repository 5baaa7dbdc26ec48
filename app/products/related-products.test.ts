import { expect, test } from "vitest";
import { productLists } from "#app/catalog/products.ts";
import { relatedProducts } from "./related-products.ts";

test.each(Object.values(productLists))(
  "$name: a product has up to four others beside it",
  (list) => {
    for (const product of list.products) {
      const related = relatedProducts(product, list.products);
      expect(related).toHaveLength(Math.min(4, list.products.length - 1));
      expect(related).not.toContain(product);
    }
  },
);

test("a queen bed leads to other beds first", () => {
  const { products } = productLists.bedroom;
  const bed = products.find(({ type, size }) => type === "bed" && size === "Queen")!;
  expect(relatedProducts(bed, products).map(({ type }) => type)).toEqual(Array(4).fill("bed"));
});
