import type { MonthlyPayment } from "#shop/lenders.ts";

/** What a month costs, and beside it everything the law wants said with that. */
export function PayOverTime({ payment }: { payment: MonthlyPayment | undefined }) {
  if (!payment) return null;
  return (
    <p className="mt-3">
      or <strong className="text-lg">{`${payment.monthly}/mo`}</strong>
      <span className="block text-sm text-ink-soft">{payment.disclosure}</span>
    </p>
  );
}
