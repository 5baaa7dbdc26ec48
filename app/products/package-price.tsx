import { formatMoney } from "#app/lib/money.ts";
import type { PackageFacts } from "./package-facts.ts";
import { Price } from "./price.tsx";

/** A package's price and, where it has a plan, what a month costs and what that depends on. */
export function PackagePrice({
  basePriceCents,
  originalPriceCents,
  monthlyPaymentCents,
}: Pick<PackageFacts, "basePriceCents" | "originalPriceCents" | "monthlyPaymentCents">) {
  return (
    <>
      <Price priceCents={basePriceCents} originalPriceCents={originalPriceCents} />
      {monthlyPaymentCents ? (
        <p className="mt-3">
          or <strong className="text-lg">{formatMoney(monthlyPaymentCents)}/mo</strong>
          <span className="block text-sm text-ink-soft">
            Example payment, with approved credit; the lender’s terms decide.
          </span>
        </p>
      ) : null}
    </>
  );
}
