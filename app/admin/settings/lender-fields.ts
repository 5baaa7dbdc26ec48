/** What the form of a lender holds, as texts, and the row that it becomes. */
import * as v from "valibot";
import type { Plan } from "#shop/lenders.ts";
import {
  httpsLink,
  parts,
  partsOf,
  picked,
  together,
  wholeNumber,
  words,
  yes,
} from "../kit/schema.ts";

/** The kinds of agreement, as the form offers them. */
export const planNames: Readonly<Record<Plan, string>> = {
  "zero-percent": "Financing at 0%",
  "deferred-interest": "No interest if paid on time (deferred interest)",
  "lease-to-own": "Lease-to-own",
  other: "Other financing",
};

/** As `lenders_no_payment_without_its_words` in SQL says it. */
const payment = /\$ ?\d[\d.,]* ?(\/|an? |per |each |every )? ?(day|week|month|mo\b|payday)/i;
const paymentless = (plan: string) => plan === "lease-to-own" || plan === "other";
const noPayment =
  "Don’t give a monthly or weekly payment here. The law requires more disclosure with it.";

const months = wholeNumber(3, 72, "The example runs 3 to 72 months.");

/** The row that a form stands for. Only a 0% plan has an example in months. */
export const lenderSchema = v.pipe(
  together(
    v.object({
      name: words(60, "Enter the lender’s name, up to 60 characters."),
      audience: words(60, "Enter who it’s for, up to 60 characters."),
      terms: words(120, "Enter the terms on one line, up to 120 characters."),
      details: v.pipe(parts(), v.maxLength(8, "Up to 8 lines fit below the terms.")),
      application_url: v.pipe(
        httpsLink("Enter an application link that starts with https:// and has no spaces."),
        v.maxLength(
          400,
          "Enter an application link of up to 400 characters, so it fits in a text.",
        ),
      ),
      active: yes,
      plan: picked(Object.keys(planNames) as Plan[], "Choose what kind of agreement it is."),
      example_months: v.string(),
    }),
    ({ plan, terms, details, example_months }) => ({
      ...(plan === "zero-percent" && {
        example_months: v.safeParse(months, example_months).issues?.[0].message,
      }),
      ...(paymentless(plan) && {
        terms: payment.test(terms) ? noPayment : undefined,
        details: partsOf(details).some((line) => payment.test(line)) ? noPayment : undefined,
      }),
    }),
  ),
  v.transform((row) => ({
    ...row,
    example_months: row.plan === "zero-percent" ? Number(row.example_months) : null,
  })),
);
