import * as v from "valibot";
import type { Plan } from "#shop/lenders.ts";
import { checkbox, field } from "../kit/fields.tsx";
import { httpsLink, parts, partsOf, picked, together, wholeNumber, words } from "../kit/schema.ts";

const planNames: Readonly<Record<Plan, string>> = {
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

export const lenderSchema = v.pipe(
  together(
    v.object({
      active: checkbox("Offered on the site"),
      name: field("Name", words(60, "Enter the lender’s name, up to 60 characters.")),
      audience: field("Who it’s for", words(60, "Enter who it’s for, up to 60 characters.")),
      plan: field(
        "Kind of agreement",
        picked(Object.keys(planNames) as Plan[], "Choose what kind of agreement it is."),
        { options: Object.entries(planNames) },
      ),
      terms: field("Terms", words(120, "Enter the terms on one line, up to 120 characters.")),
      application_url: field(
        "Link to apply",
        v.pipe(
          httpsLink("Enter an application link that starts with https:// and has no spaces."),
          v.maxLength(
            400,
            "Enter an application link of up to 400 characters, so it fits in a text.",
          ),
        ),
        { type: "url", width: "full" },
      ),
      details: field(
        "Lines below the terms",
        v.pipe(parts(), v.maxLength(8, "Up to 8 lines fit below the terms.")),
        { rows: 3 },
      ),
      example_months: field("Months in the payment example", v.string(), {
        inputMode: "numeric",
        shownIf: ({ plan }) => plan === "zero-percent",
      }),
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
