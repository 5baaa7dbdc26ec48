import { memoizeByProduct } from "#app/products/memoize-by-product.ts";
import { isFormer, isPhoneOnly } from "#shop/lists.ts";
import { productPicture, similarShown } from "#shop/pictures.ts";
import { cardNote } from "./card-note.ts";
import { tellingWords } from "./excerpt.ts";

/** What a list needs to know of a product: its card, and what the filters ask. */
export interface CardFacts {
  /** What the cart knows it by; phone-only deals have no use for it. */
  id?: string;
  slug: string;
  title: string;
  /** What the description says first that the title does not, for two lines. */
  text: string;
  priceCents: number;
  originalPriceCents?: number;
  badge: string;
  /** What decides, in one line: "Queen · 64 × 88 in · 4 left". */
  note: string;
  /** Address of its picture without width and format. */
  picture: string;
  /** In words, where the picture shows something similar, or nothing until its own is there. */
  shown?: string;
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
  /** It stands there for a few days more, and cannot be had. */
  sold?: true;
}

/** The card of a product. For loaders. */
export const cardFacts = memoizeByProduct((snapshot, product): CardFacts => {
  const { id, slug, title, priceCents, originalPriceCents, badge, addedOn } = product;
  const { type, style, size, colors, condition, stock, gradient } = product;
  const { src: picture, isPlaceholder, note } = productPicture(snapshot, product);
  const isDrawn = gradient && note === similarShown.note;
  const shown = isPlaceholder && !isDrawn ? note : undefined;
  return {
    // What is not there is left out: even "undefined" has its bytes in a page of fifty cards.
    ...(isPhoneOnly(product) ? {} : { id: String(id) }),
    slug,
    title,
    text: tellingWords(product.description, [title, size].join(" ")),
    priceCents,
    ...(originalPriceCents ? { originalPriceCents } : {}),
    badge: isFormer(product) ? "Sold" : badge,
    note: isFormer(product) ? (size ?? "") : cardNote(product, shown),
    picture,
    ...(shown ? { shown } : {}),
    ...(isPlaceholder && gradient ? { gradient } : {}),
    addedOn,
    type,
    style,
    ...(size ? { size } : {}),
    color: colors,
    condition: condition.grade,
    at: (["east", "west"] as const).filter((showroom) => stock[showroom] > 0),
    ...(isFormer(product) ? { sold: true } : {}),
  };
});
