/** The shop itself: the shape of its facts, and what follows from them. */

import type { WeekHours } from "./calendar/hours.ts";
import type { HomeWords } from "./home-words.ts";
import type { Phone } from "./phone.ts";
import { andList } from "./words.ts";

export interface Showroom {
  id: "east" | "west";
  name: string;
  city: string;
  street: string;
  region: string;
  postalCode: string;
  phone: Phone;
  textHref: string;
  latitude: number;
  longitude: number;
  hours: WeekHours;
}

/** Where a picture of the shop itself stands: its logo, its icon, on shared pages, its showrooms, and its deliveries. */
export type ShopPlace =
  | ("logo" | "icon" | "share" | "inside")
  | Showroom["id"]
  | `delivery-${1 | 2 | 3}`;

/** Facts of a sample shop that its owner has to replace by their own. */
export type SampleMark = "addresses" | "phones" | "lenders" | "policies";

export interface Shop {
  name: string;
  /** For search engines; texts such as `{freeDeliveryFrom}` are filled by shopWords. */
  description: string;
  /** The number on every Call to Order link. */
  phone: Phone;
  email: string;
  /** Where it sells, as its sentences call it: "Metro Detroit". */
  area: string;
  showrooms: readonly Showroom[];
  /** The separate online store, which opens in a new tab; empty where there is none. */
  shopOnlineUrl: string;
  social: readonly { name: string; url: string }[];
  /** Whose hosted card page the checkout would open. */
  paymentProvider: string;
  freeDeliveryFromCents: number;
  deliveryFeeCents: number;
  /** What else is invented, and said to be in the footer (policies only to the owner). */
  sampleMarks: readonly SampleMark[];
  /** Whether what is for sale is invented, all of it or some; the footer says so. */
  sampleGoods?: "all" | "some";
  /** Whether a product's page says what a month costs with the 0 % plan. */
  monthlyPaymentsShown: boolean;
  /** Percent that is added to prices. */
  salesTaxPercent: number;
  /** Visits are counted, and the privacy policy says so. */
  countsDemand?: true;
  /** What the owner words otherwise on the home page. */
  homeWords: Partial<HomeWords>;
  /** What "Call, and we hold it for you" means, in a sentence. */
  holdRule: string;
}

/** "Sterling Heights and Southfield": where the showrooms are. */
export function cityWords(showrooms: readonly Pick<Showroom, "city">[]) {
  return andList([...new Set(showrooms.map(({ city }) => city))]);
}

/** "38400 Van Dyke Avenue, Sterling Heights, MI 48312". */
export function fullAddress({ street, city, region, postalCode }: Showroom) {
  return `${street}, ${city}, ${region} ${postalCode}`;
}

/** A "https://www.google.com/maps/…" link that needs no key. */
export function directionsUrl(address: string) {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
}
