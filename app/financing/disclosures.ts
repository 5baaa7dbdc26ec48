/** What is said beside a payment plan, and what a 0 % plan costs each month. For loaders. */
import type { Package } from "#app/catalog/product.ts";
import type { Snapshot } from "#app/catalog/snapshot.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { Lender } from "./lender.ts";

/** A month's payment as shown, "$125", with what must stand beside it. */
export interface MonthlyPayment {
  monthly: string;
  months: number;
  disclosure: string;
}

/** The lenders' cards explain a 0 % plan with this sum: integer cents. */
const exampleCents = 120_000;

/** Smaller payments are not worth a lender's while. Integer cents. */
const leastMonthlyCents = 2_500;

/** The sentence of the lender's kind of plan, filled. */
export function disclosureOf(snapshot: Snapshot, lender: Lender): string {
  return filled(snapshot, lender, exampleCents, monthlyCentsOf(exampleCents, lender));
}

/**
 * What a month costs with the first 0 % plan: for a piece only while the owner shows it, and never
 * with any other kind of plan.
 */
export function monthlyPayment(snapshot: Snapshot, priceCents: number): MonthlyPayment | undefined {
  const lender = zeroPercentLender(snapshot);
  if (!lender || !snapshot.shop.monthlyPaymentsShown) return undefined;
  const monthlyCents = monthlyCentsOf(priceCents, lender);
  return monthlyCents < leastMonthlyCents
    ? undefined
    : paymentOf(snapshot, lender, priceCents, monthlyCents);
}

/** A package's own figure, in as many months as it needs. */
export function packagePayment(
  snapshot: Snapshot,
  { basePriceCents, monthlyPaymentCents }: Package,
): MonthlyPayment | undefined {
  const lender = zeroPercentLender(snapshot);
  if (!lender || !monthlyPaymentCents) return undefined;
  return paymentOf(snapshot, lender, basePriceCents, monthlyPaymentCents);
}

function zeroPercentLender({ lenders }: Snapshot) {
  return lenders.find(({ plan }) => plan === "zero-percent");
}

/** Whole dollars, so that the last payment is the smaller one. */
function monthlyCentsOf(priceCents: number, { exampleMonths = 12 }: Lender) {
  return Math.ceil(priceCents / exampleMonths / 100) * 100;
}

function paymentOf(
  snapshot: Snapshot,
  lender: Lender,
  priceCents: number,
  monthlyCents: number,
): MonthlyPayment {
  return {
    monthly: formatMoney(monthlyCents),
    months: Math.ceil(priceCents / monthlyCents),
    disclosure: filled(snapshot, lender, priceCents, monthlyCents),
  };
}

function filled(
  { disclosures }: Snapshot,
  lender: Lender,
  amountCents: number,
  monthlyCents: number,
) {
  const facts: Record<string, string> = {
    lender: lender.name,
    amount: formatMoney(amountCents),
    months: String(Math.ceil(amountCents / monthlyCents)),
    payments: paymentsInWords(amountCents, monthlyCents),
  };
  return disclosures[lender.plan].replace(
    /\{(\w+)\}/g,
    (asked, name: string) => facts[name] ?? asked,
  );
}

/** "11 payments of $125 and a last one of $124". */
function paymentsInWords(amountCents: number, monthlyCents: number) {
  const whole = Math.floor(amountCents / monthlyCents);
  const last = amountCents - whole * monthlyCents;
  const equal = `${whole} payments of ${formatMoney(monthlyCents)}`;
  return last === 0 ? equal : `${equal} and a last one of ${formatMoney(last)}`;
}
