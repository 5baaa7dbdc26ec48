/** What the form of a lender holds, as texts, and the row that it becomes. */
import * as v from "valibot";
import type { Plan } from "#shop/lenders.ts";
import type { Tables } from "#supabase/database.types.ts";
import { checkFields, httpsLink, partsOf, wholeNumber, words, yes } from "../kit/schema.ts";

export type LenderRow = Omit<
  Tables<"lenders">,
  "id" | "slug" | "position" | "is_sample" | "version" | "updated_at"
>;
export type LenderFields = ReturnType<typeof lenderFields>;

/** The kinds of agreement, as the form offers them. */
export const planNames: Readonly<Record<Plan, string>> = {
  "zero-percent": "Financing at 0%",
  "deferred-interest": "No interest if paid on time (deferred interest)",
  "lease-to-own": "Lease-to-own",
  other: "Other financing",
};

export const lenderFields = (row: LenderRow) => ({
  name: row.name,
  audience: row.audience,
  terms: row.terms,
  details: row.details.join("\n"),
  link: row.application_url,
  active: row.active ? "yes" : "no",
  months: row.example_months === null ? "" : String(row.example_months),
  plan: row.plan as string,
});

/** As `lenders_no_payment_without_its_words` in SQL says it. */
const payment = /\$ ?\d[\d.,]* ?(\/|an? |per |each |every )? ?(day|week|month|mo\b|payday)/i;
const paymentless = (plan: string) => plan === "lease-to-own" || plan === "other";
const noPayment =
  "Don’t give a monthly or weekly payment here. The law requires more disclosure with it.";

const months = wholeNumber(3, 72, "The example runs 3 to 72 months.");

/** The row that a form stands for. Only a 0% plan has an example in months. */
export const lenderSchema: v.GenericSchema<LenderFields, LenderRow> = v.pipe(
  v.object({
    name: words(60, "Enter the lender’s name, up to 60 characters."),
    audience: words(60, "Enter who it’s for, up to 60 characters."),
    terms: words(120, "Enter the terms on one line, up to 120 characters."),
    details: v.pipe(
      v.string(),
      v.transform((text) => partsOf(text)),
      v.maxLength(8, "Up to 8 lines fit below the terms."),
    ),
    link: v.pipe(
      httpsLink("Enter an application link that starts with https:// and has no spaces."),
      v.maxLength(400, "Enter an application link of up to 400 characters, so it fits in a text."),
    ),
    active: yes,
    plan: v.picklist(Object.keys(planNames) as Plan[], "Choose what kind of agreement it is."),
    months: v.string(),
  }),
  checkFields(({ plan, terms, details, months: typed }) => ({
    ...(plan === "zero-percent" && {
      months: v.safeParse(months, typed).issues?.[0].message,
    }),
    ...(paymentless(plan) && {
      terms: payment.test(terms) ? noPayment : undefined,
      details: details.some((line) => payment.test(line)) ? noPayment : undefined,
    }),
  })),
  v.transform(({ link, months, ...row }) => ({
    ...row,
    application_url: link,
    example_months: row.plan === "zero-percent" ? Number(months) : null,
  })),
);
