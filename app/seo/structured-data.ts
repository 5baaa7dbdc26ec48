/** What search engines read: plain objects for `"script:ld+json"` in a page's meta. */
import { settings } from "#app/lib/backend.ts";
import { dayNames } from "#app/lib/day-names.ts";
import { site } from "#content/shop.ts";

/** An address of this site with its origin. */
export function absoluteUrl(path: string) {
  return `${settings.siteUrl}${path}`;
}

/** Both showrooms, as stores that products and pages can point at by `@id`. */
export function furnitureStores() {
  return site.showrooms.map(
    ({ id, name, street, city, region, postalCode, phone, latitude, longitude, hours }) => ({
      "@context": "https://schema.org",
      "@type": "FurnitureStore",
      "@id": absoluteUrl(`/store-locations#${id}`),
      name: `${site.name}, ${name}`,
      url: absoluteUrl(`/store-locations#${id}`),
      image: absoluteUrl("/icon-512.png"),
      telephone: phone.href.replace("tel:", ""),
      priceRange: "$$",
      parentOrganization: { "@type": "Organization", name: site.name, url: absoluteUrl("/") },
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

/** The way from the home page to this one; the last step is the page itself. */
export function breadcrumbList(steps: readonly { name: string; path: string }[]) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

interface Posting {
  path: string;
  title: string;
  excerpt: string;
  section: string;
  published: string;
  checked?: string | undefined;
  words: number;
  image: string;
}

/** An article of the blog. */
export function blogPosting(posting: Posting) {
  const { path, title, excerpt, section, published, checked, words, image } = posting;
  const publisher = { "@type": "Organization", name: site.name, url: absoluteUrl("/") };
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    "@id": absoluteUrl(path),
    mainEntityOfPage: absoluteUrl(path),
    headline: title,
    description: excerpt,
    articleSection: section,
    datePublished: published,
    dateModified: checked ?? published,
    wordCount: words,
    image: [absoluteUrl(image)],
    inLanguage: "en-US",
    author: publisher,
    publisher,
  };
}
