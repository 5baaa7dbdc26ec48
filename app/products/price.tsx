import { formatMoney } from "#shop/money.ts";
import { savingLabel } from "./labels.ts";

interface PriceProps {
  priceCents: number;
  originalPriceCents?: number | undefined;
  /** What the compare-at price is. */
  compareAt?: string | undefined;
}

/** The price box's first lines: the price, what to compare it with, what that saves. */
export function Price({ priceCents, originalPriceCents = 0, compareAt }: PriceProps) {
  // A page that was made before the price went up knows no older one that is higher.
  const isReduced = priceCents < originalPriceCents;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="price text-5xl leading-none">{formatMoney(priceCents)}</span>
        {isReduced ? (
          <span className="text-lg text-ink-soft">
            compare at <s>{formatMoney(originalPriceCents)}</s>
          </span>
        ) : null}
      </p>
      {isReduced ? (
        <p className="mt-2 text-lg font-semibold text-tag">
          {savingLabel(priceCents, originalPriceCents)}
          <span className="block text-sm font-normal text-ink-soft">{compareAt}</span>
        </p>
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
