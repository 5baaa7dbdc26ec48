/** The facts that articles send shoppers to look for, on the pages of the products. */
import { expect, test } from "vitest";
import type { AnyProduct } from "#shop/product.ts";
import { productsOf } from "#shop/testing/rules.ts";
import { sampleShop } from "#shop/testing/sample-shop.ts";

const seats = productsOf(sampleShop).filter(
  ({ category }) => !/^(bedroom|mattress)$/.test(category),
);
const words = ({ title, description, features }: AnyProduct) =>
  [title, description, ...features].join(". ");
const cloth =
  /\b(chenille|bouclé|velvet|linen-look|twill|tweed|corduroy|damask|brocade|sherpa|suede|ticking|duck|canvas|basket weave|olefin|fabric|slipcovers|covers)\b/;

const lacking = (products: readonly AnyProduct[], fact: RegExp) =>
  products.filter((product) => !fact.test(words(product))).map(({ slug }) => slug);

test("a piece covered in cloth says its cleaning code", () => {
  const covered = seats.filter(
    ({ type, materials }) =>
      !/bed|rug|lamp|mirror/.test(type) && materials.some((material) => cloth.test(material)),
  );
  expect(covered.length).toBeGreaterThan(30);
  expect(lacking(covered, /cleaning code (?:W|S|WS|X)\b/i)).toEqual([]);
});

test("a recliner says how long it is when open, and how far from the wall it stands", () => {
  const recliners = seats.filter(({ pieces }) => pieces.some(({ name }) => /reclin/i.test(name)));
  expect(recliners.length).toBeGreaterThan(7);
  expect(lacking(recliners, /opens? to \d+ in/i)).toEqual([]);
  expect(
    lacking(recliners, /\w+ in(?:ches|\.) (?:of clearance )?(?:behind|from the wall)/i),
  ).toEqual([]);
});

test("where a laminate looks like wood, the words say so", () => {
  const looks = productsOf(sampleShop).flatMap((product) => {
    const woods =
      product.materials
        .join(". ")
        .match(/\b(?:oak|walnut|cherry|pine|acacia|ash|elm)(?=-look laminate)/g) ?? [];
    return woods.flatMap((wood) =>
      [...words(product).matchAll(new RegExp(`\\b${wood}\\b(?!-look)`, "gi"))].map(
        () => `${product.slug}: ${wood}`,
      ),
    );
  });
  expect(looks).toEqual([]);
});

test("what was returned was returned to another store, since sales here are final", () => {
  const returned = seats.filter(
    ({ condition }) =>
      condition.grade !== "new" &&
      /\breturn/i.test(condition.reason) &&
      !/^Another store’?'?s/.test(condition.reason),
  );
  expect(returned.map(({ slug }) => slug)).toEqual([]);
});
