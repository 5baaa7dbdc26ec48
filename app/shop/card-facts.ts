import { productPicture } from "#app/content/product-pictures.ts";
import type { AnyProduct } from "#app/content/products.ts";
import { excerpt } from "./excerpt.ts";

/** What a list needs to know of a product: its card, and what the filters ask. */
export interface CardFacts {
  id: string;
  slug: string;
  title: string;
  /** The beginning of the description, for two lines. */
  text: string;
  priceCents: number;
  originalPriceCents: number;
  badge: string;
  /** Address of its picture without width and format. */
  picture: string;
  /** The picture shows a similar thing. */
  standIn?: true;
  addedOn: string;
  type: string;
  style: string;
  size?: string;
  color: readonly string[];
  condition: string;
  /** The showrooms that have it. */
  at: readonly ("east" | "west")[];
  location?: string;
}

/** The card of a product. For loaders, at build time. */
export function cardFacts(product: AnyProduct): CardFacts {
  const { id, slug, title, priceCents, originalPriceCents, badge, addedOn } = product;
  const { type, style, size, colors, condition, stock, location } = product;
  const { src: picture, standIn } = productPicture(product);
  return {
    id: String(id),
    slug,
    title,
    text: excerpt(product.description, 64),
    priceCents,
    originalPriceCents,
    badge,
    picture,
    standIn,
    addedOn,
    type,
    style,
    size,
    color: colors,
    condition: condition.grade,
    at: (["east", "west"] as const).filter((showroom) => stock[showroom] > 0),
    location,
  };
}
