import { expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import {
  countFinancing,
  disclosureOf,
  type Lender,
  leasesWithoutCheck,
  monthlyPayment,
  packagePayment,
  servesEveryCredit,
  termsCondition,
  termsWords,
} from "./lenders.ts";
import type { Package } from "./product.ts";

const amounts = (words: string) =>
  [...words.matchAll(/\$([\d,]+)/g)].map(([, dollars]) => Number(dollars!.replace(",", "")));

/** What the payments in the words come to, in dollars. */
function paid(words: string) {
  const [, count, each] = words.match(/(\d+) payments of \$([\d,]+)/)!;
  const last = words.match(/a final payment of \$([\d,]+)/)?.[1] ?? "0";
  return Number(count) * Number(each!.replace(",", "")) + Number(last);
}

test.each([30_000, 49_900, 119_900, 249_900])(
  "at %d cents the payments come to the price, and term, rate and down payment are named",
  (priceCents) => {
    const { disclosure, months } = monthlyPayment(sample, priceCents)!;
    expect(amounts(disclosure)[0]).toBe(priceCents / 100);
    expect(paid(disclosure)).toBe(priceCents / 100);
    expect(disclosure).toContain(`0% APR for ${months} months`);
    expect(disclosure).toContain("no down payment");
  },
);

test.each(sample.packages.filter(({ monthlyPaymentCents }) => monthlyPaymentCents))(
  "$name: its own monthly figure comes to its price",
  (sold) => {
    const { monthly, disclosure } = packagePayment(sample, sold)!;
    expect(monthly).toBe(`$${sold.monthlyPaymentCents! / 100}`);
    expect(paid(disclosure)).toBe(sold.basePriceCents / 100);
  },
);

test("no month is named where the owner does not want it, and packages keep their own figures", () => {
  const shop = { ...sample.shop, monthlyPaymentsShown: false };
  expect(monthlyPayment({ ...sample, shop }, 99_900)).toBeUndefined();
  expect(packagePayment({ ...sample, shop }, sample.packages[0] as Package)).toBeDefined();
});

test("a lease is never put into months, and says that it is none of a loan", () => {
  const lenders = sample.lenders.filter(({ plan }) => plan !== "zero-percent");
  expect(monthlyPayment({ ...sample, lenders }, 99_900)).toBeUndefined();
  for (const lender of lenders.filter(({ plan }) => plan === "lease-to-own")) {
    const words = disclosureOf(sample, lender);
    expect(words).toContain("not a loan");
    expect(words).toContain(lender.name);
    expect(words).not.toMatch(/\$\d/);
  }
});

test("financing of another kind has words of its own, without an amount", () => {
  const lender = { ...sample.lenders[0]!, plan: "other" as const };
  const financing = { ...sample, lenders: [lender] };
  expect(monthlyPayment(financing, 99_900)).toBeUndefined();
  expect(packagePayment(financing, sample.packages[0] as Package)).toBeUndefined();
  expect(disclosureOf(financing, lender)).toMatch(/^Harbor First Financing sets the terms[^{$]*$/);
});

test("every kind of credit is spoken of where a plan asks for a good one, and a lease for no check", () => {
  const [zero, deferred, lease] = sample.lenders as [Lender, Lender, Lender];
  const checking = { ...lease, terms: "Own it in a year", details: ["A lease, not a loan"] };
  expect(servesEveryCredit([zero, deferred, lease])).toBe(true);
  expect([[], [zero, deferred], [lease], [zero, checking]].map(servesEveryCredit)).toEqual(
    Array(4).fill(false),
  );
  expect([lease, checking, { ...lease, plan: "other" as const }].map(leasesWithoutCheck)).toEqual([
    true,
    false,
    false,
  ]);
});

test("each lender's words are whole, and those of the owner's counsel stand before ours", () => {
  for (const lender of sample.lenders) {
    expect(disclosureOf(sample, lender)).not.toMatch(/[{}]/);
    const disclosures = { ...sample.disclosures, [lender.plan]: "Ask {lender}." };
    expect(disclosureOf({ ...sample, disclosures }, lender)).toBe(`Ask ${lender.name}.`);
  }
});

test("a number of days that a lender's lines name is that of its terms", () => {
  const days = (words: string) => [...words.matchAll(/(\d+) days/g)].map(([, count]) => count);
  for (const { terms, details } of sample.lenders) {
    for (const count of details.flatMap(days)) expect(days(terms)).toContain(count);
  }
});

test("small sums are not put into months", () => {
  expect(monthlyPayment(sample, 9_900)).toBeUndefined();
});

test("“no interest” stands beside its condition, and a lease beside its name, in every sentence", () => {
  const [plan, deferred, lease] = sample.lenders.map(termsWords);
  expect(plan).toBe("0% interest plans, 6 months to 4 years (0% APR with approved credit)");
  expect(deferred).toBe(
    "90 days no interest, may require a credit pull (no interest if paid in full within 90 days)",
  );
  expect(lease).toMatch(/\(lease-to-own, /);
  const conditions = sample.lenders.map(termsCondition);
  expect(conditions[0]).toMatch(/APR/);
  // The condition, then how long (12 CFR 1026.16(h)(3)).
  expect(conditions[1]).toMatch(/if paid in full within 90 days/);
  for (const condition of conditions.slice(2)) {
    expect(condition).toMatch(/not a loan.*cash price.*within 100 days.*cost more/);
  }
  expect(termsCondition({ plan: "lease-to-own", terms: "Ask us" })).not.toMatch(/\d/);
  expect(countFinancing(sample.lenders)).toBe("Two lenders and two lease-to-own companies");
  expect(countFinancing(sample.lenders.slice(0, 1))).toBe("One lender");
  expect(countFinancing(sample.lenders.slice(3))).toBe("One lease-to-own company");
});
