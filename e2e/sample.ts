/** What the stories look for, read from the content: no story knows a name, a price or a number of it. */
import { readdirSync } from "node:fs";
import type { AnyProduct } from "#app/catalog/product.ts";
import { listAddresses, productPath, productsOf } from "#app/catalog/products.ts";
import { formatMoney, savings } from "#app/lib/money.ts";
import { spareIn, throughDoor } from "#app/products/fit.ts";
import { packages } from "#content/packages.ts";
import { sample } from "#content/sample.ts";

const { shop, lenders } = sample;
const lists = sample.products;
const products = productsOf(sample);

export { formatMoney, lenders, listAddresses, lists, packages, productPath, products, shop };

export const eastShowroom = shop.showrooms[0]!;
export const westShowroom = shop.showrooms[1]!;
export const [aPackage] = packages;
export const aBed = lists.bedroom[0]!;
export const aSofa = lists["living-room"][0]!;
export const aMattress = lists.mattress[0]!;
export const aClearanceItem = lists.clearance[0]!;

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

/** A wide seat of a product that passes the narrowest door it fits only tilted, and that door's width in inches. */
export const tiltedSeat = lists["living-room"]
  .flatMap((product) => product.pieces.map((piece) => ({ product, piece })))
  .map(({ product, piece }) => {
    const [small] = throughDoor(piece, { widthIn: 0, heightIn: 80 }).sides;
    return { product, piece, doorIn: small + spareIn };
  })
  .find(({ piece, doorIn }) => {
    const { way, fits } = throughDoor(piece, { widthIn: doorIn, heightIn: 80 });
    return way === "tilted" && fits && piece.count === 1 && piece.widthIn > 60;
  })!;
