import { absoluteUrl } from "#app/lib/structured-data.ts";
import { dayNames } from "#shop/calendar/days.ts";
import { nextHolidays } from "#shop/calendar/holidays.ts";
import { callFirst, type OtherHours } from "#shop/calendar/hours.ts";
import type { Showroom } from "#shop/shop.ts";

interface StoreFacts {
  showroom: Showroom;
  specialDays: readonly OtherHours[];
}

/** How many holidays ahead are described: most of a year. */
const holidaysAhead = 14;

/** The showrooms, as stores that products and pages can point at by `@id`. `today` is YYYY-MM-DD. */
export function furnitureStores(shopName: string, today: string, stores: readonly StoreFacts[]) {
  return stores.map(({ showroom, specialDays }) => {
    const unsaid = nextHolidays(today, holidaysAhead).flatMap(({ day }) => {
      const words = callFirst(day, { hours: showroom.hours, specialDays });
      return words ? unsaidHours(day, words) : [];
    });
    const special = [...specialDays.map(specialHours), ...unsaid];
    const { id, name, street, city, region, postalCode, phone, latitude, longitude, hours } =
      showroom;
    return {
      "@context": "https://schema.org",
      "@type": "FurnitureStore",
      "@id": absoluteUrl(`/store-locations#${id}`),
      name: `${shopName}, ${name}`,
      url: absoluteUrl(`/store-locations#${id}`),
      image: absoluteUrl("/icon-512.png"),
      telephone: phone.href.replace("tel:", ""),
      priceRange: "$$",
      parentOrganization: { "@id": absoluteUrl("/#shop") },
      address: {
        "@type": "PostalAddress",
        streetAddress: street,
        addressLocality: city,
        addressRegion: region,
        postalCode,
        addressCountry: "US",
      },
      geo: { "@type": "GeoCoordinates", latitude, longitude },
      openingHoursSpecification: hours.flatMap((day, weekday) =>
        day
          ? {
              "@type": "OpeningHoursSpecification",
              dayOfWeek: `https://schema.org/${dayNames[weekday]}`,
              opens: day.opens,
              closes: day.closes,
            }
          : [],
      ),
      ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
    };
  });
}

/** As search engines read a day that is closed: it opens and closes at midnight. */
function specialHours({ day, hours }: OtherHours) {
  return {
    "@type": "OpeningHoursSpecification",
    validFrom: day,
    validThrough: day,
    opens: hours?.opens ?? "00:00",
    closes: hours?.closes ?? "00:00",
  };
}

/** A day without `opens` is one on which schema.org takes no one to be there; the name says why. */
function unsaidHours(day: string, name: string) {
  return { "@type": "OpeningHoursSpecification", name, validFrom: day, validThrough: day };
}
