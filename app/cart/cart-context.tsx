import { createContext, useContext } from "react";
import { countItems } from "./cart.ts";
import { cartStore, changeCart } from "./cart-store.ts";

/** Never another value: a change of the cart draws anew who shows the cart, and not the page around. */
const CartContext = createContext<typeof changeCart | null>(null);

/** Gives the pages below it the cart of this device; a prerendered page has an empty one. */
export function CartProvider({ children }: { children: React.ReactNode }) {
  return <CartContext value={changeCart}>{children}</CartContext>;
}

/** Changes of the cart, for components that do not show it. */
export function useCartChanges() {
  const changes = useContext(CartContext);
  if (!changes) throw new Error("useCart must be used inside <CartProvider>.");
  return changes;
}

/** The cart's lines, how many items they are together, and what can be done with them. */
export function useCart() {
  const changes = useCartChanges();
  const items = cartStore.useValue();
  return { items, count: countItems(items), ...changes };
}
