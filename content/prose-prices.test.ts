import { expect, test } from "vitest";
import { formatMoney } from "#shop/money.ts";
import { sample } from "./sample.ts";

/** Amounts of money in words, "$1,199". */
const amounts = (words: string) => words.match(/\$\d[\d,]*(\.\d\d)?/g) ?? [];

test("an amount in a product's words is what something costs that is sold beside it, alone or with the product", () => {
  const typed = Object.values(sample.products)
    .flat()
    .flatMap(({ slug, title, description, care, features, priceCents, addOns = [] }) => {
      const beside = addOns.flatMap((addOn) => [addOn.priceCents, priceCents + addOn.priceCents]);
      const following = new Set(beside.map(formatMoney));
      return amounts([title, description, care, ...features].join(" "))
        .filter((amount) => !following.has(amount))
        .map((amount) => `${slug}: ${amount}`);
    });
  expect(
    typed,
    "mend content/: a price was changed, and these words still name the one before",
  ).toEqual([]);
});

test("no package's words hold an amount", () => {
  for (const { slug, name, description, care, features } of sample.packages) {
    expect(amounts([name, description, care, ...features].join(" ")), slug).toEqual([]);
  }
});
