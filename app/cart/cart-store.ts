import { persistedStore } from "#app/lib/persisted-store.ts";
import {
  addItem,
  type Cart,
  type CartItem,
  type CartLine,
  removeItem,
  setQuantity,
} from "./cart.ts";

/** The cart as it lies on the device. A new key version when the shape of a line changes. */
export const cartStore = persistedStore<Cart>("cart.v1", parseCart);

/** What can be done with it. Each change starts from what is stored now, so that two tabs cannot undo each other. */
export const changeCart = {
  add: (item: CartItem) => cartStore.write(addItem(cartStore.read(), item)),
  remove: (id: string) => cartStore.write(removeItem(cartStore.read(), id)),
  setQuantity: (id: string, quantity: number) =>
    cartStore.write(setQuantity(cartStore.read(), id, quantity)),
  clear: () => cartStore.write([]),
};

/** The lines that are whole and make sense; what is broken or foreign is left out. */
export function parseCart(found: unknown): Cart {
  if (!Array.isArray(found)) return [];
  const ids = new Set<string>();
  return found.filter(isLine).filter(({ id }) => !ids.has(id) && ids.add(id));
}

function isLine(found: unknown): found is CartLine {
  if (typeof found !== "object" || found === null) return false;
  const { id, slug, title, image, priceCents, quantity } = found as Record<string, unknown>;
  return (
    [id, slug ?? "", title, image].every((text) => typeof text === "string") &&
    Number.isSafeInteger(priceCents) &&
    (priceCents as number) >= 0 &&
    Number.isSafeInteger(quantity) &&
    (quantity as number) > 0
  );
}
