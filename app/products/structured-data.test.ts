import { expect, test, vi } from "vitest";
import { productsOf } from "#app/catalog/products.ts";
import { sample } from "#content/sample.ts";
import { productFacts } from "./product-facts.ts";
import { breadcrumbData, itemListData, productFactsData } from "./structured-data.ts";

// What the build bakes into the pages.
vi.hoisted(() => vi.stubGlobal("__PUBLIC_SETTINGS__", { siteUrl: "https://store.example" }));

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
    image: [expect.stringMatching(/^https:\/\/.+\/pictures\/.+-(800|1200)\.webp$/)],
    offers: {
      "@type": "Offer",
      priceCurrency: "USD",
      price: (product.priceCents / 100).toFixed(2),
      availability: expect.stringMatching(
        /^https:\/\/schema\.org\/(InStock|LimitedAvailability|InStoreOnly)$/,
      ),
      itemCondition: expect.stringMatching(/^https:\/\/schema\.org\/(New|Used)Condition$/),
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        priceType: "https://schema.org/StrikethroughPrice",
        price: (product.originalPriceCents / 100).toFixed(2),
        priceCurrency: "USD",
      },
    },
  });
});

test("the price before is above the price", () => {
  const { offers } = dataOf(products[0]!) as {
    offers: { price: string; priceSpecification: { price: string } };
  };
  expect(Number(offers.priceSpecification.price)).toBeGreaterThan(Number(offers.price));
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
