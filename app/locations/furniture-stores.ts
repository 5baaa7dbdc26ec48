import type { Showroom } from "#app/catalog/shop.ts";
import { dayNames } from "#app/lib/day-names.ts";
import { absoluteUrl } from "#app/seo/structured-data.ts";

/** Both showrooms, as stores that products and pages can point at by `@id`. */
export function furnitureStores(shopName: string, showrooms: readonly Showroom[]) {
  return showrooms.map(
    ({ id, name, street, city, region, postalCode, phone, latitude, longitude, hours }) => ({
      "@context": "https://schema.org",
      "@type": "FurnitureStore",
      "@id": absoluteUrl(`/store-locations#${id}`),
      name: `${shopName}, ${name}`,
      url: absoluteUrl(`/store-locations#${id}`),
      image: absoluteUrl("/icon-512.png"),
      telephone: phone.href.replace("tel:", ""),
      priceRange: "$$",
      parentOrganization: { "@type": "Organization", name: shopName, url: absoluteUrl("/") },
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
    }),
  );
}
