import { expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import { productsOf } from "#shop/lists.ts";
import { productFacts } from "./product-facts.ts";
import { breadcrumbData, itemListData, productFactsData } from "./structured-data.ts";

function data(descriptor: unknown) {
  return (descriptor as { "script:ld+json": Record<string, unknown> })["script:ld+json"];
}

const products = productsOf(sample);
const dataOf = (product: (typeof products)[number]) =>
  data(productFactsData(productFacts(sample, product), sample.shop.name));

test.each(products)("$title has what a merchant listing requires", (product) => {
  const found = dataOf(product);
  expect(found).toMatchObject({
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.title,
    sku: String(product.id),
    image: [expect.stringMatching(/^https:\/\/.+\/pictures\/.+-800\.webp$/)],
    offers: {
      "@type": "Offer",
      priceCurrency: "USD",
      price: (product.priceCents / 100).toFixed(2),
      availability: expect.stringMatching(/^https:\/\/schema\.org\/(InStock|LimitedAvailability)$/),
      itemCondition: expect.stringMatching(/^https:\/\/schema\.org\/(New|Used)Condition$/),
      hasMerchantReturnPolicy: {
        applicableCountry: "US",
        returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
      },
    },
  });
  expect(JSON.stringify(found)).not.toContain((product.originalPriceCents! / 100).toFixed(2));
});

test("the return policy says in words what the data says", () => {
  const { sections } = sample.policies.find(({ path }) => path === "/return-policy")!;
  expect(sections[0]!.paragraphs.join()).toContain("All sales are final.");
});

test("a price is valid until its offer ends, and no product is given an end that it has not", {
  tags: "long",
}, () => {
  const offerEnds = { "deal-of-the-month": "2026-11-30", "mattress-special": "2026-12-24" };
  const untilOf = (list: keyof typeof sample.products, ends: typeof offerEnds | object) => {
    const facts = productFacts({ ...sample, offerEnds: ends }, sample.products[list][0]!);
    return (data(productFactsData(facts, "A")).offers as { priceValidUntil?: string })
      .priceValidUntil;
  };
  expect(untilOf("bedroom", offerEnds)).toBe("2026-11-30");
  expect(untilOf("mattress", offerEnds)).toBe("2026-12-24");
  expect(untilOf("clearance", offerEnds)).toBeUndefined();
  expect(untilOf("bedroom", {})).toBeUndefined();
});

test("breadcrumbs and lists are numbered and have absolute addresses", () => {
  const crumbs = [
    { name: "Home", path: "/" },
    { name: "Deals", path: "/deals" },
  ];
  expect(data(breadcrumbData(crumbs)).itemListElement).toMatchObject([
    { position: 1, name: "Home", item: expect.stringMatching(/^https:.*\/$/) },
    { position: 2, name: "Deals", item: expect.stringMatching(/^https:.*\/deals$/) },
  ]);
  expect(data(itemListData("Deals", ["/deals/bedroom"]))).toMatchObject({
    numberOfItems: 1,
    itemListElement: [{ position: 1, url: expect.stringMatching(/^https:.*\/deals\/bedroom$/) }],
  });
});

test("a product whose description may follow is described by its name, and nothing is left empty", () => {
  const { size: _, ...bare } = { ...products[0]!, description: "", materials: [] };
  const found = JSON.parse(JSON.stringify(dataOf(bare)));
  expect(found.description).toBe(bare.title);
  expect(Object.keys(found)).not.toContain("material");
  expect(Object.values(found)).not.toContain("");
});

test("the brand is the maker's where that is known, as in the feeds", () => {
  const made = { ...products[0]!, facts: { ...products[0]!.facts, maker: "Acme" } };
  expect(dataOf(made).brand).toEqual({ "@type": "Brand", name: "Acme" });
  expect(dataOf(products[0]!).brand).toBeUndefined();
});
