/** What the form of a lender holds, as texts, and the row that it becomes. */
import * as v from "valibot";
import type { Tables } from "#supabase/database.types.ts";
import { httpsLink, wholeNumber, words, yes } from "../kit/schema.ts";

export type LenderRow = Pick<
  Tables<"lenders">,
  "name" | "audience" | "terms" | "details" | "application_url" | "active" | "example_months"
>;
export type LenderFields = Record<
  "name" | "audience" | "terms" | "details" | "link" | "active" | "months",
  string
>;

export const lenderFields = (row: LenderRow): LenderFields => ({
  name: row.name,
  audience: row.audience,
  terms: row.terms,
  details: row.details.join("\n"),
  link: row.application_url,
  active: row.active ? "yes" : "no",
  months: row.example_months === null ? "" : String(row.example_months),
});

/** The row that a form stands for. Only a 0% plan has an example in months. */
export const lenderSchema = (plan: string): v.GenericSchema<LenderFields, LenderRow> =>
  v.pipe(
    v.object({
      name: words(60, "Write the lender’s name, in up to 60 characters."),
      audience: words(60, "Write whom it is for, in up to 60 characters."),
      terms: words(120, "Write the terms in one line, in up to 120 characters."),
      details: v.pipe(
        v.string(),
        v.transform((text) => text.split("\n").flatMap((line) => line.trim() || [])),
        v.maxLength(8, "Up to 8 lines fit below the terms."),
      ),
      link: v.pipe(
        httpsLink("The link to apply begins with https:// and has no spaces."),
        v.maxLength(400, "The link to apply has up to 400 characters: it has to fit into a text."),
      ),
      active: yes,
      months:
        plan === "zero-percent"
          ? wholeNumber(3, 72, "The example runs 3 to 72 months.")
          : v.pipe(
              v.string(),
              v.transform(() => null),
            ),
    }),
    v.transform(({ link, months, ...row }) => ({
      ...row,
      application_url: link,
      example_months: months,
    })),
  );
