import type { AnyProduct } from "#app/catalog/product.ts";
import { productPicture } from "#app/catalog/product-pictures.ts";
import { isPhoneOnly } from "#app/catalog/products.ts";
import type { Snapshot } from "#app/catalog/snapshot.ts";
import { excerpt } from "./excerpt.ts";
import { pictureAddress } from "./picture-address.ts";

/** What a list needs to know of a product: its card, and what the filters ask. */
export interface CardFacts {
  /** What the cart knows it by; phone-only deals have no use for it. */
  id?: string;
  slug: string;
  title: string;
  /** The beginning of the description, for two lines. */
  text: string;
  priceCents: number;
  originalPriceCents: number;
  badge: string;
  /** Address of its picture without width and format; only the hash where the slug is its name. */
  picture: string;
  /** The picture shows a similar thing. */
  standIn?: true;
  /** Drawn instead of a picture that would show something else. */
  gradient?: string;
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

/** The card of a product. For loaders. */
export function cardFacts(snapshot: Snapshot, product: AnyProduct): CardFacts {
  const { id, slug, title, priceCents, originalPriceCents, badge, addedOn } = product;
  const { type, style, size, colors, condition, stock, location } = product;
  const { src: picture, standIn } = productPicture(snapshot, product);
  return {
    id: isPhoneOnly(product) ? undefined : String(id),
    slug,
    title,
    text: excerpt(product.description, 58),
    priceCents,
    originalPriceCents,
    badge,
    picture: standIn ? picture : picture.slice(pictureAddress(slug, "").length),
    standIn,
    gradient: standIn && product.gradient,
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
