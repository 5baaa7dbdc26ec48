/**
 * Everything that public pages show, as it was at one moment: plain data, as JSON holds it. A page is
 * a function of its path and of this.
 */
import type { ArticleText } from "./articles.ts";
import type { SpecialDay } from "./calendar/hours.ts";
import type { DeliveryZone } from "./delivery-zone.ts";
import type { Disclosures, Lender } from "./lenders.ts";
import type { Policy } from "./policy.ts";
import type { AnyProduct, Category, FormerProduct, Package, Testimonial } from "./product.ts";
import type { Shop, ShopPlace } from "./shop.ts";
import type { ShowroomPlan } from "./showroom-plan.ts";

export interface Snapshot {
  /** Counts what the owner changed; 0 for the sample. */
  version: number;
  /** When it was taken, as ISO 8601. */
  takenAt: string;
  /** The day that it was in Detroit then, YYYY-MM-DD. */
  takenOn: string;
  shop: Shop;
  /** Days on which a showroom keeps other hours than those of its week, the soonest first. */
  specialDays: readonly SpecialDay[];
  /** Where the shop delivers; anywhere else is quoted on request. */
  deliveryZones: readonly DeliveryZone[];
  /** On which days the truck is full, YYYY-MM-DD, for each of them. */
  fullDeliveryDays: readonly (readonly string[])[];
  /** What the bar above the header says. */
  notices: readonly Notice[];
  /** What runs now on the page of the Deal of the Month and on the mattresses', in its words. */
  offers: Readonly<Partial<Record<PageOffer, string>>>;
  /** The last day of each of them that ends, YYYY-MM-DD. */
  offerEnds: Readonly<Partial<Record<PageOffer, string>>>;
  lenders: readonly Lender[];
  /** What is said beside each kind of payment plan. */
  disclosures: Disclosures;
  /** By list, in the order the list shows them. */
  products: Readonly<Record<Category, readonly AnyProduct[]>>;
  /** What was sold or taken off, in the order of its lists. */
  formerProducts: readonly FormerProduct[];
  /** Slugs that products had before, and those that they have now. */
  formerSlugs: Readonly<Record<string, string>>;
  /** The lists that products have left, by today's slug. */
  formerLists: Readonly<Record<string, readonly Category[]>>;
  packages: readonly Package[];
  testimonials: readonly Testimonial[];
  policies: readonly Policy[];
  /** By showroom. */
  showroomPlans: Readonly<Record<string, ShowroomPlan>>;
  /** The newest first. */
  articles: readonly ArticleText[];
  /** By name. */
  pictures: Readonly<Record<string, PictureFacts>>;
  /** The names of the shop's own pictures. */
  shopPictures: Readonly<Partial<Record<ShopPlace, string>>>;
  /** The further pictures of products and packages, by slug, in the order of a page. */
  pictureViews: Readonly<Record<string, readonly PictureView[]>>;
}

/** An offer that is no package's. */
export type PageOffer = "deal-of-the-month" | "mattress-special";

export interface Notice {
  words: string;
  /** A page of the site that it leads to. */
  path?: string;
}

/** What a picture shows beside the first one of its product. */
export interface PictureView {
  /** The picture's. */
  name: string;
  shows: string;
  /** One sees the product's finish on it. */
  hasFinish?: true;
}

/** A picture as `npm run images` made it. */
export interface PictureFacts {
  hash: string;
  width: number;
  height: number;
  widths: readonly number[];
  /** The dominant color, shown until the picture arrives. */
  color: string;
  /** The owner's own, of the very thing; what came with the code is rendered. */
  isOwn?: true;
  /** Its largest width lies there as a JPEG, too. */
  hasJpeg?: true;
}

/** What `derive` makes of a snapshot, worked out once and kept as long as the snapshot is. */
export function memoizeBySnapshot<T>(derive: (snapshot: Snapshot) => T): (snapshot: Snapshot) => T {
  const kept = new WeakMap<Snapshot, T>();
  return (snapshot) => {
    let found = kept.get(snapshot);
    if (found === undefined) {
      found = derive(snapshot);
      kept.set(snapshot, found);
    }
    return found;
  };
}
