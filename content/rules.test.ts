import { expect, test } from "vitest";
import { isPhoneOnly, listAddresses, productPath, productsOf } from "#shop/lists.ts";
import { packagePicture, productPicture, viewPictures } from "#shop/pictures.ts";
import { type AnyProduct, colorFamilies, productTypes, styles } from "#shop/product.ts";
import { rules, type Shop } from "#shop/testing/rules.ts";
import { changed, sampleShop } from "#shop/testing/sample-shop.ts";
import { packages } from "./packages.ts";
import { pictures } from "./pictures.generated.ts";
import { sample } from "./sample.ts";

const products = productsOf(sample);

test.each(Object.entries(rules))("%s", (name, rule) => {
  expect(
    rule(sampleShop),
    `mend content/: a rule of the shop's data, ${name}, is broken by`,
  ).toEqual([]);
});

const [first] = products as [AnyProduct];
const one = (change: Partial<AnyProduct>): Shop => changed(sampleShop, first.slug, change);
const onPackage = (change: object): Shop => ({
  ...sampleShop,
  packages: [{ ...packages[0], ...change }, ...packages.slice(1)],
});
const aMattress = sampleShop.lists.mattress[0] as AnyProduct & { size: string };
const part = first.pieces[0]!;

/** One mistake for each rule. */
const mistakes: Record<keyof typeof rules, Shop> = {
  "a price is whole cents and below its compare-at price": one({
    priceCents: first.originalPriceCents,
  }),
  "a package costs less than its parts": onPackage({
    basePriceCents: packages[0].originalPriceCents,
  }),
  "a package's payment is part of its price": onPackage({
    monthlyPaymentCents: packages[0].basePriceCents,
  }),
  "what a package includes counts up to its pieces": onPackage({ pieces: packages[0].pieces + 1 }),
  "no two things share an id, a slug or a name": one({ title: packages[0].name }),
  "no two products share a description or a care text": one({ care: products[1]!.care }),
  "a product stands in its category's list": one({ category: "mattress" }),
  "slugs are address parts": one({ slug: "Not an address" }),
  "titles fit a card": one({ title: "Long ".repeat(13) }),
  "descriptions are read": one({ description: "Long ".repeat(121) }),
  "texts, materials, features, colors and pieces are there": one({ materials: [] }),
  "sizes are those of real furniture, in whole and half inches": one({
    pieces: [{ ...part, widthIn: 60.3 }],
  }),
  "what comes in cartons is new, and its cartons are hardly longer than it is": one({
    pieces: [{ ...part, boxes: [[10, 10, Math.max(part.widthIn, part.depthIn) + 30]] }],
  }),
  "a title that counts pieces counts its list": one({ title: "A 99-Piece Set" }),
  "a text that counts pieces counts its list": one({
    description: "For all two pieces.",
    pieces: [{ ...part, count: 3 }],
  }),
  "the free TV is in the badge and in the text of each bed that has it, and of no other": one({
    freeTv: first.freeTv ? undefined : true,
  }),
  "something is left of everything, and badges count it right": one({
    badge: "Last One",
    stock: { east: 1, west: 1 },
  }),
  "badges that speak of condition and size are true": one({
    badge: "Floor Model",
    condition: { grade: "new" },
  }),
  "a discount in words is the saving": one({ discount: "99% OFF" }),
  "an in-store special stands where its stock is": one({
    location: "Main Showroom",
    stock: { east: 0, west: 1 },
  }),
  "a mattress as an add-on costs what the mattress costs": one({
    addOns: [{ name: `${aMattress.size} mattress`, priceCents: aMattress.priceCents + 1 }],
  }),
  "arrival dates are days of the calendar": one({ addedOn: "2026-02-30" }),
  "no slats or mesh lie farther apart than our mattresses allow, and mesh says how far": one({
    features: ["Slats 9 inches apart"],
  }),
  "no bed gives a number of slats, which would ask for a gap of its own": one({
    type: "bed",
    features: ["Twelve pine slats"],
  }),
  "every bunk says how thick a mattress it takes, which ours does not exceed, and from what age":
    one({ type: "bunk bed", features: ["Ladder"], description: "A bunk." }),
  "where vinyl stands in for leather, the description says so": one({
    materials: ["leather seats, vinyl sides"],
    description: "Leather.",
  }),
};

test.each(Object.entries(rules))("a mistake is found: %s", (name, rule) => {
  expect(rule(mistakes[name]!)).not.toEqual([]);
});

test("the deals of a room are sold by phone, everything else can go into the cart", () => {
  for (const product of products) {
    expect(isPhoneOnly(product)).toBe(/^(bedroom|living-room|dining-room)$/.test(product.category));
    expect(productPath(product)).toBe(`${listAddresses[product.category].path}/${product.slug}`);
  }
});

test("the sample says only what the editor offers", () => {
  for (const { type, style, colors } of products) {
    expect(productTypes).toContain(type);
    expect(styles).toContain(style);
    expect(colorFamilies).toEqual(expect.arrayContaining([...colors]));
  }
});

test("every product and package has a picture with words for those who do not see it", () => {
  const shown = [
    ...products.map((product) => productPicture(sample, product)),
    ...packages.map((sold) => packagePicture(sample, sold)),
  ];
  for (const { src, alt, widths } of shown) {
    expect(pictures).toHaveProperty([src.replace(/^\/pictures\/|-[0-9a-f]{6}$/g, "")]);
    expect(alt).not.toBe("");
    expect(widths).toContain(800);
  }
});

test("a product without a picture shows another of its kind, and says so", () => {
  for (const type of productTypes) {
    const { src, alt, isPlaceholder } = productPicture(sample, {
      ...first,
      slug: "not-shot-yet",
      type,
    });
    expect(isPlaceholder).toBe(true);
    expect(alt).toBe(`A similar ${type}`);
    expect(src).not.toContain("not-shot-yet");
  }
});

test("every further picture of a product is shown, and says what it shows", () => {
  const sold = [...products, ...packages];
  const shown = sold.flatMap((part) => viewPictures(sample, part));
  const made = Object.keys(pictures).filter((name) =>
    // Those of what is gone from the shop may stay.
    sold.some(({ slug }) => name.startsWith(`${slug}--`)),
  );
  const names = shown.map(({ src }) => src.replace(/^\/pictures\/|-[0-9a-f]{6}$/g, ""));
  // Sizes of one model share some.
  expect([...new Set(names)].sort()).toEqual(made);
  expect(shown.filter(({ alt }) => !alt || alt.startsWith("undefined"))).toEqual([]);
});

test("every mattress shows its layers, and no carton but that of its size", () => {
  for (const mattress of sample.products.mattress) {
    const shown = viewPictures(sample, mattress).map(({ alt }) => alt);
    const carton = mattress.pieces[0]!.boxes![0]!.join(" by ");
    expect(shown).toContain(
      "The layers, from the top: knit cover, fire-barrier sock, 2 inches of gel memory foam, 6 inches of support foam",
    );
    expect(
      shown.filter((alt) => alt.includes("carton") && !alt.endsWith(`${carton} inches`)),
    ).toEqual([]);
  }
});
