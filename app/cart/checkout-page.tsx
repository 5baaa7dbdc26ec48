import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { seo } from "#app/lib/seo.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { useLive } from "#app/live/use-live.ts";
import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { NeedsScripts } from "#app/ui/needs-scripts.tsx";
import type { Route } from "./+types/checkout-page";
import { subtotalCents } from "./cart.ts";
import { useCart } from "./cart-context.tsx";
import { CartLines } from "./cart-lines.tsx";
import { OrderDelivery, OrderSummary } from "./order-summary.tsx";
import { todaysCart } from "./todays-cart.ts";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...seo(matches, {
    title: "Checkout",
    description: "Your cart and its total.",
    path: "/checkout",
  }),
  { name: "robots", content: "noindex" },
];

// The page is prerendered with an empty cart. Before its scripts arrive, this one looks whether the
// device has a full one, so that no one with a full cart reads that it is empty.
const lookForCart = `try{if(/"id"/.test(localStorage.getItem("cart.v1")))document.documentElement.dataset.cart="filled"}catch(e){}`;

export default function CheckoutPage() {
  const { items } = useCart();
  const { showrooms } = useShop();
  const lines = todaysCart(items, useLive(items.length > 0), showrooms);
  const hydrated = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  const filled = items.length > 0;
  const wasFilled = useRef(false);
  useEffect(() => {
    // What was pressed last is gone with the cart's contents.
    if (wasFilled.current && !filled) heading.current?.focus();
    wasFilled.current = filled;
  }, [filled]);
  useEffect(() => {
    delete document.documentElement.dataset.cart;
  }, []);
  return (
    <div className="container-page min-h-[80dvh] py-6">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant. */}
      <script dangerouslySetInnerHTML={{ __html: lookForCart }} />
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-5xl">
        Checkout
      </h1>
      {filled ? (
        <div className="mt-5 grid items-start gap-8 lg:grid-cols-[1fr_25rem]">
          <div>
            <CartLines lines={lines} />
            <OrderDelivery subtotal={subtotalCents(lines)} />
          </div>
          <OrderSummary subtotal={subtotalCents(lines)} />
        </div>
      ) : (
        <>
          <NeedsScripts what="The cart" />
          <EmptyCart />
          {hydrated ? null : (
            <p role="status" className="mt-8 hidden text-ink-soft in-data-cart:block">
              Loading your cart…
            </p>
          )}
        </>
      )}
    </div>
  );
}

function EmptyCart() {
  return (
    <div className="mt-8 grid justify-items-center gap-4 rounded-card bg-sunken px-5 py-16 text-center in-data-cart:hidden">
      <Icon name="cart" className="size-12 text-ink-soft" />
      <h2 className="text-2xl">Your cart is empty</h2>
      <p className="text-ink-soft">Add some items to your cart to continue shopping</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to="/deals" prefetch="intent" className={button("tag")}>
          Browse Deals
        </Link>
        <Link to="/saved" className={button("outline")}>
          Saved Items
        </Link>
      </div>
    </div>
  );
}
