import type { PackageFacts } from "./package-facts.ts";
import { PayOverTime } from "./pay-over-time.tsx";
import { Price } from "./price.tsx";

/** A package's price and, where it has a plan, what a month costs and what that depends on. */
export function PackagePrice({
  basePriceCents,
  originalPriceCents,
  payment,
}: Pick<PackageFacts, "basePriceCents" | "originalPriceCents" | "payment">) {
  return (
    <>
      <Price priceCents={basePriceCents} originalPriceCents={originalPriceCents} />
      <PayOverTime payment={payment} />
    </>
  );
}
