import { formatMoney } from "#shop/money.ts";
import { savingLabel } from "./labels.ts";

interface PriceProps {
  priceCents: number;
  originalPriceCents?: number | undefined;
}

/** The price box's first lines: the price, what to compare it with, what that saves. */
export function Price({ priceCents, originalPriceCents = 0 }: PriceProps) {
  // A page that was made before the price went up knows no older one that is higher.
  const isReduced = priceCents < originalPriceCents;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="price text-4xl">{formatMoney(priceCents)}</span>
        {isReduced ? (
          <span className="text-ink-soft">
            compare at <s>{formatMoney(originalPriceCents)}</s>
          </span>
        ) : null}
      </p>
      {isReduced ? (
        <p className="mt-1 font-semibold text-tag">{savingLabel(priceCents, originalPriceCents)}</p>
      ) : null}
    </>
  );
}

/** For the bar that stays: said once already, above; here it is for the eye. */
export function BarPrice({ priceCents }: Pick<PriceProps, "priceCents">) {
  return (
    <strong
      aria-hidden="true"
      data-price={formatMoney(priceCents)}
      className="price mr-auto text-2xl md:hidden"
    />
  );
}
