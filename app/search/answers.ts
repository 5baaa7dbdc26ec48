/** Pages that answer a question, as the search finds them. For loaders. */

import { formatHours } from "#shop/calendar/days.ts";
import { nextHolidays } from "#shop/calendar/holidays.ts";
import { callFirst, hoursSetFor } from "#shop/calendar/hours.ts";
import { dayWords, feeWords } from "#shop/delivery.ts";
import { listAddresses } from "#shop/lists.ts";
import { own } from "#shop/own.ts";
import { fullAddress } from "#shop/shop.ts";
import { shopWords } from "#shop/shop-words.ts";
import type { Snapshot } from "#shop/snapshot.ts";

export interface Answer {
  title: string;
  href: string;
  /** The answer itself, in a line. */
  text: string;
  /** What people ask for with it. */
  words: string;
  about?: "delivery" | "showroom";
  /** The ZIP codes that it is for, whole or their first three digits. */
  zips?: readonly string[];
}

/** The larger places of an area that a shop may say it sells in: a search for one means delivery. */
const places: Readonly<Record<string, string>> = {
  "Metro Detroit": `Macomb Oakland Wayne county Detroit Warren Troy Sterling Heights Southfield Livonia
  Dearborn Westland Farmington Hills Royal Oak Rochester Novi Pontiac Taylor St Clair Shores Eastpointe
  Roseville Clinton Township Shelby Utica Fraser Mount Clemens Chesterfield New Baltimore Waterford West
  Bloomfield Birmingham Ferndale Madison Auburn Oak Park Canton Plymouth Northville Redford Inkster
  Allen Park Lincoln Wyandotte Southgate Trenton Romulus Hamtramck Grosse Pointe Hazel Berkley Clawson`,
};

/** Names of places without the words that furniture has too: a "counter height table" is not in Sterling Heights. */
function distinct(names: string) {
  return names.replaceAll(/\b(Heights|Hills|New|Oak|Park|Shores|Township|West)\b/g, "");
}

export function answersOf(snapshot: Snapshot): Answer[] {
  const { shop, lenders, policies, deliveryZones } = snapshot;
  const fill = shopWords(snapshot);
  const areas = new Intl.ListFormat("en-US").format(deliveryZones.map(({ area }) => area));
  return [
    ...shop.showrooms.map((showroom) => ({
      title: `${showroom.name}: hours and directions`,
      href: "/store-locations",
      text: `${fullAddress(showroom)}. ${showroom.phone.label}`,
      words: `hour time open close now today tomorrow holiday thanksgiving christmas newyear eve easter weekend monday tuesday wednesday thursday friday
        saturday sunday showroom store location located address direction map near visit parking phone telephone
        number call text contact us email person someone speak talk job career hiring employment social instagram
        facebook tiktok ${distinct(showroom.city)}`,
      about: "showroom" as const,
    })),
    ...holidayAnswers(snapshot),
    {
      title: "Delivery",
      href: "/shipping-policy",
      text: `${areas || shop.area}: ${feeWords({ feeCents: shop.deliveryFeeCents }, shop)}. Elsewhere delivery is quoted on request.`,
      words: `deliver delivery delivered delivering shipping ship zip area free fee truck assembly assembled set up pickup pick haul
        away old stairs apartment cost charge same day track order status schedule ${distinct(own(places, shop.area) ?? "")}`,
      about: "delivery",
    },
    ...deliveryZones.map((zone) => ({
      title: `Delivery to ${zone.area}`,
      href: "/shipping-policy",
      text: `${feeWords(zone, shop)}, on ${dayWords(zone.days)}.`,
      words: `deliver delivery ${zone.area}`,
      about: "delivery" as const,
      zips: zone.zips,
    })),
    {
      title: "Financing",
      href: "/financing",
      text:
        lenders.length > 0
          ? `${lenders
              .slice(0, 2)
              .map(({ audience, terms }) => `${audience}: ${terms}`)
              .join(". ")}.`
          : `Call ${shop.phone.label} and we’ll go over your options.`,
      words: `finance financing pay payment monthly month over time installment credit no check bad good
        loan score lease own rent lender apply application approval 0 interest zero layaway plan afford down
        ${lenders.map(({ name }) => name).join(" ")}`,
    },
    {
      title: "Holding a piece",
      href: "/terms-of-service",
      text: `Call, and ${shop.holdRule}`,
      words: "hold reserve set aside save deposit",
    },
    {
      title: "Is it new?",
      href: "/return-policy",
      text: "A piece is new unless its page says open box, floor model or cosmetic mark, and why.",
      words: "new used second hand preowned condition open box floor model mark scratch dent brand",
    },
    ...policies.map(({ title, heading, path, intro, sections }) => ({
      title,
      href: path,
      text: fill(intro).replace(/([.!?]) .*/s, "$1"),
      words: [heading, ...sections.map((section) => section.title), policyWords[path] ?? ""].join(
        " ",
      ),
    })),
    {
      title: "Deal of the Month",
      href: "/deals",
      text: "Closeouts for the bedroom, the living room, and the dining room.",
      words: `deal sale black friday cyber monday labor memorial day coupon code promo discount military senior special
        offer month holiday`,
    },
    {
      title: "Package Deals",
      href: "/package-deals",
      text: "Whole rooms and whole houses at one price.",
      words: "package bundle whole house room complete first apartment set",
    },
    {
      title: listAddresses.clearance.name,
      href: listAddresses.clearance.path,
      text: "Single pieces, floor models and small furniture.",
      words: "clearance closeout outlet markdown last one open box floor model",
    },
    ...ownPages,
  ];
}

/** What each showroom has said of the holidays to come. */
function holidayAnswers({ shop, specialDays, takenOn }: Snapshot): Answer[] {
  return nextHolidays(takenOn, 15).map(({ day, name }) => {
    const said = shop.showrooms.map((showroom) => {
      const { id, hours } = showroom;
      const own = { hours, specialDays: specialDays.filter((other) => other.showroom === id) };
      return `${showroom.name}: ${callFirst(day, own) ? "call first" : formatHours(hoursSetFor(day, own))}`;
    });
    return {
      title: `Hours on ${name}`,
      href: "/store-locations",
      text: `${said.join(". ")}.`,
      // There are beds of its name.
      words: name.replace("King", ""),
      about: "showroom",
    };
  });
}

/** What a shopper has on this site. */
const ownPages: readonly Answer[] = [
  {
    title: "Your cart",
    href: "/checkout",
    text: "What’s in it, with delivery and the total.",
    words: "cart basket bag checkout check out",
  },
  {
    title: "Your saved list",
    href: "/saved",
    text: "The pieces you’ve saved, kept on this device.",
    words: "saved wishlist wish list favorite heart liked",
  },
  {
    title: "Compare pieces",
    href: "/compare",
    text: "Up to four side by side.",
    words: "compare comparison difference side by versus vs",
  },
  {
    title: "Sign in",
    href: "/auth",
    text: "For your account. You don’t need one to shop.",
    words: "login account register password",
  },
  {
    title: "What our customers say",
    href: "/",
    text: "On the home page.",
    words: "review testimonial rating star feedback customer",
  },
];

/** What people ask that a policy answers. */
const policyWords: Record<string, string> = {
  "/return-policy":
    "return refund exchange warranty guarantee broken damaged defect money back final sale cancel",
  "/privacy-policy": "privacy data delete my information text stop unsubscribe cookie",
  "/terms-of-service":
    "terms condition tax price order pay payment card credit debit cash check apple google",
};
