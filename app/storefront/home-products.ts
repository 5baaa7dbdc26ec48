/** The products that the home page shows with their prices. For loaders. */

import { savingLabel } from "#app/products/labels.ts";
import { priceFacts } from "#app/products/price-facts.ts";
import { listAddresses, productPath } from "#shop/lists.ts";
import { formatMoney } from "#shop/money.ts";
import { picture, productPicture, shopPicture } from "#shop/pictures.ts";
import type { AnyProduct } from "#shop/product.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { countOf } from "#shop/words.ts";

export interface HomeProduct {
  title: string;
  price: string;
  path: string;
}

/** The first of the living room's that has a picture of its own and is delivered free, as the banner below it says; else at any price. */
function firstProduct(snapshot: Snapshot) {
  const shown = snapshot.products["living-room"].filter(
    (product) => !productPicture(snapshot, product).isPlaceholder,
  );
  return (
    shown.find(({ priceCents }) => priceCents >= snapshot.shop.freeDeliveryFromCents) ?? shown[0]
  );
}

/** The product that the page begins with. */
export function heroProduct(snapshot: Snapshot) {
  const first = firstProduct(snapshot);
  if (!first) return { picture: picture(snapshot, "home-hero"), alt: "A living room" };
  const { alt, ...shown } = productPicture(snapshot, first);
  const { priceCents, originalPriceCents } = first;
  const saved = originalPriceCents
    ? `compare at ${formatMoney(originalPriceCents)} · ${savingLabel(priceCents, originalPriceCents)}`
    : "";
  return { picture: shown, alt, piece: homeProduct(first), saved };
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
  const hero = firstProduct(snapshot);
  return (["bedroom", "living-room", "dining-room"] as const).flatMap((room) => {
    const products = snapshot.products[room];
    // What the page begins with is not shown once more.
    const first = products.find((product) => product !== hero) ?? products[0];
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

type CategoryWords = Record<"packages" | "mattresses", string>;

/** What is special, with the counts and prices of its sentences; a category without any is left out. */
export function categories(snapshot: Snapshot, words: CategoryWords) {
  return [
    words.packages && {
      to: "/package-deals",
      title: "Package Deals",
      text: `Whole rooms at one price${words.packages}.`,
      picture: picture(snapshot, "feature-packages"),
      alt: "Oak slat bed with a bench, two nightstands, a dresser and a round mirror before a green wall",
    },
    words.mattresses && {
      to: "/mattress-special",
      title: "Mattress Special",
      text: `New mattresses${words.mattresses}, while they last.`,
      picture: picture(snapshot, "queen"),
      alt: "White queen mattress with gray sides",
    },
    {
      to: "/deals",
      title: "Deal of the Month",
      text: "Bedroom, living room and dining room sets.",
      picture: picture(snapshot, "feature-deals"),
      alt: "Mustard velvet barrel chair with a red price tag beside two moving cartons",
    },
  ].filter((category) => category !== "");
}

/** The three photos of a delivery: the owner's, or the sample's. */
export const deliveryPhotos = (snapshot: Snapshot) =>
  [
    [
      "carried-in",
      "A chest on a dolly, wrapped in a quilted blanket, and cartons inside a front door",
    ],
    [
      "put-together",
      "A walnut bed frame half put together, loose slats on the floor beside it and tools on a folded blanket",
    ],
    [
      "in-place",
      "A walnut dresser under a round mirror with a lamp lit on it, and folded moving blankets beside the rug",
    ],
  ].map(([name, alt = ""], at) => {
    const place = ([1, 2, 3] as const)[at];
    const own = place && shopPicture(snapshot, `delivery-${place}`);
    return own
      ? { picture: own, alt: `A delivery by our crew, photo ${place}` }
      : { picture: picture(snapshot, `delivery-${name}`), alt };
  });
