import { createContext, useContext, useMemo } from "react";
import { addItem, type Cart, type CartItem, countItems, removeItem, setQuantity } from "./cart.ts";
import { cartStore } from "./cart-store.ts";

interface CartValue {
  items: Cart;
  /** How many pieces, over all lines. */
  count: number;
  add: (item: CartItem) => void;
  remove: (id: string) => void;
  setQuantity: (id: string, quantity: number) => void;
  clear: () => void;
}

const CartContext = createContext<CartValue | null>(null);

// Each change starts from what is stored now, so that two tabs cannot undo each other.
const actions = {
  add: (item: CartItem) => cartStore.write(addItem(cartStore.read(), item)),
  remove: (id: string) => cartStore.write(removeItem(cartStore.read(), id)),
  setQuantity: (id: string, quantity: number) =>
    cartStore.write(setQuantity(cartStore.read(), id, quantity)),
  clear: () => cartStore.write([]),
};

/** Gives the pages below it the cart of this device; a prerendered page has an empty one. */
export function CartProvider({ children }: { children: React.ReactNode }) {
  const items = cartStore.useValue();
  const value = useMemo(() => ({ items, count: countItems(items), ...actions }), [items]);
  return <CartContext value={value}>{children}</CartContext>;
}

/** The cart and what can be done with it. */
export function useCart() {
  const cart = useContext(CartContext);
  if (!cart) throw new Error("useCart must be used inside <CartProvider>.");
  return cart;
}
