/** The facts that articles send shoppers to look for, on the pages of the products. */
import { expect, test } from "vitest";
import { type Facts, readFacts, textsOfFacts } from "#shop/facts.ts";
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

/** All that the page of a product says in words. */
const all = productsOf(sampleShop);
const texts = (product: AnyProduct) =>
  [words(product), product.size, ...product.materials, product.care, product.condition.reason].join(
    ". ",
  );
const wrong = (isRight: (product: AnyProduct, facts: Facts) => boolean) =>
  all.filter((product) => !isRight(product, product.facts ?? {})).map(({ slug }) => slug);

test("a product's facts are of its kind, in the editor's own form", () => {
  const read = ({ type, facts = {} }: AnyProduct) => readFacts(textsOfFacts(facts), type);
  expect(all.filter((product) => product.facts).length).toBeGreaterThan(110);
  for (const product of all) {
    expect(read(product), product.slug).toEqual({ facts: product.facts ?? {}, problems: {} });
  }
});

test("facts and words agree: the cleaning code, the anti-tip kit, and what is put together already", () => {
  expect(
    wrong(
      (product, { cleaningCode }) =>
        /cleaning code (WS|W|S|X)\b/i.exec(texts(product))?.[1] === cleaningCode,
    ),
  ).toEqual([]);
  const tips = /anti-?tip|against tipping|to a stud|wall (?:strap|bracket|anchor)|anti-slide/i;
  expect(wrong((product, { antiTip }) => !antiTip || tips.test(texts(product)))).toEqual([]);
  expect(
    wrong(
      (product, { antiTip }) => !/anti-?tip|against tipping/i.test(texts(product)) || !!antiTip,
    ),
  ).toEqual([]);
  const isWhole =
    /^(?!.*chairs arrive).*(?:arrives?|already|fully) assembled|no assembly|nothing to put|straight from the box/is;
  expect(
    wrong((product, { assembly }) => !isWhole.test(texts(product)) || assembly === "none"),
  ).toEqual([]);
  const needs = /hex key|bolt slots|assembly per|four feet screw|bolt on from below/i;
  expect(
    wrong((product, { assembly }) => !needs.test(texts(product)) || assembly !== "none"),
  ).toEqual([]);
});

const numberWords: Record<number, string> = { 4: "four", 6: "six" };

test.each([
  "openLengthIn",
  "clearanceIn",
  "weightLimitLb",
  "weightLb",
  "heaviestLb",
  "legsIn",
  "assemblyPeople",
] as const)("a number that is a fact stands in the words, too: %s", (name) => {
  const said = (product: AnyProduct, value: number) =>
    new RegExp(`\\b(?:${value}|${numberWords[value] ?? value})\\b`, "i").test(
      `${texts(product)} ${product.pieces.map(({ name, widthIn, depthIn }) => (/open/.test(name) ? `${widthIn} ${depthIn}` : "")).join(" ")}`,
    );
  const isDerived = new Set(["assemblyPeople", "legsIn"]);
  const found = wrong((product, { [name]: value }) => value === undefined || said(product, value));
  // A table's legs are as high as it is without its top; four hands are two people.
  expect(isDerived.has(name) ? found.filter((slug) => !/acacia|stone/.test(slug)) : found).toEqual(
    [],
  );
});

test("a recliner, a sleeper and an extension table say how long they are when open", () => {
  const opens = /reclin|sleeper|extension|drop-leaf|leaves in/i;
  expect(
    wrong(
      (product, { openLengthIn }) =>
        !opens.test(`${product.title} ${product.description}`) ||
        /^(bed|mattress)$/.test(product.type) ||
        openLengthIn !== undefined,
    ),
  ).toEqual([]);
});

test("a bed says whether its mattress is included, and nothing is both included and not", () => {
  expect(
    wrong(({ type, pieces, title }, { notIncluded = [] }) => {
      if (!/^(bed|bunk bed|daybed|bedroom set)$/.test(type)) return true;
      const comes = pieces.some(({ name }) => /mattress/i.test(name)) || /mattress/i.test(title);
      return comes !== /mattress/i.test(notIncluded.join());
    }),
  ).toEqual([]);
  expect(
    wrong(({ pieces }, { included = [], notIncluded = [] }) => {
      const names = [...pieces.map(({ name }) => name), ...included];
      return notIncluded.every(
        (name) => !names.some((one) => one.toLowerCase().endsWith(name.toLowerCase())),
      );
    }),
  ).toEqual([]);
  expect(
    wrong((product, { included = [] }) =>
      included.every((line) =>
        line
          .split(/\W+/)
          .some((word) => word.length > 2 && new RegExp(word, "i").test(texts(product))),
      ),
    ),
  ).toEqual([]);
});
