/** The cart's rules, as pure functions over its lines. Money is integer cents. */
import type { Shop } from "#shop/shop.ts";

/** What can be put in the cart: a package, a clearance item, a mattress or an in-store special. */
export interface CartItem {
  id: string;
  /** The last part of its address; a line that an older page added has none. */
  slug?: string;
  title: string;
  /** Its picture’s address without width and format. */
  image: string;
  /** What it cost when it was added. */
  priceCents: number;
}

export interface CartLine extends CartItem {
  quantity: number;
}

export type Cart = readonly CartLine[];

/** The quantities that the page offers; the rules themselves take any. */
export const quantityLimits = { min: 1, max: 99 } as const;

/** A new item comes in with quantity 1; one that is there already gets one more. */
export function addItem(cart: Cart, item: CartItem): Cart {
  const present = cart.find(({ id }) => id === item.id);
  if (present) return setQuantity(cart, item.id, present.quantity + 1);
  return [...cart, { ...item, quantity: 1 }];
}

export function removeItem(cart: Cart, id: string): Cart {
  return cart.filter((line) => line.id !== id);
}

export function setQuantity(cart: Cart, id: string, quantity: number): Cart {
  return cart.map((line) => (line.id === id ? { ...line, quantity } : line));
}

export function countItems(cart: Cart) {
  return cart.reduce((count, { quantity }) => count + quantity, 0);
}

export function lineTotalCents({ priceCents, quantity }: CartLine) {
  return priceCents * quantity;
}

export function subtotalCents(cart: Cart) {
  return cart.reduce((sum, line) => sum + lineTotalCents(line), 0);
}

/** What the order costs: delivery is free from the threshold on, and a fixed fee below it. */
export function summarize(
  subtotalCents: number,
  {
    freeDeliveryFromCents,
    deliveryFeeCents,
  }: Pick<Shop, "freeDeliveryFromCents" | "deliveryFeeCents">,
) {
  const remainingCents = deliveryFeeCents && Math.max(0, freeDeliveryFromCents - subtotalCents);
  const deliveryCents = remainingCents === 0 ? 0 : deliveryFeeCents;
  return { deliveryCents, remainingCents, totalCents: subtotalCents + deliveryCents };
}
