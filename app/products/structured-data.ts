/** What search engines read: https://developers.google.com/search/docs/appearance/structured-data */
import type { MetaDescriptor } from "react-router";
import { settings } from "#app/lib/backend.ts";
import { finalSales } from "#app/site/final-sales.ts";
import type { ProductFacts } from "./product-facts.ts";

export interface Crumb {
  name: string;
  path: string;
}

interface OfferFacts {
  name: string;
  description: string;
  path: string;
  image: string;
  sku: string;
  priceCents: number;
  stock: { east: number; west: number };
  isNew: boolean;
  isSold?: boolean;
  /** The last day of the price, YYYY-MM-DD. */
  priceUntil?: string | undefined;
  /** Who sells it. */
  shopName: string;
}

/** A thing on sale. What other stores charge has no word in this vocabulary, so it is left out. */
export function productData(facts: OfferFacts, more?: Record<string, unknown>): MetaDescriptor {
  const { name, description, path, image, sku, stock } = facts;
  return jsonLd({
    "@type": "Product",
    name,
    description,
    sku,
    image: [absolute(image)],
    ...more,
    offers: {
      "@type": "Offer",
      url: absolute(path),
      priceCurrency: "USD",
      price: decimal(facts.priceCents),
      priceValidUntil: facts.priceUntil,
      availability: `https://schema.org/${facts.isSold ? "SoldOut" : availability(stock)}`,
      itemCondition: `https://schema.org/${facts.isNew ? "NewCondition" : "UsedCondition"}`,
      seller: { "@type": "Organization", name: facts.shopName },
      hasMerchantReturnPolicy: finalSales,
    },
  });
}

/** A product's own data, from what its page shows. */
export function productFactsData(
  { product, known, path, picture, former, priceUntil }: ProductFacts,
  shopName: string,
): MetaDescriptor {
  const { id, title, description, priceCents, stock } = product;
  const maker = new Map(known).get("Manufacturer");
  return productData(
    {
      name: title,
      // It may follow later.
      description: description || title,
      path,
      image: shareImage(picture),
      sku: String(id),
      priceCents,
      stock,
      isNew: product.condition.grade === "new",
      isSold: former !== undefined,
      priceUntil,
      shopName,
    },
    {
      category: product.type || undefined,
      color: product.colors.join("/") || undefined,
      material: product.materials.join(", ") || undefined,
      size: product.size,
      brand: maker && { "@type": "Brand", name: maker },
    },
  );
}

export function breadcrumbData(crumbs: readonly Crumb[]): MetaDescriptor {
  return jsonLd({
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(path),
    })),
  });
}

export function itemListData(name: string, paths: readonly string[]): MetaDescriptor {
  return jsonLd({
    "@type": "ItemList",
    name,
    numberOfItems: paths.length,
    itemListElement: paths.map((path, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: absolute(path),
    })),
  });
}

/** The picture that is shared, for programs that may not read AVIF. */
export const shareImage = ({ src }: { src: string }) => `${src}-800.webp`;

function jsonLd(data: Record<string, unknown>): MetaDescriptor {
  return { "script:ld+json": { "@context": "https://schema.org", ...data } } as MetaDescriptor;
}

function availability({ east, west }: OfferFacts["stock"]) {
  if (east + west === 0) return "OutOfStock";
  return east + west <= 2 ? "LimitedAvailability" : "InStock";
}

function decimal(cents: number) {
  return (cents / 100).toFixed(2);
}

function absolute(path: string) {
  return `${settings.siteUrl}${path}`;
}
