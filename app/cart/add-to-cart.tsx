import { Link } from "react-router";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { CartItem } from "./cart.ts";
import { useCartChanges } from "./cart-context.tsx";

/** Puts one of an item in the cart and says so, with the way to the checkout. */
export function AddToCart({ item, className }: { item: CartItem; className?: string }) {
  const { add } = useCartChanges();

  function addAndTell() {
    add(item);
    showToast({
      title: "Added to your cart",
      description: (
        <>
          {item.title}{" "}
          <Link to="/checkout" className="font-semibold whitespace-nowrap text-spruce">
            View cart
          </Link>
        </>
      ),
      tone: "success",
    });
  }

  return (
    <button type="button" onClick={addAndTell} className={button("primary", "md", className)}>
      <Icon name="cart" />
      Add to Cart<span className="sr-only">: {item.title}</span>
    </button>
  );
}
