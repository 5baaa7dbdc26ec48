/** What lists say of the shopper's home: when delivery can come, for how much, and whether a product fits its door. */
import type { DeliveryFacts } from "#app/delivery/delivery-file.ts";
import { formatCalendarDay } from "#shop/calendar/words.ts";
import { earliestDelivery, feeWords, outsideFee } from "#shop/delivery.ts";
import { findZone } from "#shop/delivery-zone.ts";
import { doorWords } from "#shop/door.ts";
import { formatMoney } from "#shop/money.ts";
import { own } from "#shop/own.ts";
import type { CardFacts } from "./card-facts.ts";
import { checkParts, type DeliveryPath, type Verdict, worstVerdict } from "./delivery-fit.ts";
import { type HomeSizes, placesOf } from "./home-sizes.ts";
import { inches } from "./labels.ts";
import type { ListedSizes } from "./list-sizes-file.ts";

/** After "Delivery": " from Sat, Nov 28: $99, free on orders of $1,000 or more"; nothing where the shop has told no areas. */
export function deliveryWords(zip: string, facts: DeliveryFacts, now = new Date()) {
  if (facts.zones.length === 0) return "";
  const zone = findZone(facts.zones, zip);
  if (!zone) {
    const outside = outsideFee(facts.zones, zip);
    return outside
      ? `: outside our area, by quote, ${outside}`
      : ": far outside our area, by quote";
  }
  const day = firstDay(zip, facts, now);
  return `${day && ` from ${day}`}: ${feeWords(zone, facts)}`;
}

/** "$99" or "free", what an order below the free ones pays; "by quote" outside the areas. */
export function shortFee(zip: string, { zones }: DeliveryFacts) {
  if (zones.length === 0) return "";
  const zone = findZone(zones, zip);
  if (!zone) return "by quote";
  return zone.feeCents === 0 ? "free" : formatMoney(zone.feeCents);
}

/** "Mon, Nov 30", the earliest; nothing outside the areas. */
export function firstDay(zip: string, facts: DeliveryFacts, now = new Date()) {
  const zone = findZone(facts.zones, zip);
  const day = zone && earliestDelivery(zone, facts, now);
  return day ? formatCalendarDay(day) : "";
}

/** Everything that is known of the way in; undefined where nothing is. */
export function wayIn(sizes: HomeSizes): DeliveryPath | undefined {
  const { room: _, ...way } = placesOf(sizes);
  return Object.keys(way).length > 0 ? way : undefined;
}

/** What that is called: "door" where nothing else is known of it. */
export const homeName = (way: DeliveryPath | undefined) =>
  way && Object.keys(way).join() === "door" ? "door" : "home";

/** The same with the door's size, and what it leaves where something does not pass it: "30-inch door (28½ clear)". */
export function homeWords(way: DeliveryPath, fit?: Verdict) {
  if (homeName(way) !== "door") return "home";
  const { widthIn } = way.door!;
  const isDoor = doorWords(widthIn).endsWith("door");
  return `${doorWords(widthIn)}${isDoor && fit !== "fits" ? ` (${inches(widthIn)} clear)` : ""}`;
}

/** Whether it fits through all that is known of the home; nothing where its own sizes are not. */
export function fitOf({ pieces, facts }: ListedSizes, way: DeliveryPath): Verdict | undefined {
  if (pieces.length === 0) return undefined;
  return worstVerdict(checkParts(pieces, way, facts).map(({ verdict }) => verdict));
}

/** By the products' slugs. */
export type Sizes = Readonly<Record<string, ListedSizes>>;

interface Home {
  zip: string;
  facts: DeliveryFacts | undefined;
  way: DeliveryPath | undefined;
  listed: Sizes;
}

/** What each card says of the home; undefined where nothing is known of it. */
export function cardWords({ zip, facts, way, listed }: Home, now = new Date()) {
  const day = facts ? firstDay(zip, facts, now) : "";
  return ({ slug, sold }: Pick<CardFacts, "slug" | "sold">) => {
    const sizes = own(listed, slug);
    const fit = way && sizes && fitOf(sizes, way);
    return sold || !(fit || day) ? undefined : { fit, day };
  };
}
