/** Who finances a purchase, what is said beside a payment plan, and what a 0 % plan costs each month. */

import { formatMoney } from "./money.ts";
import { own } from "./own.ts";
import type { Package } from "./product.ts";
import type { Shop } from "./shop.ts";
import { andList, capitalized, numberWords } from "./words.ts";

/** What kind of agreement a lender offers. */
export type Plan = "zero-percent" | "deferred-interest" | "lease-to-own" | "other";

/** Who finances a purchase, as the financing page shows them. */
export interface Lender {
  slug: string;
  /** Stored with every lead as `financing_option`. */
  name: string;
  audience: string;
  terms: string;
  details: readonly string[];
  plan: Plan;
  /** How many months the example of a 0 % plan runs; only those have one. */
  exampleMonths?: number;
  /** Where the lender takes the application. */
  applicationUrl: string;
}

/** What is said beside a payment, by the kind of plan. */
export type Disclosures = Readonly<Record<Plan, string>>;

/** What a snapshot says of paying over time. */
interface Financing {
  lenders: readonly Lender[];
  disclosures: Disclosures;
  shop: Pick<Shop, "monthlyPaymentsShown">;
}

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

/**
 * Whether pages may say "good credit, new credit and no credit": one plan asks for good credit, and one lease for no
 * check of it.
 */
export function servesEveryCredit(lenders: readonly Lender[]) {
  return lenders.some(({ plan }) => plan === "zero-percent") && lenders.some(leasesWithoutCheck);
}

/** Whether it leases and says that no credit is checked. */
export const leasesWithoutCheck = ({ plan, terms, details }: Lender) =>
  plan === "lease-to-own" && [terms, ...details].some((line) => /\bno credit check/i.test(line));

/** "Two lenders and two lease-to-own companies": who finances a purchase, as a sentence begins. */
export function countFinancing(lenders: readonly Lender[]) {
  const leases = lenders.filter(({ plan }) => plan === "lease-to-own").length;
  const loans = lenders.length - leases;
  const kinds = [
    loans > 0 && `${numberWords(loans)} ${loans === 1 ? "lender" : "lenders"}`,
    leases > 0 && `${numberWords(leases)} lease-to-own ${leases === 1 ? "company" : "companies"}`,
  ];
  return capitalized(andList(kinds.filter((kind) => kind !== false)));
}

type Terms = Pick<Lender, "plan" | "terms">;

/** "90 days", where the terms say that so long no interest is due. */
const periodOf = ({ terms }: Terms) =>
  terms.match(/\b(\d+ (?:days|months))(?= (?:with )?no interest| (?:same )?as cash)/i)?.[1];

/**
 * What has to stand right beside the terms, as large as they are: on what "no interest" depends, before how long it
 * lasts (12 CFR 1026.16(h)), that a lease is one, and that a rate is an APR.
 */
export function termsCondition(lender: Terms): string {
  const period = periodOf(lender);
  switch (lender.plan) {
    case "zero-percent":
      return "0% APR with approved credit. Example below.";
    case "deferred-interest":
      return period
        ? `No interest if paid in full within ${period}`
        : "No interest if paid in full on time";
    case "lease-to-own":
      return `Lease-to-own, not a loan. ${period ? `To pay only the cash price, you must pay it all within ${period}. ` : ""}The scheduled payments cost more, often much more.`;
    case "other":
      return "";
  }
}

/** "90 days no interest (no interest if paid in full within 90 days)": terms in a sentence, with their condition. */
export function termsWords(lender: Terms) {
  const condition =
    lender.plan === "deferred-interest"
      ? termsCondition(lender).replace("N", "n")
      : lender.plan === "zero-percent"
        ? "0% APR with approved credit"
        : lender.plan === "lease-to-own"
          ? "lease-to-own, costs more than the cash price unless bought early"
          : "";
  return condition ? `${lender.terms} (${condition})` : lender.terms;
}

/** The sentence of the lender's kind of plan, filled. */
export function disclosureOf(financing: Financing, lender: Lender): string {
  return filled(financing, lender, exampleCents, monthlyCentsOf(exampleCents, lender));
}

/**
 * What a month costs with the first 0 % plan: for a product only while the owner shows it, and never
 * with any other kind of plan.
 */
export function monthlyPayment(
  financing: Financing,
  priceCents: number,
): MonthlyPayment | undefined {
  const lender = zeroPercentLender(financing);
  if (!lender || !financing.shop.monthlyPaymentsShown) return undefined;
  const monthlyCents = monthlyCentsOf(priceCents, lender);
  return monthlyCents < leastMonthlyCents
    ? undefined
    : paymentOf(financing, lender, priceCents, monthlyCents);
}

/** A package's own figure, in as many months as it needs. */
export function packagePayment(
  financing: Financing,
  { basePriceCents, monthlyPaymentCents }: Package,
): MonthlyPayment | undefined {
  const lender = zeroPercentLender(financing);
  if (!lender || !monthlyPaymentCents) return undefined;
  return paymentOf(financing, lender, basePriceCents, monthlyPaymentCents);
}

function zeroPercentLender({ lenders }: Financing) {
  return lenders.find(({ plan }) => plan === "zero-percent");
}

/** Whole dollars, so that the last payment is the smaller one. */
function monthlyCentsOf(priceCents: number, { exampleMonths = 12 }: Lender) {
  return Math.ceil(priceCents / exampleMonths / 100) * 100;
}

function paymentOf(
  financing: Financing,
  lender: Lender,
  priceCents: number,
  monthlyCents: number,
): MonthlyPayment {
  return {
    monthly: formatMoney(monthlyCents),
    months: Math.ceil(priceCents / monthlyCents),
    disclosure: filled(financing, lender, priceCents, monthlyCents),
  };
}

function filled(
  { disclosures }: Financing,
  lender: Lender,
  amountCents: number,
  monthlyCents: number,
) {
  const facts: Record<string, string> = {
    lender: lender.name,
    period: periodOf(lender) ?? "the period in the agreement",
    amount: formatMoney(amountCents),
    months: String(Math.ceil(amountCents / monthlyCents)),
    payments: paymentsInWords(amountCents, monthlyCents),
  };
  return disclosures[lender.plan].replace(
    /\{(\w+)\}/g,
    (asked, name: string) => own(facts, name) ?? asked,
  );
}

/** "11 payments of $125 and a final payment of $124". */
function paymentsInWords(amountCents: number, monthlyCents: number) {
  const whole = Math.floor(amountCents / monthlyCents);
  const last = amountCents - whole * monthlyCents;
  const equal = `${whole} payments of ${formatMoney(monthlyCents)}`;
  return last === 0 ? equal : `${equal} and a final payment of ${formatMoney(last)}`;
}
