/**
 * Every fact about the business, written once. ALL OF IT IS SAMPLE DATA: the name, the addresses,
 * the 555-01xx phone numbers, the hours, the lenders and the links. The owner replaces it here.
 */

export interface Phone {
  label: string;
  href: `tel:+1${string}`;
}

export interface Showroom {
  id: "east" | "west";
  name: string;
  city: string;
  street: string;
  region: string;
  postalCode: string;
  phone: Phone;
  textHref: `sms:+1${string}`;
  latitude: number;
  longitude: number;
  /** Local Detroit time, 24-hour "HH:MM"; Sunday first; null is closed. */
  hours: readonly ({ opens: string; closes: string } | null)[];
}

const weekdays = { opens: "10:00", closes: "20:00" } as const;
const hours = [
  { opens: "11:00", closes: "18:00" },
  weekdays,
  weekdays,
  weekdays,
  weekdays,
  weekdays,
  { opens: "10:00", closes: "19:00" },
] as const;

export const site = {
  name: "Tag & Timber",
  description:
    "Closeout furniture at 50-70% off retail. Two showrooms in Metro Detroit, free local delivery over $1,000, financing for good, new and no credit.",
  /** The number on every Call to Order link. */
  phone: { label: "(586) 555-0100", href: "tel:+15865550100" } satisfies Phone,
  email: "hello@tagandtimber.example",
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
  ] satisfies Showroom[],
  /** The separate online store; opens in a new tab. */
  shopOnlineUrl: "https://shop.example.com/tag-and-timber",
  social: [
    { name: "Facebook", url: "https://www.facebook.com/tagandtimber.example" },
    { name: "Instagram", url: "https://www.instagram.com/tagandtimber.example" },
    { name: "TikTok", url: "https://www.tiktok.com/@tagandtimber.example" },
  ],
  /** Whose hosted card page the checkout would open. */
  paymentProvider: "SamplePay",
  freeDeliveryFromCents: 100_000,
  deliveryFeeCents: 9_900,
} as const;

export const [eastShowroom, westShowroom] = site.showrooms;

/** "https://www.google.com/maps/…" links that need no key. */
export function directionsUrl(showroom: Showroom) {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(fullAddress(showroom))}`;
}

export function fullAddress({ street, city, region, postalCode }: Showroom) {
  return `${street}, ${city}, ${region} ${postalCode}`;
}
