/** What the form of a lender holds, as texts, and the row that it becomes. */
import type { Tables } from "#supabase/database.types.ts";

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

/** The row that a form stands for, or what is wrong with it. Only a 0% plan has an example in months. */
export function lenderOf(
  fields: LenderFields,
  plan: string,
): { row: LenderRow } | { problem: string } {
  const [name, audience, terms] = [fields.name.trim(), fields.audience.trim(), fields.terms.trim()];
  const details = fields.details
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const link = fields.link.trim();
  if (!name || name.length > 60)
    return { problem: "Write the lender’s name, in up to 60 characters." };
  if (!audience || audience.length > 60) {
    return { problem: "Write whom it is for, in up to 60 characters." };
  }
  if (!terms || terms.length > 120) {
    return { problem: "Write the terms in one line, in up to 120 characters." };
  }
  if (details.length > 8) return { problem: "Up to 8 lines fit below the terms." };
  if (!URL.canParse(link) || !/^https:\/\/\S+$/.test(link)) {
    return { problem: "The link to apply begins with https:// and has no spaces." };
  }
  if (link.length > 400) {
    return { problem: "The link to apply has up to 400 characters: it has to fit into a text." };
  }
  const isZeroPercent = plan === "zero-percent";
  const months = Number(fields.months);
  if (isZeroPercent && !(Number.isInteger(months) && months >= 3 && months <= 72)) {
    return { problem: "The example runs 3 to 72 months." };
  }
  return {
    row: {
      ...{ name, audience, terms, details },
      application_url: link,
      active: fields.active === "yes",
      example_months: isZeroPercent ? months : null,
    },
  };
}
