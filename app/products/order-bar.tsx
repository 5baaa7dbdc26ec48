import { useState } from "react";
import { AddToCart } from "#app/cart/add-to-cart.tsx";
import { useShop } from "#app/site/use-shop.ts";
import { preload, usePart } from "#app/start/lazy.ts";
import { button } from "#app/ui/button.ts";
import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";
import { BarPrice } from "./price.tsx";
import type { ProductFacts } from "./product-facts.ts";

const loadDialog = () => import("#app/holds/hold-dialog.tsx");
// Fetched beside hydration, except where data is saved: a press that came before need not wait for it.
if (!import.meta.env.SSR && !navigator.connection?.saveData) preload(loadDialog);

interface OrderBarProps {
  facts: ProductFacts;
  className?: string;
}

const look = "px-3! sm:px-5! md:flex-1 whitespace-nowrap";

/** Stays in sight while a product is looked at: its price, the request to hold it, and the ways to buy it. */
export function OrderBar({ facts, className }: OrderBarProps) {
  const { product, holdRule, phoneOnly, picture } = facts;
  const { phone } = useShop();
  const [isHolding, setHolding] = useState(false);
  const dialog = usePart(loadDialog, isHolding);
  const { id, slug, title, stock, priceCents } = product;
  return (
    <>
      <div className={cn("flex flex-wrap items-center gap-2", className)}>
        <BarPrice priceCents={priceCents} />
        {stock.east + stock.west > 0 ? (
          <button
            type="button"
            className={button("outline", "md", look)}
            onClick={() => setHolding(true)}
          >
            Hold It
          </button>
        ) : null}
        <a href={phone.href} className={button(phoneOnly ? "tag" : "outline", "md", look)}>
          <Icon name="phone" />
          <span className={phoneOnly ? undefined : "max-sm:sr-only"}>Call to Order</span>
        </a>
        {phoneOnly ? null : (
          <AddToCart
            item={{ id: String(id), slug, title, image: picture.src, priceCents }}
            className={look}
          />
        )}
      </div>
      {isHolding && dialog ? (
        <dialog.default product={product} rule={holdRule} onClose={() => setHolding(false)} />
      ) : null}
    </>
  );
}
