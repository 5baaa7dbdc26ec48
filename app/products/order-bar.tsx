import { useState } from "react";
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

/** Stays in sight while a product is looked at: its price, the phone, and the request to hold it. */
export function OrderBar({ facts: { product, holdRule }, className }: OrderBarProps) {
  const { phone } = useShop();
  const [isHolding, setHolding] = useState(false);
  const dialog = usePart(loadDialog, isHolding);
  const { stock, priceCents } = product;
  return (
    <>
      <div className={cn("flex flex-wrap items-center gap-2", className)}>
        <BarPrice priceCents={priceCents} />
        {stock.east + stock.west > 0 ? (
          <button
            type="button"
            className={button("outline", "md", "px-3! sm:px-5! md:flex-1 whitespace-nowrap")}
            onClick={() => setHolding(true)}
          >
            Hold It
          </button>
        ) : null}
        <a
          href={phone.href}
          className={button("tag", "md", "px-3! sm:px-5! md:flex-1 whitespace-nowrap")}
        >
          <Icon name="phone" />
          Call to Order
        </a>
      </div>
      {isHolding && dialog ? (
        <dialog.default product={product} rule={holdRule} onClose={() => setHolding(false)} />
      ) : null}
    </>
  );
}
