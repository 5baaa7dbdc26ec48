/** The products that the home page shows with their prices. For loaders. */

import { priceFacts } from "#app/products/price-facts.ts";
import { listAddresses, productPath } from "#shop/lists.ts";
import { formatMoney } from "#shop/money.ts";
import { picture, productPicture } from "#shop/pictures.ts";
import type { AnyProduct } from "#shop/product.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { countOf } from "#shop/words.ts";

export interface HomeProduct {
  title: string;
  price: string;
  path: string;
}

/** The product that the page begins with: the first of the living room's that has a picture of its own. */
export function heroProduct(snapshot: Snapshot) {
  const first = snapshot.products["living-room"].find(
    (product) => !productPicture(snapshot, product).isPlaceholder,
  );
  if (!first) return { picture: picture(snapshot, "home-hero"), alt: "A living room" };
  const { alt, ...shown } = productPicture(snapshot, first);
  return { picture: shown, alt, piece: homeProduct(first) };
}

function homeProduct(product: AnyProduct): HomeProduct {
  return {
    title: product.title,
    price: formatMoney(product.priceCents),
    path: productPath(product),
  };
}

/** The three rooms, each with the first product of its list. */
export function rooms(snapshot: Snapshot) {
  const names = { bedroom: "Bedroom", "living-room": "Living Room", "dining-room": "Dining Room" };
  return (["bedroom", "living-room", "dining-room"] as const).flatMap((room) => {
    const products = snapshot.products[room];
    // The living room's first product is what the page begins with.
    const first = products[room === "living-room" ? 1 : 0] ?? products[0];
    if (!first) return [];
    const { lowest } = priceFacts(products)!;
    return {
      ...{ name: names[room], path: listAddresses[room].path },
      text: `${countOf(products.length, "deal")} from ${lowest}`,
      piece: homeProduct(first),
      picture: productPicture(snapshot, first),
    };
  });
}
