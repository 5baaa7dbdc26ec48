import { absoluteUrl } from "#app/lib/structured-data.ts";
import { dayNames } from "#shop/calendar/days.ts";
import type { OtherHours } from "#shop/calendar/hours.ts";
import type { Showroom } from "#shop/shop.ts";

interface StoreFacts {
  showroom: Showroom;
  specialDays: readonly OtherHours[];
}

/** Both showrooms, as stores that products and pages can point at by `@id`. */
export function furnitureStores(shopName: string, stores: readonly StoreFacts[]) {
  return stores.map(({ showroom, specialDays }) => {
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
      ...(specialDays.length > 0
        ? { specialOpeningHoursSpecification: specialDays.map(specialHours) }
        : {}),
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
