/** What the stories look for, read from the content: no story knows a name, a price or a number of it. */
import { readdirSync } from "node:fs";
import { type AnyProduct, productLists, productPath, products } from "#app/catalog/products.ts";
import { formatMoney, savings } from "#app/lib/money.ts";
import { packages } from "#content/packages.ts";
import { site } from "#content/shop.ts";

export { lenders } from "#content/lenders.ts";
export { formatMoney, packages, productLists, productPath, products, site };

export const eastShowroom = site.showrooms[0]!;
export const westShowroom = site.showrooms[1]!;
export const [aPackage] = packages;
export const aBed = productLists.bedroom.products[0]!;
export const aSofa = productLists["living-room"].products[0]!;
export const aMattress = productLists.mattress.products[0]!;
export const aClearanceItem = productLists.clearance.products[0]!;

/** Every article's id: the name of its file. */
export const articleIds = readdirSync(new URL("../content/articles/", import.meta.url)).map(
  (name) => name.replace(/\.md$/, ""),
);

/** "$599 | $1,499 | Save $900 (60%)" as a product's dialog writes them. */
export function priceWords({ priceCents, originalPriceCents }: AnyProduct) {
  const { cents, percent } = savings(priceCents, originalPriceCents);
  return {
    price: formatMoney(priceCents),
    original: formatMoney(originalPriceCents),
    saving: `Save ${formatMoney(cents)} (${percent}%)`,
  };
}
