import { expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import { productsOf } from "#shop/lists.ts";
import { needWords } from "./delivery-fit.ts";
import { productFacts } from "./product-facts.ts";

test("a page says when a product was counted, and what is on the truck to a showroom", () => {
  const [bed] = sample.products.bedroom;
  const countedOn = { east: "2026-11-20", west: sample.takenAt };
  const facts = productFacts(sample, { ...bed!, countedOn, onTruck: { east: 2 } });
  expect(facts.counted).toEqual({
    east: "counted Nov 20",
    west: expect.stringMatching(/^counted today \d+:\d\d/),
  });
  expect(facts.arriving).toEqual({ east: "2 on the truck to East" });
  expect(Object.keys(facts.product)).not.toEqual(expect.arrayContaining(["onTruck"]));
});

test("what a page knows of a sofa says which opening it needs with its legs off", () => {
  const sofa = productsOf(sample).find(({ slug }) => slug === "ellery-tufted-bench-seat-sofa")!;
  const { product } = productFacts(sample, sofa);
  expect(needWords(product.pieces, product.facts)).toContain("with the legs off");
});

test("the tax on a page is the owner's, and none where the showrooms are in several states", () => {
  const [bed] = sample.products.bedroom;
  const percent = (change: Partial<typeof sample.shop>) =>
    productFacts({ ...sample, shop: { ...sample.shop, ...change } }, bed!).taxPercent;
  const [east, west] = sample.shop.showrooms;
  expect(percent({ salesTaxPercent: 7.25 })).toBe(7.25);
  expect(percent({ salesTaxPercent: 0 })).toBeUndefined();
  expect(percent({ showrooms: [east!, { ...west!, region: "OH" }] })).toBeUndefined();
});

test("a free TV has its terms under the price, beside what a plan says of it", () => {
  const bed = productsOf(sample).find(({ freeTv }) => freeTv)!;
  const terms = /^Free 43-inch TV, one per bed while they last\. .*without it\.$/;
  expect(productFacts(sample, bed).priceNote).toMatch(terms);
  const { freeTv: _, ...without } = bed;
  expect(productFacts(sample, without).priceNote).toBeUndefined();
  const planned = { ...bed, priceUntil: "2031-01-05T05:00:00Z" };
  expect(productFacts(sample, planned).priceNote).toMatch(
    /^This price is until .*[^.]\. Free 43-inch TV/,
  );
});

test("a rendered picture of what is marked or worn says that it is an illustration; of a new one, or the owner's, nothing", () => {
  const marked = productsOf(sample).find(
    ({ slug, condition }) => condition.grade !== "new" && sample.pictureViews[slug],
  )!;
  const notes = (product: typeof marked, snapshot = sample) => {
    const { picture, more = [] } = productFacts(snapshot, product);
    return [...new Set([picture, ...more].map(({ note }) => note))];
  };
  expect(notes(marked)).toEqual(["Illustration"]);
  expect(notes({ ...marked, condition: { grade: "new" } })).toEqual([undefined]);
  const pictures = { ...sample.pictures, own: { ...sample.pictures[marked.slug]!, isOwn: true } };
  const photos = [{ name: "own", alt: "The bed" }];
  expect(notes({ ...marked, photos }, { ...sample, pictures } as typeof sample)).toEqual([
    undefined,
  ]);
});

test("furniture that can tip says to anchor it; a TV stand to strap the TV, and a dresser to ask when it was made", () => {
  const safety = (slug: string) =>
    productFacts(sample, productsOf(sample).find((one) => one.slug === slug)!).known?.find(
      ([term]) => term === "Safety",
    )?.[1] ?? "";
  const dresser = safety("fenwick-5-piece-queen-bedroom-set");
  expect(dresser).toMatch(/wall stud/);
  expect(dresser).toMatch(/since September 2023/);
  expect(dresser).not.toMatch(/TV|anti-tip kit/);
  expect(safety("cordwood-barn-door-tv-stand")).toMatch(/Strap the TV.*anti-tip kit/);
  // Blanket chests, low nightstands and sofas.
  expect(safety("cedar-lined-blanket-chest-in-acacia")).toBe("");
  expect(safety("ellery-tufted-bench-seat-sofa")).toBe("");
});
