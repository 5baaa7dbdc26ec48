import { Link } from "react-router";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useCart } from "./cart-context.tsx";

/** The header's way to the cart, with the number of pieces in it. */
export function CartButton() {
  const { count } = useCart();
  return (
    <Link
      to="/checkout"
      prefetch="intent"
      aria-label={count === 0 ? "Cart" : `Cart, ${count} ${count === 1 ? "item" : "items"}`}
      className={button("outline", "sm", "relative size-11 shrink-0 p-0")}
    >
      <Icon name="cart" />
      {count > 0 ? (
        <span
          aria-hidden="true"
          className="absolute -top-1.5 -right-1.5 grid h-5.5 min-w-5.5 place-items-center rounded-full bg-tag-fill px-1 text-xs font-bold text-white tabular-nums"
        >
          {count > 99 ? "99+" : count}
        </span>
      ) : null}
    </Link>
  );
}
