import { Suspense, useRef, useState } from "react";
import { Link } from "react-router";
import { useShop } from "#app/site/use-shop.ts";
import { lazy } from "#app/start/lazy.ts";
import { button } from "#app/ui/button.ts";
import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast.ts";
import { formatMoney } from "#shop/money.ts";
import { summarize } from "./cart.ts";
import { useCartChanges } from "./cart-context.tsx";

// Shown with a full cart only, which no page is painted with.
const ZipField = lazy(async () => ({
  default: (await import("#app/delivery/zip-field.tsx")).ZipField,
}));

/** What the order comes to, the terms to agree to, and the way to pay. */
export function OrderSummary({ subtotal }: { subtotal: number }) {
  const shop = useShop();
  const { deliveryCents, totalCents } = summarize(subtotal, shop);
  const { clear } = useCartChanges();
  const [agreed, setAgreed] = useState(false);
  const [refused, setRefused] = useState(false);
  const isMissing = refused && !agreed;
  const terms = useRef<HTMLInputElement>(null);
  const reminder = useRef<AbortController>(undefined);

  function complete() {
    reminder.current?.abort();
    if (!agreed) {
      reminder.current = new AbortController();
      setRefused(true);
      terms.current?.focus();
      showToast({
        title: "Please review our policies",
        description:
          "You must agree to our Terms of Service and Return Policy before completing your purchase",
        tone: "destructive",
        until: reminder.current.signal,
      });
      return;
    }
    window.alert(
      `The ${shop.paymentProvider} checkout would start now. Total: ${formatMoney(totalCents)}`,
    );
    clear();
  }

  return (
    <section
      aria-labelledby="order-summary"
      className="rounded-card border border-line bg-surface p-5 sm:p-6 sticky top-24 max-lg:static"
    >
      <h2 id="order-summary" className="text-2xl">
        Order Summary
      </h2>
      <dl className="mt-5 grid grid-cols-[1fr_auto] gap-y-2">
        <dt>Subtotal</dt>
        <dd className="text-right tabular">{formatMoney(subtotal)}</dd>
        <dt>Shipping</dt>
        <dd className="text-right tabular">
          {deliveryCents === 0 ? (
            <strong className="text-spruce">FREE</strong>
          ) : (
            formatMoney(deliveryCents)
          )}
        </dd>
        <dt className="mt-2 border-t border-line pt-3 text-lg font-bold">Total</dt>
        <dd className="price mt-2 border-t border-line pt-3 text-right text-2xl" aria-live="polite">
          {formatMoney(totalCents)}
        </dd>
      </dl>
      <p className="mt-1 text-right text-sm text-ink-soft">{`before ${shop.state} sales tax, delivered in our local area`}</p>
      <p className="mt-1 text-right text-sm text-ink-soft">Rather pick it up? Ask when you call.</p>
      <p className="mt-5 font-semibold">
        All sales are final. Pieces are sold as is, with no implied warranties.
      </p>
      <label
        className={cn(
          "mt-2 flex items-start gap-3 rounded-lg border p-3",
          isMissing ? "border-tag bg-tag-wash" : "border-line bg-sunken",
        )}
      >
        <input
          ref={terms}
          type="checkbox"
          checked={agreed}
          onChange={() => setAgreed(!agreed)}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? "terms-missing" : undefined}
          className="mt-0.5 size-6"
        />
        <span>
          I have read and agree to the{" "}
          <PolicyLink to="/terms-of-service">Terms of Service</PolicyLink> and the{" "}
          <PolicyLink to="/return-policy">Return Policy</PolicyLink>
          {isMissing ? (
            <span id="terms-missing" className="block font-semibold text-tag">
              Please check this box first.
            </span>
          ) : null}
        </span>
      </label>
      <p className="mt-3">This page doesn’t take payment or place an order yet.</p>
      <a href={shop.phone.href} className={button("tag", "lg", "mt-3 w-full")}>
        <Icon name="phone" />
        {`Call ${shop.phone.label} to buy`}
      </a>
      <button type="button" onClick={complete} className={button("outline", "md", "mt-3 w-full")}>
        Complete Purchase with {shop.paymentProvider}
      </button>
      <Link to="/financing" prefetch="intent" className={button("outline", "md", "mt-3 w-full")}>
        {shop.askFinancing ?? "View Financing Options"}
      </Link>
    </section>
  );
}

/** How the order comes to the buyer: free or how far from it, what it costs and when, how it is looked over. */
export function OrderDelivery({ subtotal }: { subtotal: number }) {
  const [isOutside, setOutside] = useState(false);
  return (
    <section aria-label="Delivery" className="mt-4 rounded-card border border-line bg-surface p-5">
      <FreeDelivery subtotalCents={subtotal} isOutside={isOutside} />
      {/* As high as it is before it comes: the total stays where it was. */}
      <div className="mt-4 min-h-18">
        <Suspense>
          <ZipField orderCents={subtotal} onPlace={setOutside} />
        </Suspense>
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        Closeout items are sold as-is. Please inspect them at delivery and note any concerns on the
        delivery receipt.
      </p>
    </section>
  );
}

function FreeDelivery({ subtotalCents, isOutside }: { subtotalCents: number; isOutside: boolean }) {
  const shop = useShop();
  const { freeDeliveryFromCents } = shop;
  const { remainingCents } = summarize(subtotalCents, shop);
  const reachedCents = freeDeliveryFromCents - remainingCents;
  return (
    <div className="rounded-lg bg-spruce-wash p-4">
      <p id="free-delivery" className="flex items-center gap-2.5 font-semibold text-spruce">
        <Icon name="truck" />
        {remainingCents > 0
          ? `Add ${formatMoney(remainingCents)} more for free delivery!`
          : `Local delivery of your order is free.${isOutside ? " Delivery to you is by quote." : ""}`}
      </p>
      <div
        role="progressbar"
        aria-labelledby="free-delivery"
        aria-valuemax={freeDeliveryFromCents / 100}
        aria-valuenow={reachedCents / 100}
        className="mt-3 overflow-hidden rounded-full bg-surface"
      >
        <div
          className="h-2 bg-spruce-fill"
          style={{ width: `${(reachedCents / freeDeliveryFromCents) * 100}%` }}
        />
      </div>
    </div>
  );
}

function PolicyLink({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noopener" className="font-semibold text-spruce underline">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
