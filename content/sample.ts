/** The sample shop, put together from the files beside this one. */
import { readdirSync, readFileSync } from "node:fs";
import type { ArticleRow } from "#shop/articles.ts";
import { trueBadge } from "#shop/badges.ts";
import { detroitToday } from "#shop/calendar/clock.ts";
import { inKeyOrder } from "#shop/key-order.ts";
import type { AnyProduct, Package } from "#shop/product.ts";
import { fillLastDay } from "#shop/shop-words.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { deliveryZones } from "./delivery-zones.ts";
import { disclosures } from "./disclosures.ts";
import { lenders } from "./lenders.ts";
import { parseArticle, renderArticle } from "./markdown/article-text.ts";
import { packages } from "./packages.ts";
import { pictureViews } from "./picture-views.ts";
import { pictures } from "./pictures.generated.ts";
import { policies } from "./policies.ts";
import { bedroomDeals } from "./products/bedroom.ts";
import { clearanceItems } from "./products/clearance.ts";
import { diningRoomDeals } from "./products/dining-room.ts";
import { inStoreSpecials } from "./products/in-store.ts";
import { livingRoomDeals } from "./products/living-room.ts";
import { mattresses } from "./products/mattresses.ts";
import { sampleOfferEnd } from "./sample-offer.ts";
import { shop } from "./shop.ts";
import { showroomPlans } from "./showroom-plans.ts";
import { testimonials } from "./testimonials.ts";

const products: Snapshot["products"] = {
  bedroom: inKeyOrder(bedroomDeals.map(withTrueBadge)),
  "living-room": inKeyOrder(livingRoomDeals.map(withTrueBadge)),
  "dining-room": inKeyOrder(diningRoomDeals.map(withTrueBadge)),
  clearance: inKeyOrder(clearanceItems.map(withTrueBadge)),
  mattress: inKeyOrder(mattresses.map(withTrueBadge)),
  "in-store": inKeyOrder(inStoreSpecials.map(withTrueBadge)),
};

/** As the publisher shows it: what was new when the sample was made isn't new for ever, and nothing has been sold. */
function withTrueBadge(product: AnyProduct): AnyProduct {
  const { badge, addedOn, stock } = product;
  const facts = { badge, addedOn, left: stock.east + stock.west, isBestSeller: false };
  return { ...product, badge: trueBadge(facts, detroitToday(new Date())) };
}

/** The sample's limited offer says until when: it has an end that is always ahead. */
function withSampleOffer(sold: Package): Package {
  if (!sold.offer) return sold;
  const offerEnds = sampleOfferEnd(new Date());
  return { ...sold, offer: fillLastDay(sold.offer, offerEnds), offerEnds };
}

const folder = new URL("./articles/", import.meta.url);
const known = {
  pictures: new Set(Object.keys(pictures)),
  products: new Set(Object.values(products).flatMap((list) => list.map(({ slug }) => slug))),
};

/** The articles as they are written, the newest first. */
export const readArticles = (): ArticleRow[] =>
  readdirSync(folder)
    .map((file) =>
      parseArticle(`content/articles/${file}`, readFileSync(new URL(file, folder), "utf8"), known),
    )
    .sort((a, b) => b.published.localeCompare(a.published) || a.id.localeCompare(b.id));

let articles: Snapshot["articles"] | undefined;

export const sample: Snapshot = {
  version: 0,
  takenAt: new Date().toISOString(),
  takenOn: new Date().toISOString().slice(0, 10),
  specialDays: [],
  deliveryZones,
  fullDeliveryDays: deliveryZones.map(() => []),
  notices: [],
  offers: {},
  offerEnds: {},
  formerProducts: [],
  formerSlugs: {},
  formerLists: {},
  shop: inKeyOrder(shop),
  lenders: inKeyOrder(lenders),
  disclosures,
  products,
  packages: inKeyOrder(packages.map(withSampleOffer)),
  testimonials,
  policies,
  showroomPlans,
  // Who asks for them has them rendered, which takes longer than all the rest.
  get articles() {
    articles ??= readArticles().map((row) => renderArticle({ ...row, is_sample: true }).article);
    return articles;
  },
  pictures,
  pictureViews,
  shopPictures: {},
};
