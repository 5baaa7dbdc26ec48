import { lastDayBefore } from "#shop/calendar/ends.ts";
import { weekWords } from "#shop/calendar/week-words.ts";
import { formatRecent } from "#shop/calendar/words.ts";
import { factRows, tipRows } from "#shop/facts.ts";
import { homeWords } from "#shop/home-words.ts";
import { type MonthlyPayment, monthlyPayment } from "#shop/lenders.ts";
import { isFormer, isPhoneOnly, productPath } from "#shop/lists.ts";
import { own } from "#shop/own.ts";
import { morePictures, type ProductPicture, productPicture } from "#shop/pictures.ts";
import { plannedPriceWords } from "#shop/price-words.ts";
import type { AnyProduct, FormerProduct, FormerWords } from "#shop/product.ts";
import { completingProducts } from "#shop/related-products.ts";
import { shortName } from "#shop/showroom-words.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { compareAtWords } from "./compare-at-words.ts";
import { factsOfFit, needWords } from "./delivery-fit.ts";
import { freeTvTerms } from "./free-tv.ts";
import { inches } from "./labels.ts";

type ByShowroom = { east?: string; west?: string };

/** Everything a product's page and dialog show of it. */
export interface ProductFacts {
  product: AnyProduct & {
    /** What its compare-at price is. */
    compareAt?: string;
  };
  /** What else is known of it: terms with their words. */
  known?: readonly (readonly [term: string, words: string])[];
  path: string;
  phoneOnly: boolean;
  picture: ProductPicture;
  /** Its other pictures. */
  more?: ProductPicture[];
  former?: FormerWords;
  payment?: MonthlyPayment;
  /** When each showroom's stock was counted last: "counted Nov 22", "counted today 9:40 AM". */
  counted?: ByShowroom;
  /** What is on its way to a showroom that has none: "1 on the truck to East". */
  arriving?: ByShowroom;
  /** What a hold is, in the shop's words. */
  holdRule: string;
  /** Those of a usual week, where every showroom has the same. */
  hours?: string;
  /** Who brings it, and when, in the shop's words. */
  broughtBy: string;
  /** The last day of its price, YYYY-MM-DD, where it has one. */
  priceUntil?: string;
  /** What is said of how long it costs this much, or of what it costs next. */
  priceNote?: string;
  /** The mattress that it needs and does not come with. */
  needs?: Pick<AnyProduct, "title" | "priceCents"> & { path: string };
  /** What it needs to get in, where its sizes are known: "Needs a 27-inch opening with the legs off." */
  opening?: string;
  /** "Comes in 2 cartons, the largest 65 × 50 × 6 in." */
  cartons?: string;
  /** When it came in: "September 11, 2026". */
  since?: string;
  /** Percent of the price; unknown where the showrooms are in several states. */
  taxPercent?: number;
}

/** For loaders. */
export function productFacts(
  snapshot: Snapshot,
  product: AnyProduct | FormerProduct,
): ProductFacts {
  const { photos: _, actual: __, countedOn, onTruck, facts = {}, ...rest } = product;
  const { priceUntil: ends, nextPrice, ...shown } = rest;
  const needs = /mattress/i.test(facts.notIncluded?.join() ?? "")
    ? completingProducts(product, snapshot.products).find(({ type }) => type === "mattress")
    : undefined;
  const { holdRule, salesTaxPercent, showrooms } = snapshot.shop;
  const [hours, ...otherHours] = new Set(showrooms.map((showroom) => weekWords(showroom.hours)));
  const isOneState = new Set(showrooms.map(({ region }) => region)).size === 1;
  const known = [...factRows(facts, product.pieces), ...tipRows(facts, product.pieces)];
  const more = morePictures(snapshot, product);
  const planEnd = ends ?? nextPrice?.at;
  const priceUntil = isFormer(product)
    ? undefined
    : planEnd
      ? lastDayBefore(planEnd)
      : offerEnd(snapshot, product);
  const priceNote = [plannedPriceWords(product, snapshot.takenAt), product.freeTv && freeTvTerms]
    .filter(Boolean)
    .join(". ")
    .replace("..", ".");
  return {
    product: {
      ...shown,
      ...(product.originalPriceCents ? { compareAt: compareAtWords(product) } : {}),
      ...factsOfFit(facts),
    },
    ...(known.length > 0 ? { known } : {}),
    path: productPath(product),
    phoneOnly: isPhoneOnly(product),
    picture: productPicture(snapshot, product),
    ...(more.length > 0 ? { more } : {}),
    ...(isFormer(product) ? { former: formerWords(product) } : {}),
    payment: monthlyPayment(snapshot, product.priceCents),
    ...(countedOn ? { counted: countedWords(countedOn, snapshot) } : {}),
    ...(onTruck ? { arriving: arrivingWords(onTruck, snapshot) } : {}),
    holdRule,
    broughtBy: (["text1", "text4"] as const)
      .map((part) => own(snapshot.shop.homeWords, part) ?? homeWords[part])
      .join(" "),
    ...(hours && otherHours.length === 0 ? { hours } : {}),
    ...(priceUntil ? { priceUntil } : {}),
    ...(priceNote ? { priceNote } : {}),
    ...(needs
      ? { needs: { title: needs.title, priceCents: needs.priceCents, path: productPath(needs) } }
      : {}),
    ...(!isFormer(product) && product.pieces.length > 0
      ? { opening: needWords(product.pieces, facts), ...cartonWords(product.pieces) }
      : {}),
    since: dates.format(new Date(product.addedOn)),
    ...(salesTaxPercent > 0 && isOneState ? { taxPercent: salesTaxPercent } : {}),
  };
}

/** Deals are the Deal of the Month's, mattresses the mattress special's. */
function offerEnd({ offerEnds }: Snapshot, product: AnyProduct): string | undefined {
  if (product.category === "mattress") return offerEnds["mattress-special"];
  return isPhoneOnly(product) ? offerEnds["deal-of-the-month"] : undefined;
}

const days = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

function countedWords(
  countedOn: NonNullable<AnyProduct["countedOn"]>,
  { takenAt }: Snapshot,
): ByShowroom {
  const words = (counted: string) =>
    counted.includes("T")
      ? formatRecent(counted, new Date(takenAt))
      : days.format(new Date(counted));
  return Object.fromEntries(
    Object.entries(countedOn).map(([showroom, counted]) => [showroom, `counted ${words(counted)}`]),
  );
}

function arrivingWords(
  onTruck: NonNullable<AnyProduct["onTruck"]>,
  { shop }: Snapshot,
): ByShowroom {
  return Object.fromEntries(
    shop.showrooms.flatMap((showroom) => {
      const count = onTruck[showroom.id];
      return count ? [[showroom.id, `${count} on the truck to ${shortName(showroom)}`]] : [];
    }),
  );
}

/** Of one thing that comes packed; nothing of several. */
function cartonWords([part, ...others]: AnyProduct["pieces"]): { cartons?: string } {
  if (!part?.boxes?.[0] || part.count > 1 || others.length > 0) return {};
  const size = (box: readonly number[]) => box.reduce((volume, side) => volume * side);
  const largest = part.boxes.reduce((most, box) => (size(box) > size(most) ? box : most));
  const words = `${largest.map(inches).join(" × ")} in.`;
  const count = part.boxes.length;
  return {
    cartons:
      count > 1
        ? `Comes in ${count} cartons, the largest ${words}`
        : `Comes in a carton of ${words}`,
  };
}

const dates = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

function formerWords({ soldOn }: FormerProduct): FormerWords {
  return soldOn
    ? { badge: "Sold", words: `Sold on ${dates.format(new Date(soldOn))}` }
    : { badge: "Gone", words: "No longer here" };
}
