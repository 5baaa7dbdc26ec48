/** The facts that articles send shoppers to look for, on the pages of the products. */
import { expect, test } from "vitest";
import type { AnyProduct } from "#shop/product.ts";
import { productsOf } from "#shop/testing/rules.ts";
import { sampleShop } from "#shop/testing/sample-shop.ts";

const products = productsOf(sampleShop).filter(({ category }) => category !== "mattress");
const words = ({ title, description, features }: AnyProduct) =>
  [title, description, ...features].join(". ");
const cloth =
  /\b(chenille|bouclé|velvet|linen-look|twill|tweed|corduroy|damask|brocade|sherpa|suede|ticking|duck|canvas|basket weave|olefin|fabric|slipcovers|covers)\b/;

const lacking = (products: readonly AnyProduct[], fact: RegExp) =>
  products.filter((product) => !fact.test(words(product))).map(({ slug }) => slug);

test("a piece covered in cloth says its cleaning code", () => {
  const covered = products.filter(
    ({ type, materials }) =>
      !/rug|lamp|mirror/.test(type) && materials.some((material) => cloth.test(material)),
  );
  expect(covered.length).toBeGreaterThan(30);
  const codes = (product: AnyProduct) =>
    words(product).match(/cleaning code (?:W|S|WS|X)\b/gi) ?? [];
  const wrong = covered.filter((product) => codes(product).length !== 1);
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

test("a recliner says how long it is when open, and how far from the wall it stands", () => {
  const recliners = products.filter(({ pieces }) =>
    pieces.some(({ name }) => /reclin/i.test(name)),
  );
  expect(recliners.length).toBeGreaterThan(7);
  expect(lacking(recliners, /opens? to \d+ in/i)).toEqual([]);
  expect(
    lacking(recliners, /\w+ in(?:ches|\.) (?:of clearance )?(?:behind|from the wall)/i),
  ).toEqual([]);
});

test("where a laminate looks like wood, the words say so", () => {
  const looks = products.flatMap((product) => {
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

test("a dresser, chest, tall bookcase or hutch that can tip says what holds it to the wall", () => {
  const tall = products.filter(({ pieces }) =>
    pieces.some(
      ({ name, heightIn }) =>
        /\b(dresser|drawer chest|chest of drawers|bookcase|hutch)/i.test(name) &&
        !/\bbed\b/i.test(name) &&
        heightIn >= 27,
    ),
  );
  expect(tall.length).toBeGreaterThan(10);
  expect(
    lacking(tall, /anti-?tip|against tipping|to a stud|wall (?:strap|bracket|anchor)/i),
  ).toEqual([]);
});
