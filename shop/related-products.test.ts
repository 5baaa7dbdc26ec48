import { expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import { completingProducts, relatedProducts } from "./related-products.ts";

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

test("the same kind and size for less leads", () => {
  const products = sample.products.bedroom;
  const bed = products.find(({ slug }) => slug === "emerald-channel-tufted-velvet-queen-bed")!;
  const [first] = relatedProducts(bed, products);
  expect(first).toMatchObject({ type: bed.type, size: bed.size });
  expect(first!.priceCents).toBeLessThan(bed.priceCents);
});

test("a bed is completed by a mattress of its size and by what stands beside it", () => {
  const bed = sample.products.bedroom.find(
    ({ type, size, facts }) =>
      type === "bed" && size === "Queen" && facts?.notIncluded?.includes("Mattress"),
  )!;
  const completing = completingProducts(bed, sample.products);
  expect(completing.map(({ type }) => type)).toEqual([
    "mattress",
    "nightstand",
    "dresser",
    "chest",
  ]);
  expect(completing[0]!.size).toBe("Queen");
});

test("where few kinds complete a product there are more of the first", () => {
  const queen = sample.products.mattress.find(({ size }) => size === "Queen")!;
  const types = completingProducts(queen, sample.products).map(({ type }) => type);
  expect(types).toHaveLength(4);
  expect(types.filter((type) => type === "bed").length).toBeGreaterThan(1);
});

test("nothing completes a product that comes with it, is of another size or is gone", () => {
  const bed = sample.products.bedroom.find(({ type, size }) => type === "bed" && size === "Queen")!;
  const typesBeside = (product: typeof bed, products = sample.products) =>
    completingProducts(product, { ...products }).map(({ type }) => type);
  const withMattress = { ...bed, facts: { included: ["Six-inch folding mattress"] } };
  expect(typesBeside(withMattress)).not.toContain("mattress");
  expect(typesBeside({ ...bed, size: "California King" })).not.toContain("mattress");
  const mattress = sample.products.mattress.map((one) => ({ ...one, stock: { east: 0, west: 0 } }));
  expect(typesBeside(bed, { ...sample.products, mattress })).not.toContain("mattress");
  expect(typesBeside({ ...bed, type: "constructor" })).toEqual([]);
});
