/**
 * Every fact about the business, written once. ALL OF IT IS SAMPLE DATA: the name, the addresses,
 * the 555-01xx phone numbers, the hours and the links. The owner replaces it here.
 */

import type { Shop } from "#shop/shop.ts";

const weekdays = { opens: "10:00", closes: "20:00" };
const hours = [
  { opens: "11:00", closes: "18:00" },
  weekdays,
  weekdays,
  weekdays,
  weekdays,
  weekdays,
  { opens: "10:00", closes: "19:00" },
];

export const shop: Shop = {
  name: "Tag & Timber",
  description:
    "Closeout furniture, {savingsClaim}. {showrooms} in {area}, free local delivery from {freeDeliveryFrom}, financing and lease-to-own.",
  phone: { label: "(586) 555-0100", href: "tel:+15865550100" },
  email: "hello@tagandtimber.example",
  area: "Metro Detroit",
  showrooms: [
    {
      id: "east",
      name: "East Showroom",
      city: "Sterling Heights",
      street: "38400 Van Dyke Avenue",
      region: "MI",
      postalCode: "48312",
      phone: { label: "(586) 555-0142", href: "tel:+15865550142" },
      textHref: "sms:+15865550142",
      latitude: 42.5803,
      longitude: -83.0302,
      hours,
    },
    {
      id: "west",
      name: "West Showroom",
      city: "Southfield",
      street: "28600 Telegraph Road",
      region: "MI",
      postalCode: "48034",
      phone: { label: "(248) 555-0168", href: "tel:+12485550168" },
      textHref: "sms:+12485550168",
      latitude: 42.5008,
      longitude: -83.2863,
      hours,
    },
  ],
  shopOnlineUrl: "https://shop.example.com/tag-and-timber",
  social: [
    { name: "Facebook", url: "https://www.facebook.com/tagandtimber.example" },
    { name: "Instagram", url: "https://www.instagram.com/tagandtimber.example" },
    { name: "TikTok", url: "https://www.tiktok.com/@tagandtimber.example" },
  ],
  paymentProvider: "SamplePay",
  freeDeliveryFromCents: 100_000,
  deliveryFeeCents: 9_900,
  sampleMarks: ["addresses", "phones", "lenders", "policies"],
  sampleGoods: "all",
  monthlyPaymentsShown: true,
  salesTaxPercent: 6,
  homeWords: {},
  holdRule:
    "we'll hold one piece per person until closing time on the next open day, with no deposit.",
};
