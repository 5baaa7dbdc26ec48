/**
 * The four lenders, in the order of their cards. SAMPLE DATA, invented names: the owner replaces it
 * here, in supabase/schemas/95_rows.sql and in a new migration (a test holds this list and the table `public.lenders` equal).
 */

import type { Lender } from "#shop/lenders.ts";

export const lenders: readonly Lender[] = [
  {
    slug: "harbor-first",
    name: "Harbor First Financing",
    audience: "For Good Credit",
    terms: "0% interest plans, 6 months to 4 years",
    details: [
      "Monthly payments, no penalty for paying early",
      "One credit check when you apply",
      "Miss a payment and you may owe a fee and lose the 0% rate",
    ],
    plan: "zero-percent",
    exampleMonths: 12,
    applicationUrl: "https://apply.example.com/harbor-first",
  },
  {
    slug: "bridgewater",
    name: "Bridgewater Credit",
    audience: "Credit Needed",
    terms: "90 days no interest, may require a credit pull",
    details: [
      "For building or rebuilding credit",
      "Usually an answer while you wait",
      "Not paid off in 90 days? You owe interest from day one",
    ],
    plan: "deferred-interest",
    applicationUrl: "https://apply.example.com/bridgewater",
  },
  {
    slug: "easy-lane",
    name: "Easy Lane Leasing",
    audience: "No Credit Needed",
    terms: "100 days no interest, no credit check",
    details: [
      "A lease-to-own agreement, not a loan",
      "Own it early within 100 days at the cash price",
      "After 100 days the lease costs more than the cash price",
    ],
    plan: "lease-to-own",
    applicationUrl: "https://apply.example.com/easy-lane",
  },
  {
    slug: "northstar",
    name: "Northstar Lease-to-Own",
    audience: "No Credit Needed",
    terms: "100 days no interest, no credit check",
    details: [
      "A lease-to-own agreement, not a loan",
      "Own it early within 100 days at the cash price",
      "After 100 days the lease costs more than the cash price",
    ],
    plan: "lease-to-own",
    applicationUrl: "https://apply.example.com/northstar",
  },
];
